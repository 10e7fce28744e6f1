import type { Block, Source, Toc, TocEntry } from '../model.ts';
import type { DocumentContext } from './documentContext.ts';

/** The complete contents list of a tab: its headings, those of components among its prose, its reference tables. */
export function tabToc(
  { app, referenceOf, tokens }: Pick<DocumentContext, 'app' | 'referenceOf' | 'tokens'>,
  source: Source
): Toc {
  const place = source.blocks.findIndex((block) => block.kind === 'component' && block.name === 'TokenTable');
  const before = place === -1 ? source.toc.length : countEntriesIn(source.toc, source.blocks.slice(0, place));
  return [
    ...source.toc.slice(0, before),
    ...(place === -1 ? [] : app.tokenToc(tokens.table)),
    ...source.toc.slice(before),
    ...app.referenceToc(referenceOf(source))
  ];
}

/** How many entries of a contents list lead to headings of these blocks, the first of a tab. */
function countEntriesIn(toc: Toc, blocks: readonly Block[]): number {
  const html = blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
  const examples = new Set(blocks.flatMap((block) => (block.kind === 'example' ? [block.example.slug] : [])));
  const isThere = ({ id }: TocEntry): boolean => html.includes(`id="${id}"`) || examples.has(id);
  return toc.findLastIndex((entry) => [entry].flat().some(isThere)) + 1;
}
