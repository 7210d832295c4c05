public import Foundation

/// A history of changes. Nobody undoes in a widget, so that it keeps none.
open class UndoManager: NSObject, @unchecked Sendable {
    open var levelsOfUndo = 0
    open var groupsByEvent = true
    open var canUndo: Bool { false }
    open var canRedo: Bool { false }
    open var isUndoRegistrationEnabled: Bool { false }

    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}
    open func setActionName(_ name: String) {}
    open func beginUndoGrouping() {}
    open func endUndoGrouping() {}
    open func disableUndoRegistration() {}
    open func enableUndoRegistration() {}
    open func removeAllActions() {}
    open func removeAllActions(withTarget target: Any) {}
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {}
    open func setActionIsDiscardable(_ discardable: Bool) {}
    open func undoNestedGroup() {}
    open var groupingLevel: Int { 0 }
    open var isUndoing: Bool { false }
    open var isRedoing: Bool { false }
    open var undoActionName: String { "" }
    open var redoActionName: String { "" }
    open var undoMenuItemTitle: String { "Undo" }
    open var redoMenuItemTitle: String { "Redo" }
    open var undoActionIsDiscardable: Bool { false }
    open var redoActionIsDiscardable: Bool { false }
    open func undo() {}
    open func redo() {}
}
