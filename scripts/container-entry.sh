#!/bin/sh
# container-entry.sh USER COMMAND…: as root, becomes the user and keeps only the rights to start and end programs of
# another user; as anybody else, changes nothing.
set -eu
user=$1
shift
kept=-all,+setuid,+setgid,+kill
[ "$(id -u)" = 0 ] || exec "$@"
exec setpriv --reuid "$user" --regid "$user" --init-groups --inh-caps "$kept" --ambient-caps "$kept" --bounding-set "$kept" -- "$@"
