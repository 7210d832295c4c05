import Foundation

/// Units as English says them. Symbols are Foundation's own; what is written out in full is here.
enum UnitNames {
    static func wide(_ unit: Unit, isOne: Bool) -> String {
        guard let name = names[unit.symbol] else { return unit.symbol }
        return isOne ? name.one : name.many
    }

    private static func regular(_ one: String) -> (one: String, many: String) { (one, one + "s") }

    private static let names: [String: (one: String, many: String)] = [
        "Mm": regular("megameter"), "km": regular("kilometer"), "hm": regular("hectometer"),
        "dam": regular("decameter"), "m": regular("meter"), "dm": regular("decimeter"), "cm": regular("centimeter"),
        "mm": regular("millimeter"), "µm": regular("micrometer"), "nm": regular("nanometer"),
        "in": ("inch", "inches"), "ft": ("foot", "feet"), "yd": regular("yard"), "mi": regular("mile"),
        "NM": regular("nautical mile"), "ftm": regular("fathom"), "fur": regular("furlong"),
        "ly": regular("light year"), "ua": regular("astronomical unit"), "pc": regular("parsec"),
        "kg": regular("kilogram"), "g": regular("gram"), "dg": regular("decigram"), "cg": regular("centigram"),
        "mg": regular("milligram"), "µg": regular("microgram"), "oz": regular("ounce"), "lb": regular("pound"),
        "st": regular("stone"), "t": regular("metric ton"), "ton": regular("short ton"), "ct": regular("carat"),
        "K": regular("kelvin"), "°C": ("degree Celsius", "degrees Celsius"),
        "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
        "m/s": ("meter per second", "meters per second"), "km/h": ("kilometer per hour", "kilometers per hour"),
        "mph": ("mile per hour", "miles per hour"), "kn": regular("knot"),
        "L": regular("liter"), "mL": regular("milliliter"), "dL": regular("deciliter"), "cL": regular("centiliter"),
        "kL": regular("kiloliter"), "gal": regular("gallon"), "qt": regular("quart"), "pt": regular("pint"),
        "cup": regular("cup"), "fl oz": regular("fluid ounce"), "tbsp": regular("tablespoon"),
        "tsp": regular("teaspoon"),
        "s": regular("second"), "min": regular("minute"), "hr": regular("hour"), "ms": regular("millisecond"),
        "kJ": regular("kilojoule"), "J": regular("joule"), "kCal": regular("kilocalorie"), "cal": regular("calorie"),
        "kWh": regular("kilowatt-hour"), "W": regular("watt"), "kW": regular("kilowatt"), "MW": regular("megawatt"),
        "GW": regular("gigawatt"), "hp": ("horsepower", "horsepower"),
        "A": regular("ampere"), "mA": regular("milliampere"), "V": regular("volt"), "mV": regular("millivolt"),
        "kV": regular("kilovolt"), "Ω": regular("ohm"), "Hz": ("hertz", "hertz"), "kHz": ("kilohertz", "kilohertz"),
        "MHz": ("megahertz", "megahertz"), "GHz": ("gigahertz", "gigahertz"),
        "hPa": regular("hectopascal"), "kPa": regular("kilopascal"), "mbar": regular("millibar"),
        "bar": regular("bar"), "mmHg": ("millimeter of mercury", "millimeters of mercury"),
        "inHg": ("inch of mercury", "inches of mercury"),
        "°": regular("degree"), "rad": regular("radian"), "m²": regular("square meter"),
        "km²": regular("square kilometer"), "ft²": ("square foot", "square feet"), "mi²": regular("square mile"),
        "ac": regular("acre"), "ha": regular("hectare"), "lx": ("lux", "lux"),
        "B": regular("byte"), "kB": regular("kilobyte"), "MB": regular("megabyte"), "GB": regular("gigabyte"),
        "TB": regular("terabyte"),
    ]
}
