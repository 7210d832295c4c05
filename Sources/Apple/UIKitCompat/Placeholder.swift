// The module's first declarations.
