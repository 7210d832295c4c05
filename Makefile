# Everything this repository does, by name: `make help` lists it. `make run` shows it at work, `make test` holds it to its
# word.

PREFIX ?= /usr/local
CONFIGURATION ?= release
SWIFT ?= swift

# The fonts, symbols and programs that are used at run time, and the libraries that are linked.
RUN_PACKAGES := bootstrap-icons fonts-material-design-icons-iconfont fonts-inter fonts-noto-cjk fonts-noto-color-emoji \
	fonts-thai-tlwg fonts-dejavu-core fonts-noto-core webp-pixbuf-loader heif-gdk-pixbuf poppler-utils faketime bubblewrap
PACKAGES := pkg-config libjson-c-dev libcairo2-dev libpango1.0-dev libharfbuzz-dev librsvg2-dev libgdk-pixbuf-2.0-dev libdeflate-dev \
	libsqlite3-dev $(RUN_PACKAGES)
# What makes the Debian package, and what only the tests use.
PACKAGING_PACKAGES := dpkg-dev chrpath
BROWSER_PACKAGES := chromium chromium-driver firefox-esr python3-pytest python3-venv python3-websocket
DOCS_PACKAGES := mkdocs-material
TEST_PACKAGES := libopenblas0 python3-jsonschema python3-pytest $(PACKAGING_PACKAGES) $(DOCS_PACKAGES)
SWIFT_SOURCES := Package.swift Plugins Sources Tests

BIN := .build/$(CONFIGURATION)

## A whole session of the News sample: its host's lines in, the replies and three pictures out
.PHONY: run
run: build
	@rm -rf out && mkdir -p out
	cd out && ../$(BIN)/widget-bridge serve ../samples/News/NewsWidget --root state \
		< ../samples/News/commands.jsonl > replies.jsonl
	@cat out/replies.jsonl; echo; echo 'Pictures:'; \
	sed -n -E 's/.*"path":"([^"]*\.png)".*/\1/p' out/replies.jsonl

## The README's pictures of that session
.PHONY: pictures
pictures: run
	@mkdir -p docs/news
	@{ for family in Small Medium Large; do for scheme in light dark; do \
		printf '{"jsonrpc":"2.0","id":"%s","method":"renderWidget","params":%s}\n' "$$family $$scheme" \
			"{\"kind\":\"NewsWidget\",\"family\":\"system$$family\",\"colorScheme\":\"$$scheme\",\"scale\":2,\"path\":\"$$(pwd)/docs/news/$$family-$$scheme.png\"}"; \
	done; done; } | (cd out && ../$(BIN)/widget-bridge serve ../samples/News/NewsWidget --root state)

## The program and what widgets are compiled against, in .build
.PHONY: build
build: deps
	$(SWIFT) build -c $(CONFIGURATION)
	@$(MAKE) --no-print-directory facades

# What is tested is what ships: the optimised build. Eight tests at a time: with hundreds, those that wait for a process
# keep the others from the threads for minutes. `swift test` has no option for that, its runner does.
TEST_RUNNER = $(BIN)/widget-bridgePackageTests.xctest --testing-library swift-testing \
	--experimental-maximum-parallelization-width 8

## Builds and tests everything
.PHONY: test
test: PACKAGES += $(TEST_PACKAGES)
test: SHELL := /bin/bash
test: .SHELLFLAGS := -o pipefail -c
test: deps format-check
	$(SWIFT) build -c $(CONFIGURATION) --build-tests
	@$(MAKE) --no-print-directory compatibility-check
	@$(TEST_RUNNER) 2>&1 | tee $(BIN)/tests.log || { \
		printf '\nWhat failed, of all that is in $(BIN)/tests.log:\n'; \
		grep -A 12 '✘' $(BIN)/tests.log; exit 1; }
	@$(MAKE) --no-print-directory test-browser

