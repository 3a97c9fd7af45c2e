## Help

help-title = Help
help-learn = I am new to a game
help-learn-about = Open the game from the home page: five pictures say what it is about. “Learn by playing” starts a first game with a coach who shows you each step; it takes about six minutes.
help-play = How do I play?
help-play-about = Things you may choose have a thin green line and a dot. Point at them to see what would happen; click to choose. Escape takes the last step back. If you click something that is not allowed, the table says which rule forbids it.
help-marks = What do the marks mean?
help-marks-about = A thin green line: you may choose this. Orange: you have chosen it. Blue: the keyboard is here. A dashed outline: what would happen. Every player has a colour and a shape; a small robot marks a bot.
help-turn = Why can’t I do anything?
help-turn-about = The line above the board always says whom the table waits for.
help-undo = I made a mistake
help-undo-about = “Take back” is free as long as nothing was drawn or shown and nobody else has moved. After that the others are asked.
help-invite = How do I invite friends?
help-invite-about = “New table”, leave a seat open, and send the link: whoever opens it gives a name and sits down. Nobody needs an account. For one device, choose “This device”: the table asks you to pass it on.
help-leave = I must go
help-leave-about = Close the page: the table waits. Or leave: a bot plays for you until you come back by the same link.
help-fair = Is chance fair?
help-fair-about = Yes, and you can check it: chance is sealed before the first deal and opened at the end of the game. Bots see only what their seat sees.
