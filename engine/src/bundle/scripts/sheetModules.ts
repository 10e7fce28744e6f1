import type { Plugin } from 'vite';

/** Neither begins nor ends like a style sheet's name, or Vite would treat the module as CSS. */
const EMPTY_MODULE = '\0patternbook:sheet';
const STYLE_SHEET = /\.css$/;

/**
 * Keeps style sheets out of the scripts: a document links the sheets of its examples itself, joined in
 * a fixed order (docs/decisions/0007), so importing one does nothing.
 */
export function sheetModules(): Plugin {
  return {
    name: 'patternbook:sheet-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: STYLE_SHEET },
      handler: () => ({ id: EMPTY_MODULE, moduleSideEffects: false })
    },
    load: {
      filter: { id: new RegExp(`^${EMPTY_MODULE}$`) },
      handler: () => 'export default {};'
    }
  };
}