## The documentation as a site that is read offline, with every link checked: .build/docs/index.html
.PHONY: docs
docs: PACKAGES := $(DOCS_PACKAGES)
docs: deps
	@python3 docs/site/errors.py
	@python3 docs/site/build.py

# Debian's Python has Debian's packages; another one may come first in the path.
BROWSER_PYTHON := $(firstword $(wildcard /usr/bin/python3) python3)
AXE := .build/axe/axe.min.js
BROWSERS := chromium firefox

## Drives the preview's page in Chromium and Firefox, of what is built
.PHONY: test-browser
test-browser: PACKAGES += $(BROWSER_PACKAGES)
test-browser: deps $(AXE)
	@running=; for browser in $(BROWSERS); do \
		WIDGET_BRIDGE='$(abspath $(BIN))/widget-bridge' AXE='$(abspath $(AXE))' $(BROWSER_PYTHON) -m pytest -q -p no:cacheprovider \
			-k $$browser Tests/browser > $(BIN)/browser-$$browser.log 2>&1 & running="$$running $$!"; \
	done; \
	status=0; for each in $$running; do wait $$each || status=1; done; \
	for browser in $(BROWSERS); do echo "$$browser:"; if [ $$status = 0 ]; then tail -n 1 $(BIN)/browser-$$browser.log; else cat $(BIN)/browser-$$browser.log; fi; done; \
	exit $$status

# axe-core is in no Debian package; this one of PyPI's brings a current one along.
$(AXE):
	$(BROWSER_PYTHON) -m venv $(@D)
	$(@D)/bin/pip install --quiet --disable-pip-version-check --no-deps axe-playwright-python==0.1.8
	cp $(@D)/lib/python3*/site-packages/axe_playwright_python/axe.min.js $@

## The README's pictures of the preview's page
.PHONY: page-pictures
page-pictures: PACKAGES += $(BROWSER_PACKAGES)
page-pictures: deps
	WIDGET_BRIDGE='$(abspath $(BIN))/widget-bridge' $(BROWSER_PYTHON) Tests/browser/pictures.py docs/preview

## Measures against baselines in C and Node, and tells which targets are met
.PHONY: bench
bench: build
	python3 Benchmarks/bench.py $(BENCH)

## Compares edges in pictures with those measured in pictures that SwiftUI drew, where their list is there
MEASUREMENTS ?= ../shared/fidelity
FIDELITY := 0.96

.PHONY: fidelity
fidelity: build
	@if [ -x $(MEASUREMENTS)/check.py ]; then \
		WIDGET_BRIDGE=$(abspath $(BIN))/widget-bridge $(MEASUREMENTS)/check.py $(FIDELITY) --worst 20; \
	else echo 'There are no measurements in $(MEASUREMENTS); docs/fidelity.md tells of them.'; fi

## Draws the symbols that widgets use most, with their names, to be looked at
.PHONY: symbols
symbols: build
	@python3 Tests/SymbolShapesTests/pages.py $(BIN)/widget-bridge .build/symbols

## Formats the sources, or tells what is not formatted
.PHONY: format format-check
format:
	$(SWIFT) format -i -r $(SWIFT_SOURCES)

format-check:
	$(SWIFT) format lint --strict -r $(SWIFT_SOURCES)

## Removes what was built
.PHONY: clean
clean:
	rm -rf .build out

# --- The macros' plugin, on the swift-syntax that comes with the toolchain: the package of that name takes minutes.

