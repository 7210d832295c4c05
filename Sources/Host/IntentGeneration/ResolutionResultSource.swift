/// Writes the classes of what resolving a parameter comes to.
package struct ResolutionResultSource {
    package var style: DeclarationStyle

    package init(style: DeclarationStyle) {
        self.style = style
    }

    /// What a value's result calls its values: `resolvedTask`, `tasksToDisambiguate`, `taskToConfirm`.
    package struct Noun: Sendable {
        package var singular: String
        /// Nil where there is never a choice among several.
        package var plural: String?

        package init(_ singular: String, plural: String?) {
            self.singular = singular
            self.plural = plural
        }

        package static let object = Noun("object", plural: "objects")
    }

    /// The result of a parameter with values of a type; `confirmed` is the type of what may have to be confirmed.
    package func text(
        _ name: String, of value: String, confirmed: String? = nil, base: String = "INIntentResolutionResult",
        noun: Noun, hasSuccesses: Bool = false
    ) -> String {
        let resolved = "resolved" + noun.singular.prefix(1).uppercased() + noun.singular.dropFirst()
        var methods = [method("success", resolved, value)]
        if let plural = noun.plural {
            if hasSuccesses {
                let all = "resolved" + plural.prefix(1).uppercased() + plural.dropFirst()
                methods.append(
                    """
                        \(style.access) class func successes(with \(all): [\(value)]) -> [\(name)] {
                            \(all).map { .success(with: $0) }
                        }

                    """)
            }
            methods.append(method("disambiguation", plural + "ToDisambiguate", "[\(value)]"))
        }
        methods.append(method("confirmationRequired", noun.singular + "ToConfirm", confirmed ?? value + "?"))
        return "\(style.classAccess) class \(name): \(base) {\n" + methods.joined(separator: "\n") + "}\n\n"
    }

    private func method(_ outcome: String, _ parameter: String, _ type: String) -> String {
        """
            \(style.access) class func \(outcome)(with \(parameter): \(type)) -> Self {
                Self(.\(outcome)(\(parameter)))
            }

        """
    }

    /// The result of a parameter of an enumeration.
    package func text(ofEnumeration name: String) -> String {
        """
        \(style.classAccess) class \(name)ResolutionResult: INEnumResolutionResult {
            \(style.access) class func success(with resolvedValue: \(name)) -> Self {
                __success(withResolvedValue: resolvedValue.rawValue)
            }

            \(style.access) class func confirmationRequired(with valueToConfirm: \(name)) -> Self {
                __confirmationRequiredWithValue(toConfirm: valueToConfirm.rawValue)
            }
        }


        """
    }

    /// The result that says why a value does not do, and the enumeration of the reasons, each named after `name`.
    package func text(_ name: String, base: String, reasons: [String]) -> String {
        var text = "public enum \(name)UnsupportedReason: \(style.enumeration) {\n"
        for (index, reason) in reasons.enumerated() { text += "    case \(reason)\(index == 0 ? " = 1" : "")\n" }
        return text + """
            }

            \(style.access) class \(name)ResolutionResult: \(base) {
                \(style.access) class func unsupported(forReason reason: \(name)UnsupportedReason) -> Self {
                    unsupported(withReason: reason.rawValue)
                }
            }


            """
    }
}
