import Foundation
import WidgetProtocol

/// Writes data models as the extension reads them: `Name.momd` among its resources, as on a phone.
enum DataModelCompiler {
    private struct Compiled: Encodable {
        var entities: [DataModel.Entity]
    }

    static func write(_ models: [DataModel], to output: OutputFolder) throws(BridgeError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        for model in models {
            guard let data = try? encoder.encode(Compiled(entities: model.entities)) else { continue }
            try output.write(data, to: model.name + ".momd", namedBy: model.name)
        }
    }
}
