import Foundation
import SwiftUICompat

extension LayoutCase {
    /// Grids.
    static let grids = LayoutTable.cases { expect in
        expect(
            "columns are as wide as their widest cell, rows as high as their highest",
            ["a": "30 30 10 10", "b": "45 30 30 10", "c": "25 40 20 30", "d": "55 50 10 10"]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(10, 10).probe("a")
                    box(30, 10).probe("b")
                }
                GridRow {
                    box(20, 30).probe("c")
                    box(10, 10).probe("d")
                }
            }
        }
        expect(
            "spacing lies between columns and between rows",
            ["a": "35 37 10 10", "b": "55 37 10 10", "c": "35 53 10 10", "grid": "35 37 30 26"]
        ) {
            Grid(horizontalSpacing: 10, verticalSpacing: 6) {
                GridRow {
                    box(10, 10).probe("a")
                    box(10, 10).probe("b")
                }
                GridRow { box(10, 10).probe("c") }
            }.framed("grid")
        }
        expect(
            "cells without text are eight points apart", ["a": "36 36 10 10", "b": "54 36 10 10", "c": "36 54 10 10"]
        ) {
            Grid {
                GridRow {
                    box(10, 10).probe("a")
                    box(10, 10).probe("b")
                }
                GridRow { box(10, 10).probe("c") }
            }
        }
        expect(
            "a cell that takes all it gets has what its column leaves the others",
            ["a": "0 0 20 50", "b": "20 0 80 50", "c": "0 50 20 50", "d": "20 50 80 50"]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: 20).probe("a")
                    Color.red.probe("b")
                }
                GridRow {
                    Color.red.frame(width: 20).probe("c")
                    Color.red.probe("d")
                }
            }
        }
        expect(
            "flexible columns share equally what fixed ones leave",
            ["a": "0 45 20 10", "b": "20 0 40 100", "c": "60 0 40 100"]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(20, 10).probe("a")
                    Color.red.probe("b")
                    Color.red.probe("c")
                }
            }
        }
        expect(
            "the tallest cell sets a row's height, and cells that take all they get share the rest",
            ["a": "0 0 100 30", "b": "0 30 100 70"]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Color.red.frame(height: 30).probe("a") }
                GridRow { Color.red.probe("b") }
            }
        }
        expect(
            "a row with fewer cells leaves the trailing columns empty",
            ["a": "30 40 20 10", "b": "50 40 20 10", "c": "35 50 10 10"]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(20, 10).probe("a")
                    box(20, 10).probe("b")
                }
                GridRow { box(10, 10).probe("c") }
            }
        }
        expect(
            "a grid aligns cells in their columns and rows",
            ["a": "30 35 20 20", "b": "50 45 20 10", "c": "40 55 10 10"]
        ) {
            Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(20, 20).probe("a")
                    box(20, 10).probe("b")
                }
                GridRow { box(10, 10).probe("c") }
            }
        }
        expect("a row may have an alignment of its own", ["a": "40 35 10 30", "b": "50 35 10 10"]) {
            Grid(alignment: .bottom, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .top) {
                    box(10, 30).probe("a")
                    box(10, 10).probe("b")
                }
            }
        }
        expect(
            "the grid's vertical alignment is that of rows without one",
            ["a": "40 35 10 30", "b": "50 55 10 10"]
        ) {
            Grid(alignment: .bottom, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(10, 30).probe("a")
                    box(10, 10).probe("b")
                }
            }
        }
        expect(
            "one cell's column alignment is its whole column's",
            ["a": "35 35 30 10", "b": "55 45 10 10", "c": "35 55 30 10"]
        ) {
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { box(30, 10).gridColumnAlignment(.trailing).probe("a") }
                GridRow { box(10, 10).probe("b") }
                GridRow { box(30, 10).probe("c") }
            }
        }
        expect(
            "a cell's anchor goes before its column's and row's alignment",
            ["a": "30 30 30 30", "b": "60 30 10 30", "c": "50 60 10 10"]
        ) {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(30, 30).probe("a")
                    box(10, 30).probe("b")
                }
                GridRow { box(10, 10).gridCellAnchor(.bottomTrailing).probe("c") }
            }
        }
        expect(
            "a cell may span columns, with the spacing between them",
            ["wide": "25 50 50 10", "a": "25 40 20 10", "b": "55 40 20 10"]
        ) {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    box(20, 10).probe("a")
                    box(20, 10).probe("b")
                }
                GridRow { Color.red.frame(maxWidth: 50, minHeight: 10, maxHeight: 10).gridCellColumns(2).probe("wide") }
            }
        }
        expect(
            "cells after one that spans columns stand in the columns behind it",
            ["a": "30 40 10 10", "b": "40 40 10 10", "c": "55 50 10 10"]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(10, 10).probe("a")
                    box(10, 10).probe("b")
                    box(20, 10)
                }
                GridRow {
                    box(10, 10).gridCellColumns(2)
                    box(10, 10).probe("c")
                }
            }
        }
        expect(
            "a view outside of rows is a row of its own across all columns",
            ["a": "30 35 20 10", "b": "50 35 20 10", "view": "45 45 10 10", "c": "30 55 20 10"]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(20, 10).probe("a")
                    box(20, 10).probe("b")
                }
                box(10, 10).probe("view")
                GridRow { box(20, 10).probe("c") }
            }
        }
        expect(
            "a divider between rows makes a grid as wide as proposed",
            ["line": "0 49.5 100 1", "grid": "0 39.5 100 21"]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(20, 10)
                    box(20, 10)
                }
                Divider().probe("line")
                GridRow { box(20, 10) }
            }.framed("grid")
        }
        expect(
            "a divider that does not count in width is as wide as the columns",
            ["a": "25 39.5 20 10", "line": "25 49.5 50 1"]
        ) {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    box(20, 10).probe("a")
                    box(20, 10)
                }
                Divider().gridCellUnsizedAxes(.horizontal).probe("line")
                GridRow { box(20, 10) }
            }
        }
        expect("a cell that does not count in height is as high as its row", ["a": "40 40 10 20", "b": "50 40 10 20"]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(10, 20).probe("a")
                    Color.red.frame(width: 10).gridCellUnsizedAxes(.vertical).probe("b")
                }
            }
        }
        expect(
            "an empty cell that does not count keeps its column's place",
            ["a": "30 40 20 10", "b": "50 40 20 10", "c": "50 50 20 10"]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(20, 10).probe("a")
                    box(20, 10).probe("b")
                }
                GridRow {
                    Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                    box(20, 10).probe("c")
                }
            }
        }
        expect("cells of a loop are cells of the row", ["0": "35 45 10 10", "1": "45 45 10 10", "2": "55 45 10 10"]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { ForEach(0..<3) { box(10, 10).probe("\($0)") } }
            }
        }
        expect("rows of a loop are rows of the grid", ["0": "45 35 10 10", "1": "45 45 10 10", "2": "45 55 10 10"]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<3) { index in GridRow { box(10, 10).probe("\(index)") } }
            }
        }
        expect("the column count is the longest row's", ["a": "20 40 20 10", "b": "60 50 20 10"]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { box(20, 10).probe("a") }
                GridRow {
                    box(20, 10)
                    box(20, 10)
                    box(20, 10).probe("b")
                }
            }
        }
    }

    /// Lazy grids and stacks.
    static let lazyGrids = LayoutTable.cases { expect in
        expect(
            "flexible columns share equally what fixed ones and the spacing leave",
            ["0": "0 38 20 10", "1": "28 38 32 10", "2": "68 38 32 10", "3": "0 52 20 10"]
        ) {
            LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.flexible()), GridItem(.flexible())], spacing: 4) {
                ForEach(0..<4) { Color.red.frame(height: 10).probe("\($0)") }
            }
        }
        expect("a flexible column takes no more than its greatest width", ["0": "0 45 20 10", "1": "20 45 80 10"]) {
            LazyVGrid(columns: [GridItem(.flexible(maximum: 20), spacing: 0), GridItem(spacing: 0)]) {
                ForEach(0..<2) { Color.red.frame(height: 10).probe("\($0)") }
            }
        }
        expect("a flexible column takes no less than its least width", ["0": "0 45 70 10", "1": "70 45 30 10"]) {
            LazyVGrid(columns: [GridItem(.flexible(minimum: 70), spacing: 0), GridItem(spacing: 0)]) {
                ForEach(0..<2) { Color.red.frame(height: 10).probe("\($0)") }
            }
        }
        expect(
            "each item says what is between its column and the next",
            ["0": "0 45 30 10", "1": "40 45 30 10", "2": "70 45 30 10"]
        ) {
            LazyVGrid(columns: [GridItem(spacing: 10), GridItem(spacing: 0), GridItem(spacing: 50)]) {
                ForEach(0..<3) { Color.red.frame(height: 10).probe("\($0)") }
            }
        }
        expect(
            "an adaptive item makes as many columns as fit", ["0": "0 40 45 10", "1": "55 40 45 10", "2": "0 50 45 10"]
        ) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 10)], spacing: 0) {
                ForEach(0..<3) { Color.red.frame(height: 10).probe("\($0)") }
            }
        }
        expect(
            "an adaptive column divides what fixed ones leave",
            width: 200, ["0": "0 45 70 10", "1": "78 45 57 10", "2": "143 45 57 10"]
        ) {
            LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
                ForEach(0..<3) { Color.red.frame(height: 10).probe("\($0)") }
            }
        }
        expect("an adaptive column too narrow for two is one", ["0": "0 36 100 10", "1": "0 54 100 10"]) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
                ForEach(0..<2) { Color.red.frame(height: 10).probe("\($0)") }
            }
        }
        expect(
            "a lazy grid is as wide as proposed, its columns in the middle",
            ["0": "30 45 20 10", "1": "50 45 20 10", "grid": "0 45 100 10"]
        ) {
            LazyVGrid(columns: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20))]) {
                ForEach(0..<2) { Color.red.frame(height: 10).probe("\($0)") }
            }.framed("grid")
        }
        expect("a lazy grid's alignment places its columns", ["0": "80 45 20 10"]) {
            LazyVGrid(columns: [GridItem(.fixed(20))], alignment: .trailing) { Color.red.frame(height: 10).probe("0") }
        }
        expect(
            "a fixed column keeps its width where less is proposed", width: 50,
            ["0": "-10 45 70 10", "grid": "-10 45 70 10"]
        ) {
            LazyVGrid(columns: [GridItem(.fixed(70))]) { Color.red.frame(height: 10).probe("0") }.framed("grid")
        }
        expect(
            "columns that need more than is proposed are laid out again in what they need",
            ["0": "-10 45 60 10", "1": "50 45 70 10", "grid": "-10 45 120 10"]
        ) {
            let columns = [GridItem(.flexible(minimum: 50), spacing: 0), GridItem(.flexible(minimum: 70))]
            LazyVGrid(columns: columns, alignment: .leading) {
                ForEach(0..<2) { Color.red.frame(height: 10).probe("\($0)") }
            }.framed("grid")
        }
        expect("rows of a lazy grid are eight points apart", ["0": "0 36 100 10", "1": "0 54 100 10"]) {
            LazyVGrid(columns: [GridItem()]) { ForEach(0..<2) { Color.red.frame(height: 10).probe("\($0)") } }
        }
        expect(
            "a lazy grid's row is as high as its highest cell's ideal height",
            ["0": "0 35 50 30", "1": "50 45 50 10"]
        ) {
            LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)]) {
                Color.red.frame(height: 30).probe("0")
                Color.red.frame(height: 10).probe("1")
            }
        }
        expect("a cell that takes all it gets is as high as its row", ["0": "0 35 50 30", "1": "50 35 50 30"]) {
            LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)]) {
                Color.red.frame(height: 30).probe("0")
                Color.red.probe("1")
            }
        }
        expect("an item's alignment is its cells'", ["0": "0 35 50 30", "1": "90 55 10 10"]) {
            LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0, alignment: .bottomTrailing)]) {
                Color.red.frame(height: 30).probe("0")
                box(10, 10).probe("1")
            }
        }
        expect(
            "a lazy grid of rows fills them from the top", ["0": "35 0 10 46", "1": "35 54 10 46", "2": "55 0 10 46"]
        ) {
            LazyHGrid(rows: [GridItem(), GridItem()], spacing: 10) {
                ForEach(0..<3) { Color.red.frame(width: 10).probe("\($0)") }
            }
        }
        expect("a lazy grid's rows share the height as columns do the width", ["0": "45 0 10 30", "1": "45 30 10 70"]) {
            LazyHGrid(rows: [GridItem(.fixed(30), spacing: 0), GridItem()]) {
                ForEach(0..<2) { Color.red.frame(width: 10).probe("\($0)") }
            }
        }
        expect("a lazy column is as wide as proposed", ["a": "90 45 10 10", "stack": "0 45 100 10"]) {
            LazyVStack(alignment: .trailing, spacing: 0) { box(10, 10).probe("a") }.framed("stack")
        }
        expect("a lazy column gives its views their ideal height", ["a": "0 36 100 10", "b": "0 54 100 10"]) {
            LazyVStack {
                Color.red.probe("a")
                Color.red.probe("b")
            }
        }
        expect("a lazy row is as high as proposed", ["a": "45 90 10 10", "stack": "45 0 10 100"]) {
            LazyHStack(alignment: .bottom, spacing: 0) { box(10, 10).probe("a") }.framed("stack")
        }
    }
}