MACROS := $(BIN)/libWidgetBridgeMacros.so
MACRO_SOURCES := $(wildcard Sources/Macros/*.swift)
TOOLCHAIN = $(dir $(realpath $(shell command -v $(SWIFT))))..
SWIFT_SYNTAX = $(TOOLCHAIN)/lib/swift/host

$(MACROS): $(MACRO_SOURCES)
	@mkdir -p $(@D)
	$(SWIFT)c -emit-library -parse-as-library -O -swift-version 6 -module-name WidgetBridgeMacros \
		-I $(SWIFT_SYNTAX) -L $(SWIFT_SYNTAX) -lSwiftSyntax -lSwiftSyntaxMacros -lSwiftSyntaxBuilder -o $@ $^

# --- The program that leaves out of widgets' sources what needs something that is not here, on the same syntax.

STUB := $(BIN)/widget-bridge-stub
STUB_SOURCES := $(wildcard Sources/widget-bridge-stub/*.swift)

$(STUB): $(STUB_SOURCES)
	@mkdir -p $(@D)
	$(SWIFT)c -parse-as-library -wmo -Osize -swift-version 6 -warnings-as-errors -module-name WidgetBridgeStub \
		-Xfrontend -disable-reflection-metadata -Xlinker --gc-sections -Xlinker --icf=all \
		-I $(SWIFT_SYNTAX) -L $(SWIFT_SYNTAX) -lSwiftSyntax -lSwiftParser -o $@ $^

# --- What extensions load instead of libcurl: in a folder of its own, which nothing else looks in.

CURL := $(BIN)/lazy/libcurl.so.4

$(CURL): $(BIN)/libWidgetBridgeCurl.so
	@mkdir -p $(@D)
	cp $< $@

# --- Façades: modules with Apple's names, which widget sources import. They are compiled beside the package, not in it:
# --- a target named like an Apple module would answer `canImport` in the package's dependencies. Those in folders are
# --- for one platform alone.

FACADES := $(patsubst Sources/Apple/Facades/%.swift,%,$(wildcard Sources/Apple/Facades/*.swift Sources/Apple/Facades/*/*.swift))
imports = $(shell sed -n -E "s/^.*import ((struct|class|enum|protocol|typealias|func|let|var) )?([A-Za-z_0-9]+).*$$/\3/p" Sources/Apple/Facades/$(1).swift)

## The modules with Apple's names, and the programs that builds of widgets need
.PHONY: facades
facades: $(STUB) $(CURL) $(FACADES:%=$(BIN)/Facades/%.swiftmodule) project-description

