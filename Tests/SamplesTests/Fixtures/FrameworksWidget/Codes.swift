import CoreImage
import CoreImage.CIFilterBuiltins
import SwiftUI
import UIKit

struct Codes {
    private let context = CIContext()

    func ticket(_ number: String) -> UIImage {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(number.utf8)
        filter.correctionLevel = "M"
        let tinted = CIFilter.falseColor()
        tinted.inputImage = filter.outputImage
        tinted.color0 = CIColor(color: .label)
        tinted.color1 = .clear
        guard let image = tinted.outputImage?.transformed(by: CGAffineTransform(scaleX: 3, y: 3)),
            let drawn = context.createCGImage(image, from: image.extent)
        else { return UIImage(systemName: "xmark.circle") ?? UIImage() }
        return UIImage(cgImage: drawn)
    }

    func bars(_ text: String) -> UIImage? {
        guard let filter = CIFilter(name: "CICode128BarcodeGenerator") else { return nil }
        filter.setValue(text.data(using: .ascii), forKey: "inputMessage")
        filter.setDefaults()
        return filter.outputImage.map { UIImage(ciImage: $0) }
    }
}

extension UIImage {
    var averageColor: UIColor? {
        guard let inputImage = CIImage(image: self) else { return nil }
        let extent = CIVector(
            x: inputImage.extent.origin.x, y: inputImage.extent.origin.y, z: inputImage.extent.size.width,
            w: inputImage.extent.size.height)
        let parameters: [String: Any] = [kCIInputImageKey: inputImage, kCIInputExtentKey: extent]
        guard let output = CIFilter(name: "CIAreaAverage", parameters: parameters)?.outputImage else { return nil }
        var bitmap = [UInt8](repeating: 0, count: 4)
        let context = CIContext(options: [.workingColorSpace: kCFNull as Any])
        context.render(
            output, toBitmap: &bitmap, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8,
            colorSpace: nil)
        return UIColor(
            red: CGFloat(bitmap[0]) / 255, green: CGFloat(bitmap[1]) / 255, blue: CGFloat(bitmap[2]) / 255,
            alpha: CGFloat(bitmap[3]) / 255)
    }

    func blurred(_ radius: Float) -> UIImage? {
        guard let image = CIImage(image: self) else { return nil }
        let blur = CIFilter.gaussianBlur()
        blur.inputImage = image.clampedToExtent()
        blur.radius = radius
        return blur.outputImage.flatMap { CIContext().createCGImage($0, from: image.extent) }
            .map { UIImage(cgImage: $0, scale: scale, orientation: imageOrientation) }
    }

    func reduced(to width: CGFloat) -> UIImage {
        let size = CGSize(width: width, height: width * self.size.height / max(self.size.width, 1))
        return UIGraphicsImageRenderer(size: size, format: imageRendererFormat).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }
    }
}
