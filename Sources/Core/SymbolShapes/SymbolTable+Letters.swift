extension SymbolTable {
    /// What is written for symbols that are letters, numbers or signs.
    static func letters(of symbol: String) -> String? {
        if let signs = signs[symbol] { return signs }
        let isNumber = !symbol.isEmpty && symbol.count <= 2 && symbol.allSatisfy { $0.isASCII && $0.isNumber }
        let isLetter = symbol.count == 1 && symbol.allSatisfy { $0.isASCII && $0.isLowercase }
        return isNumber || isLetter ? symbol.uppercased() : nil
    }

    private static let signs: WordTable = """
        ! exclamationmark
        !! exclamationmark.2
        !!! exclamationmark.3
        < lessthan
        > greaterthan
        ƒ function
        fx fx
        fn fn
        abc abc textformat.abc
        Aa textformat textformat.alt
        A character
        X² textformat.superscript
        X₂ textformat.subscript
        BU bold.underline
        BIU bold.italic.underline
        km/h kph
        mph mph
        ABS abs
        CO carbon.monoxide.cloud
        2D view.2d
        3D view.3d
        ~ alternatingcurrent
        ¢ centsign
        ₩ wonsign
        ₣ francsign
        ₺ turkishlirasign
        ₽ rublesign
        R$ brazilianrealsign
        ₪ shekelsign
        ₴ hryvniasign
        ₫ dongsign
        ฿ bahtsign
        ₦ nairasign
        ₱ pesosign
        ₸ tengesign
        ₮ tugriksign
        ₲ guaranisign
        ₡ coloncurrencysign
        ₵ cedisign
        ₭ kipsign
        ₨ rupeesign
        A$ australiandollarsign australsign
        kr danishkronesign norwegiankronesign swedishkronasign
        ₧ pesetasign
        ⌥ option
        ⌃ control
        ¶ paragraphsign
        """
}
