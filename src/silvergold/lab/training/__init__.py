"""Training a network by letting it play against itself: needs PyTorch (the extra `train`)."""
