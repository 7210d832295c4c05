"""What docs/errors.md says beside the catalogue: the hints that the sources put together elsewhere, and further advice.

`says` are hints of the program's own, word for word but for `…`, where it puts something in: they are looked for in the
sources. `more` is ours.
"""

from typing import NamedTuple


class Mend(NamedTuple):
    says: list[str] = []
    more: str = ""


SUGGESTION = "Did you mean …?"
TOO_MUCH = "Show less in this size, say by ViewThatFits, or make it smaller."
ASSET = [
    SUGGESTION, "The catalogue has no …s: see that it belongs to the widget's target.",
    "Add it to the widget's own asset catalogue: the app's is not the widget's.",
]

ERRORS = {
    "unknownElement": Mend([SUGGESTION, "Give an element's accessibility label or identifier, or x and y."]),
    "unknownLocale": Mend([SUGGESTION, "Give one such as de_DE or pt-BR."]),
    "unknownTimeZone": Mend([SUGGESTION, "Give one such as Europe/Berlin or UTC."]),
    "unknownArgument": Mend([SUGGESTION, "There are …."]),
    "installedWidgetsUnavailable": Mend(more="`extensions` has each extension's own error; mend the first."),
    "unknownKind": Mend(
        more="`widget-bridge describe EXTENSION` lists the kinds. `ios` is the `kind:` of the widget's configuration, "
        "not the name of its Swift type."),
    "groupNotEntitled": Mend(
        more="As on a phone, the extension needs a `.entitlements` file, in its folder or beside it:\n\n"
        "```xml\n<key>com.apple.security.application-groups</key>\n<array>\n    <string>group.com.example.app</string>\n"
        "</array>\n```"),
    "extensionCrashed": Mend(
        more="`data.stderr` and `widget-bridge logs` have its last lines: a forced unwrap of `nil` names its file and line "
        "there."),
    "extensionTimedOut": Mend(
        more="A call has 10 seconds. `widget-bridge render EXTENSION --phase placeholder` draws a widget that waits for a "
        "server that is not there."),
    "memoryLimit": Mend(
        more="30 MB, as on a phone, for the extension and all that it starts. A photograph of 12 megapixels takes 48 MB "
        "once it is decoded."),
    "imageTooLarge": Mend(["Give a smaller size or scale."]),
    "archiveTooComplex": Mend([
        "Look for views that contain themselves, and nest fewer of them.",
        "Make the images smaller that the widget's code makes itself.",
        "Draw fewer views, and paths of fewer points.",
    ]),
    "invalidValue": Mend([
        "A property list cannot hold null: leave it out, or use an empty string.",
        'Write infinity as {\\"$double\\": \\"Infinity\\"}.',
    ]),
    "storageFull": Mend(["Free some space on that disk; the next save works again."]),
    "storageReadOnly": Mend(["Make the folder writable, or choose another with --root."]),
    "storagePermission": Mend(["Make the folder writable, or choose another with --root."]),
    "storageCorrupt": Mend(["Move the file aside; a new one is made at the next save."]),
    "storageBusy": Mend(["Another process holds the file for long; try again."]),
    "storageNewer": Mend(["Use the newer widget-bridge that wrote it, or choose another folder with --root."]),
    "storageFailed": Mend(["Look at the folder and the disk, then try again."]),
    "compilationFailed": Mend(
        more="`data.diagnostics` has the compiler's own words, `data.missing` what the sources use and is not here. "
        "`widget-bridge build EXTENSION` prints both. [Building](building.md#what-is-left-out) says what is left out "
        "instead of being an error, and what never is."),
    "outsideProject": Mend(more="[Security](security.md#building) says why."),
    "unsupportedView": Mend(
        more="[The table](../bridge-spec/compatibility.md) says what there is of Apple's API."),
}

WARNINGS = {
    "noTimeline": Mend(more="The hint is that of the error that the provider has given, which `getTimeline` gives."),
    "missingImage": Mend(ASSET),
    "missingColor": Mend(ASSET),
    "missingData": Mend(ASSET),
    "missingFont": Mend([SUGGESTION, "Add its file to the widget's target and to UIAppFonts in the widget's Info.plist."]),
    "invalidValue": Mend(more="The hint is that of the [error of the same name](#invalidvalue)."),
    "storageFailed": Mend(more="The hint is that of the [error](#storagefull) that was its cause."),
    "extensionFailed": Mend(more="Message and hint are those of the error that the extension failed with."),
    "reloadNotMade": Mend(more="Message and hint are those of the error that keeps it from being made, "
                          "such as [storageFull](#storagefull)."),
    "imageRefused": Mend(["Put it into the widget's bundle or into the container of one of its app groups."]),
    "textCut": Mend([
        "Give it more room or lines, shorten it, or let it shrink by minimumScaleFactor(_:).",
        "Give the view that clips it more room, or let the text shrink.",
    ]),
    "contentOutside": Mend([TOO_MUCH]),
    "contentInMargins": Mend([TOO_MUCH, "Where that is meant, say contentMarginsDisabled()."]),
    "notAvailable": Mend([
        "Draw something without it, as on a phone whose owner refuses it.",
        "Stores are in memory and empty at first: have the app save what the widget shows with saveWidgetData, too.",
        "Have the host do it, in answer to backgroundCallback.",
    ], "[What a phone does differently](phone.md#services) lists what there is not."),
    "symbolStandIn": Mend(more="[Fidelity](fidelity.md#what-differs-and-is-known-to) says which are."),
}
