## One move to try, on the home page
taste-pill = Try it: one move
taste-title = Bring three together
taste-about = Shift the middle row by one place. It costs a gem of the kind that goes around to the other end.
taste-hand = your only gem: a sapphire
taste-show = Show me
taste-board = A carpet of five rows with five gems each. If the middle row goes one place to the left, topazes stand in a line in the second column and rubies in the fourth.
taste-left = Shift the middle row left
taste-right = Shift the middle row right
taste-done = Two runs with one shift
taste-solved = { $points ->
    [one] Three topazes and three rubies in a line: { $points } point.
   *[other] Three topazes and three rubies in a line: { $points } points.
}
taste-nothing = Your sapphire pays for that, but no three come together. Follow the lit arrow.
taste-other-gem = Another gem goes around there, and you have only a sapphire. Follow the lit arrow.
taste-play = Play Nizam now
