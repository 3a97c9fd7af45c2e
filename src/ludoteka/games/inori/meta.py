"""What a lobby shows of Inori."""

from ludoteka.core.game import Form, Meta

META = Meta(
    key="inori",
    version=1,
    prefix="INO",
    forms=(Form("inori", (2, 3, 4)),),
    options=(),  # INO-158
    minutes=(30, 40),
    age=10,
)
