"""What a pack of the game may say as it likes."""

from hypothesis import strategies as st

from ludoteka.games.nizam.pack import Schema

SCHEMA = Schema
VARIED = {
    "run_value[].points": st.integers(0, 25),
    "scoring.bonus_per_additional_run": st.integers(0, 10),
    "setup.hand_start": st.integers(0, 6),
    "setup_nizam[].hand_limit": st.just(0) | st.integers(6, 100),
    "setup_nizam[].end_exhaustions": st.integers(1, 20),
}
FIXED = {"gem[].id", "run_value[].length", "setup_nizam[].players", "setup_pearl[].players"}
NUMBERED = set[str]()
