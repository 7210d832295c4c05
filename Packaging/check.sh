#!/bin/sh
# check.sh FOLDER PROGRAM: installs the package in FOLDER in a Debian 12 that has no Swift, and draws there a widget that
# PROGRAM has built here. The picture and the Debian stay: in FOLDER/package-check.png, and in CHECK_ROOT for the next time.
set -eu
folder=$(realpath "$1") program=$(realpath "$2")
debian=${CHECK_ROOT:-/var/tmp/widget-bridge-bookworm}
[ "$(id -u)" = 0 ] || { echo "make package-check needs root: it makes a Debian of its own in $debian." >&2; exit 77; }
[ -x "$debian/usr/bin/apt-get" ] || debootstrap --variant=minbase bookworm "$debian"

rm -rf "$debian/built"
"$program" build samples/News/NewsWidget -o "$debian/built"
cp "$folder"/widget-bridge_*.deb "$debian/widget-bridge.deb"
cp /etc/resolv.conf "$debian/etc/"
printf '{"posts":[{"title":"Without Swift","source":"Debian","cover":""}]}' > "$debian/posts.json"
mkdir -p "$debian/sources" && echo '@main struct Widget {}' > "$debian/sources/Widget.swift"

unshare --mount sh -eu -c '
mount -t proc proc "$1/proc"
mount --rbind /dev "$1/dev"
exec chroot "$1" /bin/sh -eu' sh "$debian" <<'END'
export DEBIAN_FRONTEND=noninteractive HOME=/root LANG=C.UTF-8
unset XDG_CACHE_HOME XDG_DATA_HOME
apt-get update -q
apt-get purge -q -y widget-bridge 2> /dev/null || true
apt-get install -q -y --no-install-recommends /widget-bridge.deb
cd /root
! command -v swiftc
widget-bridge --version
widget-bridge describe /built
widget-bridge render /built --kind NewsWidget --family systemMedium --data /posts.json -o /root/news.png
status=0
widget-bridge build /sources 2> errors || status=$?
cat errors
[ $status = 69 ] && grep -q 'swiftc was not found' errors
dpkg --verify widget-bridge
END
cp "$debian/root/news.png" "$folder/package-check.png"
echo "Drawn without Swift: $folder/package-check.png"
