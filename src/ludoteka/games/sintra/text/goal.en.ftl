### What one wants, what a turn is, what scores, how it ends.

goal-sintra-1 = Let light into your palace
    .text = Fill a strip with five panes: its window lights up and scores, and so does every lit window to its right.
goal-sintra-2 = Take all of one colour
    .text = From one display; the rest slides to the centre. Or take a colour from the centre.
goal-sintra-3 = Put them on one strip
    .text = Under your glazier or to his right. Too many? The rest *breaks*. Sending him back left costs a turn.
goal-sintra-4 = A full strip scores
    .text = +1 for each pane in the colour of the round, the number below, and the numbers of lit windows to the right.
goal-sintra-5 = Six rounds, then the sum
    .text = Four panes round an ornament: 10. Broken glass: minus. *The most points win*.
