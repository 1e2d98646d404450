"""Fair deals: sg-deal-v1, by which a deal is fixed before play and can be checked afterwards."""

from silvergold.deals.fair import SCHEME, SEED_SIZE, FairDeal
from silvergold.deals.proof import KEY, FairDealError, check, proof

__all__ = ["KEY", "SCHEME", "SEED_SIZE", "FairDeal", "FairDealError", "check", "proof"]
