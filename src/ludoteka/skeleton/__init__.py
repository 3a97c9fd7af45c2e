"""A small complete game, which `ludoteka new` copies into the folders of a new one."""
