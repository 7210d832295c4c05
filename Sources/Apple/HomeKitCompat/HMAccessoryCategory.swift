public import Foundation

/// What kind of thing an accessory is.
open class HMAccessoryCategory: NSObject, @unchecked Sendable {
    open var categoryType: String { HMAccessoryCategoryTypeOther }
    open var localizedDescription: String { "" }
}

public let HMAccessoryCategoryTypeOther = "HMAccessoryCategoryTypeOther"
public let HMAccessoryCategoryTypeSecuritySystem = "HMAccessoryCategoryTypeSecuritySystem"
public let HMAccessoryCategoryTypeBridge = "HMAccessoryCategoryTypeBridge"
public let HMAccessoryCategoryTypeDoor = "HMAccessoryCategoryTypeDoor"
public let HMAccessoryCategoryTypeDoorLock = "HMAccessoryCategoryTypeDoorLock"
public let HMAccessoryCategoryTypeFan = "HMAccessoryCategoryTypeFan"
public let HMAccessoryCategoryTypeGarageDoorOpener = "HMAccessoryCategoryTypeGarageDoorOpener"
public let HMAccessoryCategoryTypeLightbulb = "HMAccessoryCategoryTypeLightbulb"
public let HMAccessoryCategoryTypeOutlet = "HMAccessoryCategoryTypeOutlet"
public let HMAccessoryCategoryTypeProgrammableSwitch = "HMAccessoryCategoryTypeProgrammableSwitch"
public let HMAccessoryCategoryTypeSensor = "HMAccessoryCategoryTypeSensor"
public let HMAccessoryCategoryTypeSwitch = "HMAccessoryCategoryTypeSwitch"
public let HMAccessoryCategoryTypeThermostat = "HMAccessoryCategoryTypeThermostat"
public let HMAccessoryCategoryTypeWindow = "HMAccessoryCategoryTypeWindow"
public let HMAccessoryCategoryTypeWindowCovering = "HMAccessoryCategoryTypeWindowCovering"
public let HMAccessoryCategoryTypeRangeExtender = "HMAccessoryCategoryTypeRangeExtender"
public let HMAccessoryCategoryTypeIPCamera = "HMAccessoryCategoryTypeIPCamera"
public let HMAccessoryCategoryTypeVideoDoorbell = "HMAccessoryCategoryTypeVideoDoorbell"
public let HMAccessoryCategoryTypeAirPurifier = "HMAccessoryCategoryTypeAirPurifier"
public let HMAccessoryCategoryTypeAirHeater = "HMAccessoryCategoryTypeAirHeater"
public let HMAccessoryCategoryTypeAirConditioner = "HMAccessoryCategoryTypeAirConditioner"
public let HMAccessoryCategoryTypeAirHumidifier = "HMAccessoryCategoryTypeAirHumidifier"
public let HMAccessoryCategoryTypeAirDehumidifier = "HMAccessoryCategoryTypeAirDehumidifier"
public let HMAccessoryCategoryTypeSprinkler = "HMAccessoryCategoryTypeSprinkler"
public let HMAccessoryCategoryTypeFaucet = "HMAccessoryCategoryTypeFaucet"
public let HMAccessoryCategoryTypeShowerHead = "HMAccessoryCategoryTypeShowerHead"
public let HMAccessoryCategoryTypeAirPort = "HMAccessoryCategoryTypeAirPort"
