import { sectionsWithoutPage } from '../../content/navigation.ts';
import { fillText } from '../../core/fillText.ts';
import * as texts from '../../core/texts.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import type { NavigationSection, Page, Site, Source } from '../../model.ts';
import type { HeadText } from '../../ui/view.ts';
import { type DescribedTab, describeTab, withNames } from './tabDescription.ts';

type HeadConfig = Pick<ResolvedConfig, 'product' | 'sections' | 'subsectionTitles' | 'summaries'>;

/** Separates the parts of a document's title, most specific first. */
export const TITLE_SEPARATOR = ' · ';

/**
 * Returns titles and descriptions of tabs and of generated lists of pages, by address. No two are the same, so that
 * browser tabs, bookmarks, and search results can be told apart.
 */
export function createHeadTexts(site: Pick<Site, 'pages' | 'navigation'>, config: HeadConfig): Map<string, HeadText> {
  const sections = sectionsWithoutPage(site);
  const tabs = site.pages.flatMap((page) => page.sources.map((source) => ({ page, source })));
  const fixed = [texts.common.search, texts.notFound.documentTitle, ...sections.map(({ title }) => title)];
  const titles = distinct(
    tabs.map(({ page, source }) => titleForms(page, source, config)),
    [config.product.name, ...fixed]
  );
  const lists = sections.map((section) => describeSection(section, config));
  const descriptions = distinct(
    describeTabs(tabs, config).map((description, index) => [description, `${titles[index]}: ${description}`]),
    [config.product.description, ...lists]
  );
  return new Map([
    ...tabs.map(({ source }, index): [string, HeadText] => [
      source.path,
      { title: titles[index] ?? '', description: descriptions[index] ?? '' }
    ]),
    ...sections.map(({ path, title }, index): [string, HeadText] => [path, { title, description: lists[index] ?? '' }])
  ]);
}

/** The title of a tab, and longer forms for pages that share it with others. */
function titleForms(page: Page, source: Source, config: HeadConfig): string[] {
  const own = [...(source.path === page.path ? [] : [source.label]), source.title];
  const section = config.sections.find(({ slug }) => slug === page.section)?.title ?? page.section;
  const subsection = page.subsection === '' ? [] : [config.subsectionTitles[page.subsection] ?? page.subsection];
  return [own, [...own, section], [...own, ...subsection, section], [...own, source.path]].map((parts) =>
    parts.join(TITLE_SEPARATOR)
  );
}

/**
 * Chooses a form for each entry: the first one that no other entry has.
 * @param forms forms of each entry, shortest first; if all of them are taken, the last is used
 * @param taken texts of other documents
 */
function distinct(forms: readonly (readonly string[])[], taken: readonly string[]): string[] {
  const uses = Map.groupBy([...forms.flatMap((own) => [...new Set(own)]), ...taken], (text) => text);
  return forms.map((own) => own.find((text) => uses.get(text)?.length === 1) ?? own.at(-1) ?? '');
}

function describeTabs(tabs: readonly { page: Page; source: Source }[], config: HeadConfig): string[] {
  const uses = Map.groupBy(tabs, ({ source }) => source.description);
  const ownText = ({ description }: Source): string | null =>
    description !== '' && uses.get(description)?.length === 1 ? description : null;
  return tabs.map(({ page, source }) => {
    const tab: DescribedTab = {
      source,
      summary: config.summaries[page.path]?.text ?? null,
      own: ownText(source),
      written:
        page.sources.filter((other) => other.package === null).flatMap((other) => ownText(other) ?? [])[0] ?? null
    };
    return describeTab(tab, config.product.name);
  });
}

/** Names the pages of a generated list. */
function describeSection({ title, items }: NavigationSection, { product }: HeadConfig): string {
  const lead = fillText(texts.head.section, { section: title, product: product.name });
  const names = items.flatMap((item) => (item.kind === 'page' ? item.title : item.items.map((page) => page.title)));
  return withNames(lead, names);
}
