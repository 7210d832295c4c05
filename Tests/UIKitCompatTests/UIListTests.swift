import Foundation
import Testing

@testable import UIKitCompat

@Suite("Lists of UIKit's")
@MainActor
struct UIListTests {
    @Test("have snapshots that are values")
    func snapshots() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendItems([9])
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.appendItems([3])
        let old = snapshot
        snapshot.insertItems([4, 5], beforeItem: 2)
        snapshot.moveItem(1, afterItem: 3)
        #expect(old.itemIdentifiers == [1, 2, 3] && snapshot.itemIdentifiers == [4, 5, 2, 3, 1])
        #expect(snapshot.sectionIdentifier(containingItem: 1) == "b" && snapshot.indexOfItem(2) == 2)
        snapshot.moveItem(4, beforeItem: 4)
        snapshot.moveItem(4, beforeItem: 7)
        snapshot.moveSection("b", beforeSection: "a")
        #expect(snapshot.itemIdentifiers == [3, 1, 4, 5, 2])
        snapshot.deleteSections(["a"])
        #expect(snapshot.numberOfItems == 2 && snapshot.numberOfItems(inSection: "a") == 0)
    }

    @Test("have outlines of items below others")
    func outlines() {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["fruit", "nuts"])
        outline.append(["apple", "pear"], to: "fruit")
        outline.append(["red", "green"], to: "apple")
        outline.insert(["berry"], after: "apple")
        #expect(outline.items == ["fruit", "apple", "red", "green", "berry", "pear", "nuts"])
        #expect(outline.rootItems == ["fruit", "nuts"] && outline.level(of: "red") == 2)
        #expect(outline.parent(of: "pear") == "fruit" && outline.parent(of: "nuts") == nil)
        outline.expand(["apple"])
        #expect(outline.visibleItems == ["fruit", "nuts"])
        outline.expand(["fruit"])
        #expect(outline.isVisible("green"))
        let part = outline.snapshot(of: "fruit")
        #expect(part.rootItems == ["apple", "berry", "pear"] && part.level(of: "red") == 1)
        outline.replace(childrenOf: "nuts", using: part)
        outline.delete(["apple"])
        #expect(outline.items.first == "fruit" && outline.items.contains("nuts"))
    }

    @Test("keep the snapshots that are applied to them")
    func dataSources() throws {
        let table = UITableView(frame: .zero, style: .plain)
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, item in
            let cell = UITableViewCell(style: .default, reuseIdentifier: item)
            cell.textLabel?.text = item
            return cell
        }
        var snapshot = source.snapshot()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["x", "y"])
        var isApplied = false
        source.apply(snapshot, animatingDifferences: false) { isApplied = true }
        #expect(isApplied && table.dataSource === source && source.tableView(table, numberOfRowsInSection: 1) == 2)
        let path = try #require(source.indexPath(for: "y"))
        #expect(path == IndexPath(row: 1, section: 1) && source.itemIdentifier(for: path) == "y")
        #expect(source.tableView(table, cellForRowAt: path).textLabel?.text == "y")
        #expect(source.itemIdentifier(for: IndexPath(row: 5, section: 1)) == nil)
    }

    @Test("update the configurations of their cells")
    func configurations() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.isSelected = true
        cell.configurationUpdateHandler = { cell, state in
            var content = cell.defaultContentConfiguration()
            content.text = state.isSelected ? "on" : "off"
            cell.contentConfiguration = content
            cell.setNeedsUpdateConfiguration()
        }
        let content = cell.contentConfiguration as? UIListContentConfiguration
        #expect(content?.text == "on" && content != .cell())
        let view = content?.makeContentView()
        #expect((view?.configuration as? UIListContentConfiguration) == content)
    }

    @Test("have layouts whose attributes are copied")
    func layouts() throws {
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: "kind", with: IndexPath(item: 1, section: 2))
        attributes.frame = CGRect(x: 1, y: 2, width: 4, height: 6)
        let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
        attributes.center.x = 50
        #expect(copy.center == CGPoint(x: 3, y: 5) && attributes.frame.minX == 48)
        #expect(copy.representedElementKind == "kind" && copy.indexPath.section == 2)
        #expect(NSCollectionLayoutDimension.estimated(44).isEstimated)
    }
}
