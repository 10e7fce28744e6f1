import type { Plugin } from 'vite';

/** Neither begins nor ends like a style sheet's name, or Vite would treat the module as CSS. */
const PREFIX = '\0patternbook:sheet:';
const SUFFIX = '.js';
const STYLE_SHEET = /\.css$/;

/** File of the style sheet that a module of this plugin stands for. */
function fileOfModule(id: string): string {
  return id.slice(PREFIX.length, -SUFFIX.length);
}

/** Files of the style sheets among a chunk's modules. */
export function sheetsAmong(moduleIds: readonly string[]): string[] {
  return moduleIds.filter((id) => id.startsWith(PREFIX)).map(fileOfModule);
}

/**
 * Keeps style sheets out of the scripts: a document links its sheets itself, joined in a fixed order.
 * An imported sheet becomes a module of its own, which tells which chunks need the sheet.
 *
 * @param codeOf code of the module that stands for a sheet; none in a build, where documents link the sheets
 */
export function sheetModules(codeOf: (file: string) => string = () => ''): Plugin {
  return {
    name: 'patternbook:sheet-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: STYLE_SHEET },
      async handler(specifier, importer, options) {
        const resolved = await this.resolve(specifier, importer, { ...options, skipSelf: true });
        return resolved && !resolved.external
          ? { id: `${PREFIX}${resolved.id}${SUFFIX}`, moduleSideEffects: 'no-treeshake' }
          : null;
      }
    },
    load: {
      filter: { id: new RegExp(`^${PREFIX}`) },
      handler(id) {
        const code = codeOf(fileOfModule(id));
        return { code: `${code}\nexport default {};`, moduleSideEffects: 'no-treeshake' };
      }
    }
  };
}

/**
 * Code that puts a sheet into the document by itself, for the dev server: nothing has collected the
 * sheets of a page beforehand there.
 */
export function injectingCode(file: string, css: string): string {
  return [
    `const style = document.createElement('style');`,
    `style.dataset.file = ${JSON.stringify(file)};`,
    `style.textContent = ${JSON.stringify(css)};`,
    `document.head.append(style);`
  ].join('\n');
}
