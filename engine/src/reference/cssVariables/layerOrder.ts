/** Rank of rules outside of cascade layers, which take precedence over those in layers. */
export const UNLAYERED = Infinity;

interface Layer {
  inner: Map<string, Layer>;
}

/** Order of cascade layers: that of their first appearance; the layers inside one come before its own rules. */
export class LayerOrder {
  readonly #outermost: Layer = { inner: new Map() };
  #ranks: Map<Layer, number> | null = null;

  /** Adds a layer unless it is known. @param path names, outermost first */
  add(path: readonly string[]): void {
    this.#layerAt(path);
    this.#ranks = null;
  }

  /** Returns the rank of a layer among all that were added: higher ones take precedence. */
  rankOf(path: readonly string[]): number {
    this.#ranks ??= rankLayers(this.#outermost);
    return this.#ranks.get(this.#layerAt(path)) ?? UNLAYERED;
  }

  #layerAt(path: readonly string[]): Layer {
    return path.reduce((outer, name) => {
      const layer = outer.inner.get(name) ?? { inner: new Map() };
      outer.inner.set(name, layer);
      return layer;
    }, this.#outermost);
  }
}

function rankLayers(outermost: Layer): Map<Layer, number> {
  const ranks = new Map<Layer, number>();
  const visit = (layer: Layer): void => {
    layer.inner.forEach(visit);
    ranks.set(layer, ranks.size);
  };
  visit(outermost);
  return ranks;
}
