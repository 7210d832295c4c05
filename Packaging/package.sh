#!/bin/sh
# package.sh ROOT OUTPUT PACKAGES: packs the files in ROOT as OUTPUT/widget-bridge_VERSION_ARCHITECTURE.deb, which depends
# on the libraries that its files are linked with and on PACKAGES.
set -eu
root=$(realpath "$1") output=$(realpath "$2") packages=$3
library=$root/usr/lib/widget-bridge
version=$("$root/usr/bin/widget-bridge" --version | head -n 1)
architecture=$(dpkg --print-architecture)

# dpkg-shlibdeps reads the names of the source and the package from a debian/control.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/debian"
printf 'Source: widget-bridge\n\nPackage: widget-bridge\nArchitecture: any\n' > "$work/debian/control"
libraries=$(cd "$work" && dpkg-shlibdeps -O -l"$library" --ignore-missing-info \
    -e"$root/usr/bin/widget-bridge" \
    $(find "$library" -maxdepth 1 -type f ! -name libWidgetBridgeMacros.so -printf '-e%p ') 2> "$work/errors") ||
    { cat "$work/errors" >&2; exit 1; }
libraries=${libraries#shlibs:Depends=}

rm -rf "$root/DEBIAN"
mkdir -m 755 "$root/DEBIAN"
cat > "$root/DEBIAN/control" <<END
Package: widget-bridge
Version: $version
Architecture: $architecture
Maintainer: The authors of Widget Bridge <widget-bridge@example.org>
Installed-Size: $(du -sk --exclude=DEBIAN "$root" | cut -f1)
Depends: $libraries, $(echo $packages | sed 's/ /, /g')
Section: devel
Priority: optional
Description: runs iOS home-screen widgets on Linux
 Builds, runs and draws iOS widgets from their unchanged Swift sources, driven
 by JSON lines on standard input. Built widgets need no Swift; building them
 needs Swift 6.3.
END
find "$root" -type d -exec chmod 755 {} +
dpkg-deb --root-owner-group --build "$root" "$output/widget-bridge_${version}_$architecture.deb"
