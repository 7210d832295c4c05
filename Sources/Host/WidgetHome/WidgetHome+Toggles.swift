import Logging
import Synchronization
package import WidgetArchive
package import WidgetProtocol

/// Toggles that were tapped: as on a phone they show their new state before what they do is done.
extension WidgetHome {
    /// Has a widget show a toggle's new state, and tells of it, while the extension still holds what it shows.
    func show(_ widget: InstalledWidget, tapped toggle: ArchivedIntent, isOn: Bool) {
        guard widget.isKept, let supervisor = try? find(widget.kind).supervisor,
            let token = tokens.withLock({ $0[widget.id] }), token.pid == supervisor.pid,
            let timeline = try? database.timeline(of: widget.id)
        else { return }
        let now = options.now()
        let index = timeline.entries.indexShown(at: now)
        let context = DrawingContext(
            family: widget.family, displaySize: widget.family.displaySize, environments: kept)
        var warnings: [Warning] = []
        do throws(BridgeError) {
            let reply = try supervisor.call(
                ArchiveCall(
                    timeline: token.name, entry: index, context: context,
                    shownAt: timeline.entries[index].isLive ? now : nil, tapped: toggle), warnings: &warnings)
            guard reply.archives.count == context.environments.count else { return }
            let drawn = zip(context.environments, reply.archives).map { environment, archive in
                (
                    environment.colorScheme,
                    entry(
                        of: widget, timeline.entries[index], archive, context, warnings: timeline.warnings,
                        folders: supervisor.folders)
                )
            }
            toggled.withLock { $0[widget.id] = Dictionary(uniqueKeysWithValues: drawn) }
        } catch {
            logger.warning("\(supervisor.name): a toggle's new state cannot be shown: \(error.message)")
            return
        }
        options.toggled(widget, isOn)
    }

    /// The widget with the new state of a toggle whose intent still runs; nil where there is none, or another environment
    /// or size is asked for than those that are kept.
    package func drawToggled(
        _ widget: InstalledWidget, size: ArchiveSize? = nil, environment: DrawingEnvironment
    ) -> DrawnEntry? {
        guard size == nil || size == widget.family.displaySize, isKept(environment.simplified(for: widget.family))
        else { return nil }
        return toggled.withLock { $0[widget.id] }?[environment.colorScheme]
    }
}
