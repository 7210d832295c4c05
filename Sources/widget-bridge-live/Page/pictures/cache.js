const LIMIT = 400;

/** By then what still showed the picture before shows the next, in milliseconds. */
const LOADED = 10_000;

/** The pictures that were drawn last, by what was asked for, so that a variant seen before is there at once. */
export class PictureCache {
  #pictures = new Map();

  get(key) {
    const picture = this.#pictures.get(key);
    if (picture) this.#touch(key, picture);
    return picture;
  }

  set(key, picture) {
    const before = this.#pictures.get(key);
    if (before && before.url !== picture.url) setTimeout(() => URL.revokeObjectURL(before.url), LOADED);
    this.#touch(key, picture);
    while (this.#pictures.size > LIMIT) {
      const [oldest, { url }] = this.#pictures.entries().next().value;
      this.#pictures.delete(oldest);
      URL.revokeObjectURL(url);
    }
  }

  #touch(key, picture) {
    this.#pictures.delete(key);
    this.#pictures.set(key, picture);
  }
}

/** Bytes from base64. */
export const bytesOf = (base64) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
