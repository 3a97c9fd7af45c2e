### What one wants, what a turn is, what scores, how it ends.

goal-whispers-1 = Rule from the shadows
    .text = Nobody owns an empire. You have *five secret loyalties*: you want cities for your ×4, and none for your ×−1.
goal-whispers-2 = Place agents in the councils
    .text = An agent decides for its own position *and the empty ones left of it*.
goal-whispers-3 = Then the empires act
    .text = In this order, position by position: add banners, draw cards, attack, move an agent.
goal-whispers-4 = No dice
    .text = Banners fall one for one; a fort destroys one attacker first. Who stands takes the region *and its city*.
goal-whispers-5 = After four rounds, count
    .text = Cities × loyalty. *The most points win*. Between rounds you may swap two, but then all see them.