# The source of the module that Tuist's manifests import: the toolchain that runs them compiles it.
.PHONY: project-description
project-description:
	@rm -rf $(BIN)/ProjectDescription && mkdir -p $(BIN)/ProjectDescription
	@cp -p Sources/Tuist/ProjectDescription/*.swift $(BIN)/ProjectDescription/

# The modules that the widgets' libraries are linked from.
LIBRARIES := WidgetBridgeExtension WidgetBridgeCrypto

.PHONY: stand-ins
stand-ins:
	@python3 Packaging/stand_ins.py $(BIN) $(LIBRARIES)

# Compilers that load the stand-ins look for the C modules that these were built on, though they need nothing of them.
# They are empty, each in a folder of its name: there clang looks last, and an app's own module of that name is taken.
BENEATH := CDeflate CGdkPixbuf CJSON COpenCombineHelpers CPango CRSVG CSQLite
MODULE_MAPS := $(BIN)/Facades/module.modulemap $(BENEATH:%=$(BIN)/Facades/%/module.modulemap)

$(BIN)/Facades/module.modulemap: Sources/Apple/Facades/module.modulemap
	@mkdir -p $(@D)
	cp $< $@

$(BENEATH:%=$(BIN)/Facades/%/module.modulemap):
	@mkdir -p $(@D)
	echo 'module $(notdir $(@D)) {}' > $@

define facade
$(BIN)/Facades/$(1).swiftmodule: Sources/Apple/Facades/$(1).swift $(MODULE_MAPS) \
	$(if $(findstring externalMacro,$(file <Sources/Apple/Facades/$(1).swift)),$(MACROS)) \
	$(patsubst %,$(BIN)/Facades/%.swiftmodule,$(filter $(filter-out $(1),$(FACADES)),$(2))) \
	$(patsubst %,$(BIN)/Modules/%.swiftmodule,$(filter %Compat %Overlay Crypto,$(2))) | stand-ins
	@mkdir -p $$(@D)
	$(SWIFT)c -emit-module -parse-as-library -module-name $(notdir $(1)) -swift-version 5 \
		-I $(BIN)/StandIns -I $(BIN)/Facades -load-plugin-library $(MACROS) -o $$@ $$<
	@touch $$@
endef
$(foreach name,$(FACADES),$(eval $(call facade,$(name),$(sort $(call imports,$(name))))))

## The table of what there is of Apple's API, or whether it is current
.PHONY: compatibility compatibility-check
compatibility: facades
	python3 bridge-spec/compatibility/generate.py $(BIN) bridge-spec/compatibility.md

compatibility-check: facades
	python3 bridge-spec/compatibility/generate.py $(BIN) $(BIN)/compatibility.md
	diff -u bridge-spec/compatibility.md $(BIN)/compatibility.md

# --- Installing

LIBRARY = $(DESTDIR)$(PREFIX)/lib/widget-bridge
SHARE = $(DESTDIR)$(PREFIX)/share
ZSH_COMPLETIONS ?= $(PREFIX)/share/zsh/site-functions
INSTALL_PROGRAM := install -m 755 -s
INSTALL_DATA := install -m 644
# What the program finds in its library folder.
LIBRARY_FILES := widget-bridge-draw widget-bridge-live widget-bridge-sandbox widget-bridge-stub $(LIBRARIES:%=lib%.so) libWidgetBridgeMacros.so
DOCUMENTS := $(BIN)/documents
PAGE := Sources/widget-bridge-live/Page

## Installs the program below PREFIX (/usr/local); Swift's toolchain has to stay
.PHONY: install
install: build
	@$(MAKE) --no-print-directory install-built

# What was built, stripped.
.PHONY: install-built
install-built: documents
	rm -rf '$(LIBRARY)'
	install -d '$(DESTDIR)$(PREFIX)/bin' '$(LIBRARY)/StandIns' '$(LIBRARY)/ProjectDescription' '$(SHARE)/widget-bridge/bridge-spec' '$(SHARE)/man/man1' \
		'$(SHARE)/bash-completion/completions' '$(SHARE)/fish/vendor_completions.d' '$(DESTDIR)$(ZSH_COMPLETIONS)'
	$(INSTALL_PROGRAM) $(BIN)/widget-bridge '$(DESTDIR)$(PREFIX)/bin/'
	$(INSTALL_PROGRAM) $(LIBRARY_FILES:%=$(BIN)/%) '$(LIBRARY)/'
	$(INSTALL_PROGRAM) -D $(CURL) '$(LIBRARY)/lazy/$(notdir $(CURL))'
	$(INSTALL_DATA) $(BIN)/StandIns/*.swiftmodule '$(LIBRARY)/StandIns/'
	$(INSTALL_DATA) $(BIN)/ProjectDescription/*.swift '$(LIBRARY)/ProjectDescription/'
	cd $(BIN) && find Facades -name '*.swiftmodule' -o -name module.modulemap | while read -r file; do \
		$(INSTALL_DATA) -D "$$file" '$(abspath $(LIBRARY))'/"$$file"; done
	cd $(PAGE) && find . -type f | while read -r file; do \
		$(INSTALL_DATA) -D "$$file" '$(abspath $(LIBRARY))/page'/"$$file"; done
	$(INSTALL_DATA) bridge-spec/*.md bridge-spec/openrpc.json '$(SHARE)/widget-bridge/bridge-spec/'
	$(INSTALL_DATA) $(DOCUMENTS)/widget-bridge.1 '$(SHARE)/man/man1/'
	$(INSTALL_DATA) $(DOCUMENTS)/completions.bash '$(SHARE)/bash-completion/completions/widget-bridge'
	$(INSTALL_DATA) $(DOCUMENTS)/completions.fish '$(SHARE)/fish/vendor_completions.d/widget-bridge.fish'
	$(INSTALL_DATA) $(DOCUMENTS)/completions.zsh '$(DESTDIR)$(ZSH_COMPLETIONS)/_widget-bridge'

## Removes what `make install` has installed
.PHONY: uninstall
uninstall:
	rm -rf '$(LIBRARY)' '$(SHARE)/widget-bridge'
	rm -f '$(DESTDIR)$(PREFIX)/bin/widget-bridge' '$(SHARE)/man/man1/widget-bridge.1' \
		'$(SHARE)/bash-completion/completions/widget-bridge' '$(SHARE)/fish/vendor_completions.d/widget-bridge.fish' \
		'$(DESTDIR)$(ZSH_COMPLETIONS)/_widget-bridge'

# The program's own word on its commands, as a manual page and for the shells to complete.
.PHONY: documents
documents:
	@mkdir -p $(DOCUMENTS)
	$(BIN)/widget-bridge --experimental-dump-help | python3 Packaging/manual.py > $(DOCUMENTS)/widget-bridge.1
	for shell in bash zsh fish; do \
		$(BIN)/widget-bridge --generate-completion-script $$shell > $(DOCUMENTS)/completions.$$shell || exit 1; done

## A Debian package in .build that runs built widgets on machines without Swift
.PHONY: package
package: PACKAGES += $(PACKAGING_PACKAGES)
package: build
	@$(MAKE) --no-print-directory package-built

PACKAGE_ROOT ?= $(BIN)/package

# The package's files: what is installed, and Swift's run-time libraries.
.PHONY: package-root package-built
package-root:
	rm -rf '$(PACKAGE_ROOT)'
	@$(MAKE) --no-print-directory install-built DESTDIR='$(PACKAGE_ROOT)' PREFIX=/usr \
		ZSH_COMPLETIONS=/usr/share/zsh/vendor-completions
	Packaging/add-runtime.sh '$(PACKAGE_ROOT)' '$(TOOLCHAIN)'

package-built: package-root
	Packaging/package.sh '$(PACKAGE_ROOT)' .build '$(RUN_PACKAGES)'

## Tries the package in a Debian 12 of its own, as root: drawing a built widget without Swift
.PHONY: package-check
package-check: PACKAGES += $(PACKAGING_PACKAGES) debootstrap
package-check: package
	Packaging/check.sh .build $(BIN)/widget-bridge

## Builds the container of docs/quickstart/ci.md, as root, and tests a built widget in it, without Swift and an engine
.PHONY: container-check
container-check: PACKAGES += $(PACKAGING_PACKAGES) debootstrap buildah
container-check: package
	Packaging/check-container.sh .build $(BIN)/widget-bridge

## What there is to make
.PHONY: help
help:
	@awk '/^## /{text = substr($$0, 4)} /^\.PHONY:/{if (text) printf "make %-37s %s\n", substr($$0, 9), text; text = ""}' \
		$(firstword $(MAKEFILE_LIST))

# --- Debian packages

## Installs the Debian packages that are missing, as root or with sudo, or names them
.PHONY: deps
deps:
	@missing=; for package in $(PACKAGES); do \
		dpkg-query -W -f '$${Status}' $$package 2>/dev/null | grep -q 'ok installed' || missing="$$missing $$package"; \
	done; \
	[ -n "$$missing" ] || exit 0; \
	if ! command -v apt-get >/dev/null; then \
		echo "This needs the following packages, by their Debian names:$$missing" >&2; exit 69; \
	elif [ "$$(id -u)" = 0 ]; then as=; \
	elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then as='sudo'; \
	elif command -v sudo >/dev/null && [ -t 0 ]; then as='sudo'; \
	else echo "Debian packages are missing. As root, run: apt-get install$$missing" >&2; exit 69; fi; \
	echo "Installing$$missing"; \
	install="$$as env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends$$missing"; \
	$$install || { $$as apt-get update && $$install; }
