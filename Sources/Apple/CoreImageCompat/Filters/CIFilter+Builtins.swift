import Foundation
import SwiftUICompat

extension CIFilter {
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
        BuiltinFilter(named: "CIQRCodeGenerator")
    }
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        BuiltinFilter(named: "CICode128BarcodeGenerator")
    }
    public class func linearGradient() -> any CIFilter & CILinearGradient { BuiltinFilter(named: "CILinearGradient") }
    public class func radialGradient() -> any CIFilter & CIRadialGradient { BuiltinFilter(named: "CIRadialGradient") }
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter(named: "CIGaussianBlur") }
    public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter(named: "CIBoxBlur") }
    public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltinFilter(named: "CIAreaAverage") }
    public class func areaMaximum() -> any CIFilter & CIAreaMaximum { BuiltinFilter(named: "CIAreaMaximum") }
    public class func areaMinimum() -> any CIFilter & CIAreaMinimum { BuiltinFilter(named: "CIAreaMinimum") }
    public class func colorControls() -> any CIFilter & CIColorControls { BuiltinFilter(named: "CIColorControls") }
    public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter(named: "CIColorInvert") }
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltinFilter(named: "CIColorMatrix") }
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
        BuiltinFilter(named: "CIColorMonochrome")
    }
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { BuiltinFilter(named: "CIColorPosterize") }
    public class func colorClamp() -> any CIFilter & CIColorClamp { BuiltinFilter(named: "CIColorClamp") }
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltinFilter(named: "CIExposureAdjust") }
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltinFilter(named: "CIGammaAdjust") }
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter(named: "CIHueAdjust") }
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter(named: "CISepiaTone") }
    public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter(named: "CIFalseColor") }
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltinFilter(named: "CIMaskToAlpha") }
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
        BuiltinFilter(named: "CIMaximumComponent")
    }
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
        BuiltinFilter(named: "CIMinimumComponent")
    }
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltinFilter(named: "CIPhotoEffectMono") }
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { BuiltinFilter(named: "CIPhotoEffectTonal") }
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltinFilter(named: "CIPhotoEffectNoir") }
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(named: "CISourceOverCompositing")
    }
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(named: "CISourceAtopCompositing")
    }
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(named: "CISourceInCompositing")
    }
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(named: "CISourceOutCompositing")
    }
    public class func additionCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(named: "CIAdditionCompositing")
    }
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(named: "CIMultiplyCompositing")
    }
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(named: "CIMultiplyBlendMode")
    }
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(named: "CIScreenBlendMode")
    }
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(named: "CIMaximumCompositing")
    }
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(named: "CIMinimumCompositing")
    }
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter(named: "CIBlendWithMask") }
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
        BuiltinFilter(named: "CIBlendWithAlphaMask")
    }
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        BuiltinFilter(named: "CILanczosScaleTransform")
    }
    public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter(named: "CIPixellate") }
    public class func affineClamp() -> any CIFilter & CIAffineClamp { BuiltinFilter(named: "CIAffineClamp") }
}

/// One filter for all protocols: a property's name is its key.
private final class BuiltinFilter: CIFilter, @unchecked Sendable {
    init(named name: String) { super.init(FilterKind.all[name]!) }

