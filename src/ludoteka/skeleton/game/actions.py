"""The action table. TODO: kind("name", argument("what", labels)) for actions with arguments."""

from ludoteka.core.actions import Actions, kind

ACTIONS = Actions(kind("keep"), kind("back"))
KEEP, BACK = ACTIONS.first("keep"), ACTIONS.first("back")
