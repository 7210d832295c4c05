// Search from file://, where a page can neither fetch the index nor start a worker: the index comes as a script, and the
// worker's script runs in a frame. `build.py` puts the index in front of this, as the argument `index`.
window.__search = { index: Promise.resolve(index) };
if (location.protocol === 'file:') {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      this.frame = document.createElement('iframe');
      this.frame.hidden = true;
      document.body.append(this.frame);
      const inner = this.frame.contentWindow;
      inner.importScripts = (...urls) => urls.reduce((before, next) => before.then(() => load(inner, next)), Promise.resolve());
      inner.postMessage = (data) => this.dispatchEvent(new MessageEvent('message', { data }));
      this.ready = load(inner, url);
    }
    postMessage(data) {
      const inner = this.frame.contentWindow;
      this.ready.then(() => inner.dispatchEvent(new inner.MessageEvent('message', { data })));
    }
    terminate() { this.frame.remove(); }
  };
}
function load(inner, url) {
  return new Promise((resolve, reject) => {
    const script = inner.document.createElement('script');
    script.src = new URL(url, location.href);
    script.onload = resolve;
    script.onerror = reject;
    inner.document.body.append(script);
  });
}
