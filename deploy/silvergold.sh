#!/bin/sh
# Any command of Silver & Gold, as the user and with the store of the service; docs/hosting.md tells
# how to install it. It needs root, who alone may read /etc/silvergold.env.

exec systemd-run --quiet --pipe --wait --collect \
    --property=User=silvergold \
    --property=UMask=0077 \
    --property=Environment=SILVERGOLD_DATA=/var/lib/silvergold \
    --property=Environment=NUMBA_CACHE_DIR=/var/cache/silvergold \
    --property=EnvironmentFile=-/etc/silvergold.env \
    /opt/silvergold/bin/silvergold "$@"
