import Foundation
import Testing

@testable import UIKitCompat

@Suite("Controls of UIKit's")
@MainActor
struct UIControlTests {
    @Test("of segments keep the selection where segments come and go")
    func segments() {
        let control = UISegmentedControl(items: ["Day", "Week"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Hour", at: 0, animated: false)
        #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == 2)
        control.removeSegment(at: 1, animated: false)
        #expect(control.titleForSegment(at: 1) == "Week" && control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.setEnabled(false, forSegmentAt: 0)
        control.setTitle("Now", forSegmentAt: 7)
        #expect(!control.isEnabledForSegment(at: 0) && control.titleForSegment(at: 0) == "Now")
        #expect(control.titleForSegment(at: 7) == nil)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
    }

    @Test("have segments of actions, which are found by their identifiers")
    func actions() {
        var count = 0
        let action = UIAction(title: "Map", identifier: UIAction.Identifier("map")) { _ in count += 1 }
        let control = UISegmentedControl(frame: .zero, actions: [action])
        #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("map")) == 0)
        #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("list")) == NSNotFound)
        control.actionForSegment(at: 0)?.performWithSender(nil, target: nil)
        #expect(control.titleForSegment(at: 0) == "Map" && count == 1)
    }

    @Test("keep values within their bounds")
    func bounds() {
        let (slider, stepper, pages, progress) = (UISlider(), UIStepper(), UIPageControl(), UIProgressView())
        slider.value = 4
        #expect(slider.value == 1)
        slider.maximumValue = 0.5
        #expect(slider.value == 0.5)
        slider.minimumValue = 2
        #expect(slider.value == 2 && slider.maximumValue == 2)
        stepper.value = 200
        #expect(stepper.value == 100)
        pages.numberOfPages = 3
        pages.currentPage = 5
        #expect(pages.currentPage == 2)
        pages.numberOfPages = 0
        #expect(pages.currentPage == 0)
        progress.progress = -1
        #expect(progress.progress == 0)
    }
}
