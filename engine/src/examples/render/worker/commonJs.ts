import { parseSync } from 'oxc-parser';
import { transform } from 'sucrase';

import { applyEdits } from '../../editText.ts';

/** Name of `import.meta` in a module that has become CommonJS. */
export const IMPORT_META = '__importMeta';

/**
 * Turns a compiled module into CommonJS, which Node can run again and again. Default imports follow `esModuleInterop`, as
 * in the browser.
 * @param file path that appears in errors
 * @returns the body of a function with the parameters `exports`, `require`, `module`, and {@link IMPORT_META}
 */
export function toCommonJs(code: string, file: string): string {
  return transform(withNamedMeta(code), { transforms: ['imports'], disableESTransforms: true, filePath: file }).code;
}

function withNamedMeta(code: string): string {
  // Nearly all code ends here.
  if (!code.includes('import.meta')) {
    return code;
  }
  const { importMetas } = parseSync('module.js', code).module;
  return applyEdits(
    code,
    importMetas.map(({ start, end }) => ({ start, end, text: IMPORT_META }))
  );
}
