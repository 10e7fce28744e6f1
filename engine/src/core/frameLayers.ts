/** Layer of the rules for plain elements in the library that the interface is built with. */
export const BASE_LAYER = 'base';

/** Layers of its rules for classes, weakest first. */
export const CLASS_LAYERS: readonly string[] = ['components', 'layouts', 'utilities'];

/** Rules of themes in sheets of the layer `base`, where documents load them on demand (`bundle/styles/baseRules.ts`). */
export const THEME_LAYERS = { of: BASE_LAYER, onDemand: 'base-themes' } as const;

/**
 * Returns the layers of that library, weakest first, with those of the site between them. Its rules for plain elements
 * apply to examples, too, so all rules of the site win over them. Its rules for classes apply to the interface alone, which
 * the site's reset of all elements must not change.
 */
export function withFrameLayers(ofSite: readonly string[]): string[] {
  return [...new Set([BASE_LAYER, THEME_LAYERS.onDemand, ...ofSite, ...CLASS_LAYERS])];
}
