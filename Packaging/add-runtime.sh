#!/bin/sh
# add-runtime.sh ROOT TOOLCHAIN: makes the installation in ROOT/usr one that needs no toolchain, by bringing Swift's
# run-time libraries along and having everything look for them beside itself.
set -eu
root=$1 toolchain=$2
library=$root/usr/lib/widget-bridge

for file in "$toolchain"/lib/swift/linux/lib*.so; do
    case ${file##*/} in
    # What tests and debuggers use.
    libTesting* | libXCTest* | lib_Testing* | libswiftRemoteMirror* | lib_InternalSwiftStaticMirror*) ;;
    *) install -m 644 -s "$file" "$library/" ;;
    esac
done
chrpath -r '$ORIGIN/../lib/widget-bridge' "$root/usr/bin/widget-bridge" > /dev/null
for file in "$library"/widget-bridge-* "$library"/libWidgetBridge*.so; do
    # One that is linked with no library of Swift's has no such path.
    ! chrpath -l "$file" > /dev/null 2>&1 || chrpath -r '$ORIGIN' "$file" > /dev/null
done

chrpath -r '$ORIGIN/..' "$library/lazy/libcurl.so.4" > /dev/null

documents=$root/usr/share/doc/widget-bridge
install -d "$documents"
{
    [ ! -f LICENSE ] || cat LICENSE
    printf '\nlibswift*, libFoundation*, lib_Foundation*, libdispatch and libBlocksRuntime are the run-time libraries of Swift, see https://swift.org:\n\n'
    cat "$toolchain/share/swift/LICENSE.txt"
} > "$documents/copyright"
