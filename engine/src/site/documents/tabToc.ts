import type { MarkdownComponent } from '../../core/markdownComponents.ts';
import type { Block, ComponentBlock, Source, Toc, TocEntry } from '../../model.ts';
import type { DocumentContext } from './documentContext.ts';
import { releaseNotesView } from './releaseNotes.ts';

type Context = Pick<DocumentContext, 'app' | 'facts' | 'referenceOf' | 'tokens'>;

/** The complete contents list of a tab: its headings, those of components among its prose, its reference tables. */
export function tabToc(context: Context, source: Source): Toc {
  const { blocks, toc } = source;
  const components = blocks.filter((block) => block.kind === 'component');
  const block = components.find(({ name }) => TOCS.has(name));
  const before = block === undefined ? toc.length : countEntriesIn(toc, blocks.slice(0, blocks.indexOf(block)));
  return [
    ...toc.slice(0, before),
    ...((block && TOCS.get(block.name)?.(context, block)) ?? []),
    ...toc.slice(before),
    ...context.app.referenceToc(context.referenceOf(source))
  ];
}

/** Entries for the headings that a component brings along. */
const TOCS: ReadonlyMap<string, (context: Context, block: ComponentBlock) => Toc> = new Map([
  ['TokenTable' satisfies MarkdownComponent, ({ app, tokens }: Context) => app.tokenToc(tokens.table)],
  [
    'ReleaseNotes' satisfies MarkdownComponent,
    (context: Context, block: ComponentBlock) => context.app.releasesToc(releaseNotesView(context, block))
  ]
]);

/** How many entries of a contents list lead to headings of these blocks, the first of a tab. */
function countEntriesIn(toc: Toc, blocks: readonly Block[]): number {
  const html = blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
  const examples = new Set(blocks.flatMap((block) => (block.kind === 'example' ? [block.example.slug] : [])));
  const isThere = ({ id }: TocEntry): boolean => html.includes(`id="${id}"`) || examples.has(id);
  return toc.findLastIndex((entry) => [entry].flat().some(isThere)) + 1;
}
