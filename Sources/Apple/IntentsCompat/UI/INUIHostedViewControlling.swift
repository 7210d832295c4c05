public import Foundation

public enum INUIHostedViewContext: UInt, Sendable {
    case siriSnippet
    case mapsCard
}

public enum INUIInteractiveBehavior: UInt, Sendable {
    case none
    case nextView
    case launch
    case genericAction
}

/// What shows an interaction beside Siri; nothing here asks it to.
@MainActor public protocol INUIHostedViewControlling: NSObjectProtocol {
    func configure(
        with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void)
    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void)
}

extension INUIHostedViewControlling {
    public func configure(
        with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void
    ) { completion(.zero) }

    public func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) { completion(false, parameters, .zero) }
}
