@_exported import SwiftUI
@_exported import TipKitCompat

/// Makes a static property one that the rules of tips depend on, as `$name`.
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
    #externalMacro(module: "WidgetBridgeMacros", type: "TipParameterMacro")

/// A condition on parameters and events that has to hold before a tip is shown.
@freestanding(expression)
public macro Rule<each Input: Tips.RuleInput>(
    _ input: repeat each Input, body: (repeat (each Input).RuleValue) -> Bool
) -> Tips.Rule = #externalMacro(module: "WidgetBridgeMacros", type: "TipRuleMacro")
