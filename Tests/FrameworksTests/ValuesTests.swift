import CoreLocationCompat
import Foundation
import FoundationCompat
import HealthKitCompat
import Testing
import UniformTypeIdentifiersCompat

@Suite("Values that frameworks compute")
struct ValuesTests {
    @Test("the way from Berlin to Munich is 504 km")
    func distance() {
        let berlin = CLLocation(latitude: 52.5200, longitude: 13.4050)
        let munich = CLLocation(latitude: 48.1372, longitude: 11.5755)
        #expect(abs(berlin.distance(from: munich) / 1000 - 504) < 1)
        #expect(berlin.distance(from: berlin) == 0)
        let around = CLCircularRegion(center: berlin.coordinate, radius: 1000, identifier: "Berlin")
        #expect(around.contains(berlin.coordinate) && !around.contains(munich.coordinate))
    }

    @Test("types know what they are kinds of, by identifier, extension and MIME type")
    func types() {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .item))
        #expect(!UTType.image.conforms(to: .png))
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "application/json")?.preferredFilenameExtension == "json")
        #expect(UTType(filenameExtension: "unheard")?.isDynamic == true)
        #expect(UTType("no.such.type") == nil)
        #expect(UTType(exportedAs: "com.example.note", conformingTo: .text).conforms(to: .data))
        let identifier = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)?
            .takeRetainedValue()
        #expect(identifier == kUTTypePNG && UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
        #expect(
            UTTypeCopyPreferredTagWithClass(kUTTypePDF, kUTTagClassMIMEType)?.takeRetainedValue() == "application/pdf")
        #expect(UTTypeCopyPreferredTagWithClass("no.such.type", kUTTagClassMIMEType) == nil)
    }

    @Test("kinds of workouts have the numbers that stores of health keep")
    func workouts() {
        #expect(HKWorkoutActivityType.danceInspiredTraining.rawValue == 15)
        #expect(HKWorkoutActivityType.running.rawValue == 37 && HKWorkoutActivityType(rawValue: 52) == .walking)
        #expect(HKWorkoutActivityType.cooldown.rawValue == 80 && HKWorkoutActivityType(rawValue: 81) == nil)
        #expect(HKWorkoutActivityType.underwaterDiving.rawValue == 84)
    }

    @Test("units of health convert into their like")
    func units() {
        #expect(HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 5).doubleValue(for: .meter()) == 5000)
        #expect(HKQuantity(unit: .degreeCelsius(), doubleValue: 37).doubleValue(for: .degreeFahrenheit()) > 98.59)
        let pint = HKQuantity(unit: .pintImperial(), doubleValue: 1)
        #expect(pint.doubleValue(for: .fluidOunceImperial()).rounded() == 20)
        #expect((HKQuantity(unit: .pintUS(), doubleValue: 1).doubleValue(for: .fluidOunceUS()) * 100).rounded() == 1600)
        #expect(HKUnit(from: "cup_imp") == .cupImperial())
        let rate = HKUnit(from: "count/min")
        #expect(HKQuantity(unit: rate, doubleValue: 60).is(compatibleWith: HKUnit.count().unitDivided(by: .second())))
        #expect(!HKQuantity(unit: .gram(), doubleValue: 1).is(compatibleWith: .meter()))
    }

    @Test("units of health data are written, read and told in each other by what they are made of")
    func healthUnits() {
        let glucose = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose)
            .unitDivided(by: .liter())
        let perDeciliter = HKUnit(from: "mg/dL")
        #expect(HKQuantity(unit: glucose, doubleValue: 1).doubleValue(for: perDeciliter).rounded() == 18)
        #expect(glucose.unitString == "mmol<180.15588000005408>/L" && HKUnit(from: glucose.unitString) == glucose)
        let force = HKUnit(from: "kg·m/s^2")
        #expect(force.unitString == "kg·m/s^2")
        #expect(force.unitMultiplied(by: .secondUnit(with: .none)).unitString == "kg·m/s")
        let uptake = HKUnit.literUnit(with: .milli).unitDivided(by: .gramUnit(with: .kilo)).unitDivided(by: .minute())
        #expect(uptake.unitString == "mL/(kg·min)" && HKUnit(from: "mL/(kg·min)") == uptake)
        #expect(HKUnit(from: "mL/kg*min") != uptake && HKUnit(from: "mL/min·kg^-1") == uptake)
        #expect(uptake.reciprocal().reciprocal() == uptake && uptake.unitDivided(by: uptake).isNull())
        #expect(HKQuantity(unit: .degreeAngle(), doubleValue: 180).doubleValue(for: .radianAngle()) == .pi)
        #expect(HKUnit(from: LengthFormatter.Unit.kilometer) == .meterUnit(with: .kilo))
        #expect(HKUnit.massFormatterUnit(from: .pound()) == .pound)
    }

    @Test("the keychain finds what the process has put there, and nothing else")
    func keychain() {
        let item: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "tests.account",
        ]
        let secret = item.merging([kSecValueData as String: Data("secret".utf8)]) { $1 }
        let query = item.merging([kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitOne]) { $1 }
        var found: AnyObject?
        #expect(SecItemCopyMatching(query as NSDictionary, &found) == errSecItemNotFound)
        #expect(SecItemAdd(secret as NSDictionary, nil) == errSecSuccess)
        #expect(SecItemAdd(secret as NSDictionary, nil) == errSecDuplicateItem)
        #expect(SecItemCopyMatching(query as NSDictionary, &found) == errSecSuccess)
        #expect(found as? Data == Data("secret".utf8))
        #expect(SecItemDelete(item as NSDictionary) == errSecSuccess)
    }
}
