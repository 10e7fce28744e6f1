import type { Example } from '../example/exampleStore.ts';

/**
 * Replaces the site's code of a playground by that for the values of its controls, and runs it. Code that the reader has
 * edited stays; reset then leads to the new code.
 * @param isOriginal whether it is the site's own code, which the page's own preview shows
 */
export function varyCode({ get, update }: Example, code: string, isOriginal: boolean): void {
  const { original, edited, variation } = get();
  const varied = isOriginal ? null : { code, lang: 'ts' as const };
  if (varied || variation) {
    const change = {
      variation: varied,
      original: original && { ...original, code },
      converted: null,
      conversion: null
    };
    update(edited ? change : { ...change, program: varied, run: null });
  }
}
