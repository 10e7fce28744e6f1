import type { Page } from '../../model.ts';

/**
 * What lists of pages say of each, by address: its first paragraph. One that several pages begin with, such as a note
 * on their package, tells none of them apart and is left out.
 */
export function pageDescriptions(pages: readonly Page[]): Map<string, string> {
  const described = pages.map(({ path, sources }) => ({ path, text: sources[0]?.description ?? '' }));
  const uses = Map.groupBy(described, ({ text }) => text);
  return new Map(
    described.filter(({ text }) => text !== '' && uses.get(text)?.length === 1).map(({ path, text }) => [path, text])
  );
}
