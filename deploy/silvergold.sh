#!/bin/sh
# Runs any command of Silver & Gold as the service's user, with the service's settings; docs/hosting.md
# explains how to install it. Run it as root, because only root can read /etc/silvergold.env.

exec systemd-run --quiet --pipe --wait --collect \
    --property=User=silvergold \
    --property=UMask=0077 \
    --property=Environment=SILVERGOLD_DATA=/var/lib/silvergold \
    --property=Environment=NUMBA_CACHE_DIR=/var/cache/silvergold \
    --property=EnvironmentFile=-/etc/silvergold.env \
    /opt/silvergold/bin/silvergold "$@"