    var message: Data {
        get { data("inputMessage") ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var correctionLevel: String {
        get { text("inputCorrectionLevel") }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
    var quietSpace: Float {
        get { Float(number("inputQuietSpace")) }
        set { setValue(newValue, forKey: "inputQuietSpace") }
    }
    var barcodeHeight: Float {
        get { Float(number("inputBarcodeHeight")) }
        set { setValue(newValue, forKey: "inputBarcodeHeight") }
    }
    var point0: CGPoint {
        get { vector("inputPoint0").cgPointValue }
        set { setValue(newValue, forKey: "inputPoint0") }
    }
    var point1: CGPoint {
        get { vector("inputPoint1").cgPointValue }
        set { setValue(newValue, forKey: "inputPoint1") }
    }
    var color0: CIColor {
        get { value(forKey: "inputColor0") as? CIColor ?? .black }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    var color1: CIColor {
        get { value(forKey: "inputColor1") as? CIColor ?? .black }
        set { setValue(newValue, forKey: "inputColor1") }
    }
    var center: CGPoint {
        get { vector("inputCenter").cgPointValue }
        set { setValue(newValue, forKey: "inputCenter") }
    }
    var radius0: Float {
        get { Float(number("inputRadius0")) }
        set { setValue(newValue, forKey: "inputRadius0") }
    }
    var radius1: Float {
        get { Float(number("inputRadius1")) }
        set { setValue(newValue, forKey: "inputRadius1") }
    }
    var inputImage: CIImage? {
        get { image("inputImage") }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var radius: Float {
        get { Float(number("inputRadius")) }
        set { setValue(newValue, forKey: "inputRadius") }
    }
    var extent: CGRect {
        get { vector("inputExtent").cgRectValue }
        set { setValue(newValue, forKey: "inputExtent") }
    }
    var saturation: Float {
        get { Float(number("inputSaturation")) }
        set { setValue(newValue, forKey: "inputSaturation") }
    }
    var brightness: Float {
        get { Float(number("inputBrightness")) }
        set { setValue(newValue, forKey: "inputBrightness") }
    }
    var contrast: Float {
        get { Float(number("inputContrast")) }
        set { setValue(newValue, forKey: "inputContrast") }
    }
    var rVector: CIVector {
        get { vector("inputRVector") }
        set { setValue(newValue, forKey: "inputRVector") }
    }
    var gVector: CIVector {
        get { vector("inputGVector") }
        set { setValue(newValue, forKey: "inputGVector") }
    }
    var bVector: CIVector {
        get { vector("inputBVector") }
        set { setValue(newValue, forKey: "inputBVector") }
    }
    var aVector: CIVector {
        get { vector("inputAVector") }
        set { setValue(newValue, forKey: "inputAVector") }
    }
    var biasVector: CIVector {
        get { vector("inputBiasVector") }
        set { setValue(newValue, forKey: "inputBiasVector") }
    }
    var color: CIColor {
        get { value(forKey: "inputColor") as? CIColor ?? .black }
        set { setValue(newValue, forKey: "inputColor") }
    }
    var intensity: Float {
        get { Float(number("inputIntensity")) }
        set { setValue(newValue, forKey: "inputIntensity") }
    }
    var levels: Float {
        get { Float(number("inputLevels")) }
        set { setValue(newValue, forKey: "inputLevels") }
    }
    var minComponents: CIVector {
        get { vector("inputMinComponents") }
        set { setValue(newValue, forKey: "inputMinComponents") }
    }
    var maxComponents: CIVector {
        get { vector("inputMaxComponents") }
        set { setValue(newValue, forKey: "inputMaxComponents") }
    }
    var ev: Float {
        get { Float(number("inputEV")) }
        set { setValue(newValue, forKey: "inputEV") }
    }
    var power: Float {
        get { Float(number("inputPower")) }
        set { setValue(newValue, forKey: "inputPower") }
    }
    var angle: Float {
        get { Float(number("inputAngle")) }
        set { setValue(newValue, forKey: "inputAngle") }
    }
    var backgroundImage: CIImage? {
        get { image("inputBackgroundImage") }
        set { setValue(newValue, forKey: "inputBackgroundImage") }
    }
    var maskImage: CIImage? {
        get { image("inputMaskImage") }
        set { setValue(newValue, forKey: "inputMaskImage") }
    }
    var scale: Float {
        get { Float(number("inputScale")) }
        set { setValue(newValue, forKey: "inputScale") }
    }
    var aspectRatio: Float {
        get { Float(number("inputAspectRatio")) }
        set { setValue(newValue, forKey: "inputAspectRatio") }
    }
    var transform: CGAffineTransform {
        get { transform("inputTransform") }
        set { setValue(newValue, forKey: "inputTransform") }
    }
}

extension BuiltinFilter:
    CIQRCodeGenerator, CICode128BarcodeGenerator, CILinearGradient, CIRadialGradient, CIGaussianBlur, CIBoxBlur,
    CIAreaReductionFilter, CIAreaAverage, CIAreaMaximum, CIAreaMinimum, CIColorControls, CIColorInvert, CIColorMatrix,
    CIColorMonochrome, CIColorPosterize, CIColorClamp, CIExposureAdjust, CIGammaAdjust, CIHueAdjust, CISepiaTone,
    CIFalseColor, CIMaskToAlpha, CIMaximumComponent, CIMinimumComponent, CIPhotoEffect, CICompositeOperation,
    CIBlendWithMask, CILanczosScaleTransform, CIPixellate, CIAffineClamp
{}
