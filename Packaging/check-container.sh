#!/bin/sh
# check-container.sh FOLDER PROGRAM: builds the image of docs/quickstart/ci.md's Containerfile from the package in FOLDER,
# and has it test a widget that PROGRAM has built here. The Debian below it is the one of check.sh.
set -eu
folder=$(realpath "$1") program=$(realpath "$2")
debian=${CHECK_ROOT:-/var/tmp/widget-bridge-bookworm}
[ "$(id -u)" = 0 ] || { echo "make container-check needs root: it makes a Debian of its own in $debian." >&2; exit 77; }
[ -x "$debian/usr/bin/apt-get" ] || debootstrap --variant=minbase bookworm "$debian"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# An image store of its own, which needs neither overlay file systems nor the user's.
buildah() { command buildah --root "$work/images" --runroot "$work/run" --storage-driver vfs "$@"; }

mkdir "$work/context" "$work/app" "$work/app/ios"
sed -n '/^```dockerfile$/,/^```$/ { /^```/d; p }' docs/quickstart/ci.md > "$work/context/Containerfile"
cp "$folder"/widget-bridge_*.deb "$work/context"
cp -r samples/Counter/CounterWidget* samples/Counter/widget-tests.yml samples/Counter/widget-pictures "$work/app/ios"
"$program" build "$work/app/ios/CounterWidget" -o "$work/app/built/CounterWidget"

base=$(buildah from scratch)
buildah add -q "$base" "$debian" /
buildah commit -q "$base" docker.io/library/debian:12-slim
buildah bud --isolation chroot --pull-never -t widget-bridge "$work/context"
container=$(buildah from --pull-never widget-bridge)
buildah run --isolation chroot -v "$work/app:/app" "$container" -- \
	widget-bridge test built/CounterWidget --plan ios/widget-tests.yml --junit widgets.xml --html widgets.html
ls "$work/app/widgets.xml" "$work/app/widgets.html"
