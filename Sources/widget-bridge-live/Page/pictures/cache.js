const LIMIT = 400;

/** The pictures that were drawn last, by what was asked for, so that a variant seen before is there at once. */
export class PictureCache {
  #pictures = new Map();

  get(key) {
    const picture = this.#pictures.get(key);
    if (picture) this.set(key, picture);
    return picture;
  }

  set(key, picture) {
    this.#pictures.delete(key);
    this.#pictures.set(key, picture);
    if (this.#pictures.size > LIMIT) this.#pictures.delete(this.#pictures.keys().next().value);
  }
}
