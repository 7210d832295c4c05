import Foundation
import JSON

/// A built extension, in Python, whose timelines wait for the test to open a gate, if it has one, and which notes each
/// call in a file.
enum GatedExtension {
    /// Makes it in a folder `Gated` below `folder`, whose path is returned.
    static func make(in folder: String, hasGate: Bool = true) throws -> String {
        let path = folder + "/Gated"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let script = """
            #!/usr/bin/env python3
            import json, os, sys
            here = os.path.dirname(os.path.abspath(__file__))
            for line in sys.stdin:
                request = json.loads(line)
                method = request["method"]
                with open(here + "/calls", "a") as calls:
                    calls.write(method + "\\n")
                if method == "describe":
                    result = {"archiveVersion": 1, "widgets": [{"kind": "Gated", "families": ["systemSmall"]}]}
                else:
                    open(here + "/running", "w").close()
                    if os.path.exists(here + "/gate"):
                        open(here + "/gate").close()
                    archive = {"version": 1, "size": [158, 158], "items": []}
                    result = {"timeline": "t", "policy": {"type": "never"},
                              "entries": [{"date": 0, "archives": [archive, archive]}]}
                print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}), flush=True)
            """
        try script.write(toFile: path + "/Gated", atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path + "/Gated")
        let description: JSONValue = [
            "name": "Gated", "bundleIdentifier": "com.example.gated", "appGroups": ["group.test"],
        ]
        try description.text.write(toFile: path + "/extension.json", atomically: true, encoding: .utf8)
        guard !hasGate || mkfifo(path + "/gate", 0o600) == 0 else { throw POSIXError(.EIO) }
        return path
    }
}
