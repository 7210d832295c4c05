extension HTMLReport {
    /// The page, with `{title}` and `{data}` for what it shows.
    static let page = """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>{title}</title>
        <style>
          :root { color-scheme: light dark; --line: light-dark(#d8d8dc, #3a3a3e); --soft: light-dark(#5c5c63, #a2a2a8);
            --checks: light-dark(#eee, #222) 0 0 / 16px 16px; --bad: light-dark(#b3261e, #ff8a80);
            --good: light-dark(#1b6e3c, #7bd88f) }
          * { box-sizing: border-box }
          body { font: 15px/1.45 system-ui, sans-serif; margin: 0; background: light-dark(#f6f6f8, #161618);
            color: light-dark(#1c1c1e, #f2f2f4) }
          header { position: sticky; top: 0; z-index: 2; background: inherit; border-bottom: 1px solid var(--line);
            padding: 12px 20px; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center }
          h1 { font-size: 17px; margin: 0 }
          label { color: var(--soft); display: flex; gap: 6px; align-items: center }
          select, input { font: inherit; padding: 2px 6px }
          main { padding: 20px; display: grid; gap: 20px }
          main.sheet { grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)) }
          article { border: 1px solid var(--line); border-radius: 12px; padding: 14px 16px; min-width: 0;
            background: light-dark(white, #1f1f22) }
          h2 { font-size: 15px; margin: 0 0 6px; overflow-wrap: anywhere }
          .status { font-size: 12px; font-weight: 600; color: var(--good) }
          .new, .changed, .failed { color: var(--bad) }
          .skipped { color: var(--soft) }
          pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 13px; margin: 6px 0; color: var(--bad) }
          pre.warning { color: var(--soft) }
          .pictures { display: flex; flex-wrap: wrap; gap: 16px; margin-top: 10px }
          figure { margin: 0; min-width: 0 }
          figcaption { font-size: 12px; color: var(--soft); overflow-wrap: anywhere }
          .frame { position: relative; display: inline-block; max-width: 100%; line-height: 0;
            background: repeating-conic-gradient(light-dark(#e9e9ec, #2b2b2f) 0 25%, transparent 0 50%) 0 0 / 16px 16px }
          img { max-width: 100%; height: auto }
          .over { position: absolute; inset: 0 }
          .difference { isolation: isolate; background: black }
          .difference .over { mix-blend-mode: difference }
          .slider .over { clip-path: inset(0 calc(100% - var(--cut, 50%)) 0 0) }
          input[type=range] { display: block; width: 100% }
        </style>
        </head>
        <body>
        <header>
          <h1>{title}</h1>
          <span id="summary" role="status"></span>
          <label>Show <select id="status">
            <option value="failures">what failed</option><option value="all">all</option></select></label>
          <label>Compare <select id="mode">
            <option value="side">side by side</option><option value="slider">slider</option>
            <option value="difference">difference</option></select></label>
          <label>Name <input id="name" type="search"></label>
          <span id="axes" style="display: contents"></span>
        </header>
        <main id="cases"></main>
        <script id="data" type="application/json">{data}</script>
        <script>
          const cases = JSON.parse(document.getElementById("data").textContent)
          const failed = one => ["new", "changed", "failed"].includes(one.status)
          const $ = id => document.getElementById(id)
          const element = (tag, properties = {}, ...children) => {
            const made = Object.assign(document.createElement(tag), properties)
            made.append(...children)
            return made
          }
          const count = cases.filter(failed).length
          $("summary").textContent = `${cases.length} cases, ` + (count ? `${count} failed` : "none failed")
          if (!count) $("status").value = "all"
          const axes = {}
          for (const one of cases)
            for (const [name, value] of Object.entries(one.axes)) (axes[name] ??= new Set()).add(value)
          const chosen = {}
          for (const [name, values] of Object.entries(axes)) {
            const select = element("select", { onchange: () => { chosen[name] = select.value; show() } },
              element("option", { value: "", textContent: "any" }),
              ...[...values].map(value => element("option", { value, textContent: value })))
            $("axes").append(element("label", {}, name + " ", select))
          }
          const picture = (address, name, className = "") => element("img", { src: address, alt: name, className })
          const figure = (caption, ...children) =>
            element("figure", {}, ...children, element("figcaption", { textContent: caption }))
          function compared(one) {
            const { recorded, drawn, name } = one
            const mode = $("mode").value
            if (!recorded || !drawn || one.status == "passed" || mode == "side") {
              const parts = []
              const same = one.status == "passed" || one.status == "recorded"
              if (recorded && !same)
                parts.push(figure("recorded", element("div", { className: "frame" }, picture(recorded, `${name}, recorded`))))
              if (drawn ?? recorded)
                parts.push(figure(same ? name : "drawn",
                  element("div", { className: "frame" }, picture(drawn ?? recorded, `${name}, drawn`))))
              return parts
            }
            const frame = element("div", { className: `frame ${mode}` },
              picture(recorded, `${name}, recorded`), picture(drawn, `${name}, drawn`, "over"))
            const parts = [frame]
            if (mode == "slider") {
              const range = element("input", { type: "range", value: 50, ariaLabel: "how much of what was drawn is shown" })
              range.oninput = () => frame.style.setProperty("--cut", range.value + "%")
              parts.push(range)
            }
            return [figure(mode == "slider" ? "drawn at the left, recorded at the right" : "what is not black differs", ...parts)]
          }
          function show() {
            const name = $("name").value.toLowerCase()
            const all = $("status").value == "all"
            const shown = cases.filter(one => (all || failed(one)) && one.name.toLowerCase().includes(name)
              && Object.entries(chosen).every(([axis, value]) => !value || one.axes[axis] == value))
            $("cases").className = all ? "sheet" : ""
            $("cases").replaceChildren(...shown.map(one => element("article", {},
              element("h2", { textContent: one.name }),
              element("span", { className: `status ${one.status}`, textContent: one.status }),
              ...one.messages.map(text => element("pre", { textContent: text })),
              ...(all ? [] : one.warnings.map(text => element("pre", { className: "warning", textContent: text }))),
              element("div", { className: "pictures" }, ...one.pictures.flatMap(compared)))))
          }
          for (const id of ["status", "mode"]) $(id).onchange = show
          $("name").oninput = show
          show()
        </script>
        </body>
        </html>

        """
}
