import { compareTexts } from '../../core/language.ts';
import * as texts from '../../core/texts.ts';
import { textAttribute } from '../../core/markdownComponent.ts';
import { interfaceId } from '../../core/interfaceIds.ts';
import { slug } from '../../core/slug.ts';
import { examplesOf } from '../../examples/siteExamples.ts';
import type { Badge, Page, Source } from '../../model.ts';
import type { EngineComponent, EngineContext } from '../markdownContext.ts';
import './status.css';
import { StatusMatrix, type StatusMatrixProps, type StatusRow, type StatusTab } from './StatusMatrix.tsx';
import { StatusText } from './StatusText.tsx';

/** Kinds of tabs that occur on a smaller share of pages have a common column. */
const COLUMN_SHARE = 0.4;

/**
 * `<StatusMatrix section="…" />`: every page of a section with its tabs, examples and reference. `countText` follows
 * the number of pages. Pages that only introduce others, without a named tab, are left out.
 */
export const statusMatrix: EngineComponent<StatusMatrixProps> = {
  component: StatusMatrix,
  markdown: StatusText,
  fillsPage: true,
  createProps({ page, block }, context) {
    const { section } = context.placeFolder({
      section: slug(textAttribute(block, 'section') ?? page.section),
      subsection: ''
    });
    const pages = context.pages.filter((candidate) => candidate.section === section && !introducesOthers(candidate));
    const rows = pages
      .map((candidate) => statusRow(context, candidate))
      .toSorted((a, b) => compareTexts(a.title, b.title));
    return {
      id: interfaceId('status', section),
      columns: columnsOf(pages, context),
      noun: textAttribute(block, 'countText') ?? texts.gallery.pages.other,
      rows
    };
  }
};

function introducesOthers({ path, sources }: Page): boolean {
  return sources.every(({ ownPath }) => ownPath === path);
}

function statusRow(context: EngineContext, page: Page): StatusRow {
  return {
    title: page.title,
    path: page.path,
    badges: page.badges,
    tabs: page.sources.map(statusTab),
    examples: page.sources.reduce((count, source) => count + examplesOf(source).length, 0),
    props: context.countProps(page),
    cssVariables: context.countCssVariables(page)
  };
}

function statusTab({ source, label, path, beta, deprecated }: Source): StatusTab {
  const badge: Badge | null = deprecated ? 'deprecated' : beta ? 'beta' : null;
  return { source, label, path, badge };
}

/** Returns the kinds of tabs that are common enough for a column of their own, in tab order. */
function columnsOf(
  pages: readonly Page[],
  { compareTabs }: Pick<EngineContext, 'compareTabs'>
): StatusMatrixProps['columns'] {
  const labels = new Map(pages.flatMap(({ sources }) => sources.map(({ source, label }) => [source, label])));
  const isCommon = (tag: string): boolean =>
    pages.filter(({ sources }) => sources.some(({ source }) => source === tag)).length >= pages.length * COLUMN_SHARE;
  return [...labels]
    .filter(([source]) => isCommon(source))
    .toSorted(([a], [b]) => compareTabs(a, b))
    .map(([source, label]) => ({ source, label }));
}
