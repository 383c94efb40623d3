"""Players that learn: self-play, the fitting of a net, and the rounds of both."""
