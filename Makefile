# Everything this repository does, by name. `make run` shows it at work, `make test` holds it to its word.

PREFIX ?= /usr/local
CONFIGURATION ?= release
SWIFT ?= swift

# The libraries that are linked, and the fonts, symbols and clock that are used at run time.
PACKAGES := pkg-config libjson-c-dev libcairo2-dev libpango1.0-dev librsvg2-dev libgdk-pixbuf-2.0-dev libdeflate-dev \
	libsqlite3-dev bootstrap-icons fonts-inter fonts-noto-cjk fonts-noto-color-emoji fonts-thai-tlwg fonts-dejavu-core \
	fonts-noto-core webp-pixbuf-loader poppler-utils faketime
# What only the tests use.
TEST_PACKAGES := python3-jsonschema
SWIFT_SOURCES := Package.swift Sources Tests

BIN := .build/$(CONFIGURATION)

# A whole session of the News sample: its host's lines in, the replies and three pictures out.
.PHONY: run
run: build
	@rm -rf out && mkdir -p out
	cd out && ../$(BIN)/widget-bridge serve ../samples/News/NewsWidget --root state \
		< ../samples/News/commands.jsonl > replies.jsonl
	@cat out/replies.jsonl; echo; echo 'Pictures:'; \
	sed -n -E 's/.*"path":"([^"]*\.png)".*/\1/p' out/replies.jsonl

# The README's pictures of that session.
.PHONY: pictures
pictures: run
	@mkdir -p docs/news
	@{ for family in Small Medium Large; do for scheme in light dark; do \
		printf '{"jsonrpc":"2.0","id":"%s","method":"renderWidget","params":%s}\n' "$$family $$scheme" \
			"{\"kind\":\"NewsWidget\",\"family\":\"system$$family\",\"colorScheme\":\"$$scheme\",\"scale\":2,\"path\":\"$$(pwd)/docs/news/$$family-$$scheme.png\"}"; \
	done; done; } | (cd out && ../$(BIN)/widget-bridge serve ../samples/News/NewsWidget --root state)

.PHONY: build
build: deps
	$(SWIFT) build -c $(CONFIGURATION)
	@$(MAKE) --no-print-directory facades

# What is tested is what ships: the optimised build.
.PHONY: test
test: PACKAGES += $(TEST_PACKAGES)
test: deps format-check
	$(SWIFT) build -c $(CONFIGURATION) --build-tests
	@$(MAKE) --no-print-directory compatibility-check
	$(SWIFT) test -c $(CONFIGURATION) --skip-build

.PHONY: bench
bench: build
	python3 Benchmarks/bench.py $(BENCH)

.PHONY: format format-check
format:
	$(SWIFT) format -i -r $(SWIFT_SOURCES)

format-check:
	$(SWIFT) format lint --strict -r $(SWIFT_SOURCES)

.PHONY: clean
clean:
	rm -rf .build out

# --- The macros' plugin, on the swift-syntax that comes with the toolchain: the package of that name takes minutes.

MACROS := $(BIN)/libWidgetBridgeMacros.so
MACRO_SOURCES := $(wildcard Sources/Macros/*.swift)
SWIFT_SYNTAX = $(dir $(realpath $(shell command -v $(SWIFT))))../lib/swift/host

$(MACROS): $(MACRO_SOURCES)
	@mkdir -p $(@D)
	$(SWIFT)c -emit-library -parse-as-library -O -swift-version 6 -module-name WidgetBridgeMacros \
		-I $(SWIFT_SYNTAX) -L $(SWIFT_SYNTAX) -lSwiftSyntax -lSwiftSyntaxMacros -lSwiftSyntaxBuilder -o $@ $^

# --- Façades: modules with Apple's names, which widget sources import. They are compiled beside the package, not in it:
# --- a target named like an Apple module would answer `canImport` in the package's dependencies. Those in folders are
# --- for one platform alone.

FACADES := $(patsubst Sources/Apple/Facades/%.swift,%,$(wildcard Sources/Apple/Facades/*.swift Sources/Apple/Facades/*/*.swift))
imports = $(shell sed -n -E "s/^.*import (struct |class |enum |protocol )?([A-Za-z_0-9]+).*$$/\2/p" Sources/Apple/Facades/$(1).swift)

.PHONY: facades
facades: $(BIN)/Facades/module.modulemap $(FACADES:%=$(BIN)/Facades/%.swiftmodule)

# Compilers that load the stand-ins look for the C modules that these were built on, though they need nothing of them.
$(BIN)/Facades/module.modulemap: Sources/Apple/Facades/module.modulemap
	@mkdir -p $(@D)
	cp $< $@

define facade
$(BIN)/Facades/$(1).swiftmodule: Sources/Apple/Facades/$(1).swift $(BIN)/Facades/module.modulemap \
	$(if $(findstring externalMacro,$(file <Sources/Apple/Facades/$(1).swift)),$(MACROS)) \
	$(patsubst %,$(BIN)/Facades/%.swiftmodule,$(filter $(filter-out $(1),$(FACADES)),$(2))) \
	$(patsubst %,$(BIN)/Modules/%.swiftmodule,$(filter %Compat,$(2)))
	@mkdir -p $$(@D)
	$(SWIFT)c -emit-module -parse-as-library -module-name $(notdir $(1)) -swift-version 5 \
		-I $(BIN)/Modules -I $(BIN)/Facades -load-plugin-library $(MACROS) -o $$@ $$<
	@touch $$@
endef
$(foreach name,$(FACADES),$(eval $(call facade,$(name),$(call imports,$(name)))))

# --- What there is of Apple's API, as a table. The check tells whether it is current.

.PHONY: compatibility compatibility-check
compatibility: facades
	python3 bridge-spec/compatibility/generate.py $(BIN) bridge-spec/compatibility.md

compatibility-check: facades
	python3 bridge-spec/compatibility/generate.py $(BIN) $(BIN)/compatibility.md
	diff -u bridge-spec/compatibility.md $(BIN)/compatibility.md

# --- Installing

.PHONY: install
install: build
	install -d '$(DESTDIR)$(PREFIX)/bin' '$(DESTDIR)$(PREFIX)/lib/widget-bridge/Modules' \
		'$(DESTDIR)$(PREFIX)/lib/widget-bridge/Facades' '$(DESTDIR)$(PREFIX)/share/widget-bridge/bridge-spec'
	install -m 755 $(BIN)/widget-bridge '$(DESTDIR)$(PREFIX)/bin/'
	install -m 755 $(BIN)/widget-bridge-draw '$(DESTDIR)$(PREFIX)/lib/widget-bridge/'
	install -m 644 $(BIN)/libWidgetBridgeExtension.so $(MACROS) '$(DESTDIR)$(PREFIX)/lib/widget-bridge/'
	install -m 644 $(BIN)/Modules/*.swiftmodule '$(DESTDIR)$(PREFIX)/lib/widget-bridge/Modules/'
	cp -R $(BIN)/Facades/. '$(DESTDIR)$(PREFIX)/lib/widget-bridge/Facades/'
	cp -R bridge-spec/. '$(DESTDIR)$(PREFIX)/share/widget-bridge/bridge-spec/'

# --- Debian packages: installed when missing, by root or through sudo, or named.

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
