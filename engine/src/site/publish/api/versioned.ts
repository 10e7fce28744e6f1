import { createCodeComparison } from '../../../core/language.ts';
import type { Rewrite } from '../../../core/rewrites.ts';
import { slug } from '../../../core/slug.ts';
import { twinAddress } from '../../../core/twinAddress.ts';
import { standaloneExamplesOf } from '../../../examples/siteExamples.ts';
import type { Page, Site, Source } from '../../../model.ts';
import { entryAddress } from '../../../reference/apiFiles.ts';
import { readCssVariables, readTokens } from '../../../reference/design/designFiles.ts';
import type { Token } from '../../../reference/tokens/schema.ts';
import type { SiteReference } from '../../../reference/siteReference.ts';
import { OPEN_API_ADDRESS } from './addresses.ts';
import type { ComponentPages, VariableRow } from './versionedSchemas.ts';

interface VersionedInput {
  /** Label of the version, the first part of the addresses; undefined for none. */
  version: string | undefined;
  site: Pick<Site, 'pages'>;
  reference: Pick<SiteReference, 'ofTab'>;
  /** Folder of the files about the design system, laid out by address. */
  design: string;
}

/** Lists that lead from a version to its sections, pages, and tabs. */
export interface VersionedApi {
  /** Address of the version. */
  root: string;
  sections: readonly string[];
  /** What follows the address of the version: `components/forms_checkbox`, `components/forms_checkbox/react`. */
  pages: readonly string[];
  tabs: readonly string[];
  categories: readonly string[];
  /** Address -> content. */
  files: ReadonlyMap<string, unknown>;
  /** What has no file of its own: names without an extension, texts, and properties. */
  rewrites: readonly Rewrite[];
}

/** Name below which tokens are. */
const TOKENS_SECTION = 'tokens';

/** Returns what the addresses of all files of {@link versionedApi} begin with. */
export function versionedStarts(version: string | undefined): string[] {
  return version === undefined
    ? []
    : ['/api/versions.json', '/api/component-index.json', `/api/${version}.json`, `/api/${version}/`];
}

/**
 * Returns the form of the data in which programs walk from a version to sections, pages, tabs, and examples. Names have no
 * extension there, and a name is a file and a folder at once, so that a host has to rewrite addresses. Texts, examples, and
 * properties are files that the site has anyway.
 */
export function versionedApi({ version, site, reference, design }: VersionedInput): VersionedApi | null {
  if (version === undefined) {
    return null;
  }
  const root = `/api/${version}`;
  const pages = site.pages.map((page) => ({
    page,
    name: pageName(page),
    address: `${root}/${page.section}/${pageName(page)}`
  }));
  const sections = Map.groupBy(pages, ({ page }) => page.section);
  const propsOf = (page: Page) => mainEntry(page, reference);
  const names = [...new Set(pages.flatMap(({ page }) => propsOf(page)?.name ?? []))].toSorted(createCodeComparison());
  const files = new Map<string, unknown>([
    ['/api/versions.json', [version]],
    ['/api/component-index.json', { version, components: componentIndex(pages, propsOf) }],
    [`${root}.json`, [...sections.keys()]],
    ...tokenFiles(root, design)
  ]);
  const rewrites: Rewrite[] = [];
  for (const [section, own] of sections) {
    // A section may have the name of the list of tokens' categories, which lead to their tokens as its pages do to tabs.
    const categories = section === TOKENS_SECTION ? tokenCategories(design).keys() : [];
    files.set(`${root}/${section}.json`, [...new Set([...categories, ...own.map(({ name }) => name)])]);
    files.set(`${root}/${section}/names.json`, names);
  }
  for (const { page, address } of pages) {
    files.set(`${address}.json`, page.sources.map(tabName));
    const css = page.sources
      .flatMap(({ cssPrefix }) => cssPrefix)
      .flatMap((prefix) => readCssVariables(design, prefix));
    files.set(`${address}/css.json`, uniqueRows(css.map(({ property, value }) => variableRow(property, value))));
    const entry = propsOf(page);
    if (entry) {
      rewrites.push(rewrite(`${address}/props`, entryAddress(entry.id)));
    }
    for (const source of page.sources) {
      const tab = `${address}/${tabName(source)}`;
      rewrites.push(rewrite(`${tab}/text`, twinAddress(source.path)));
      const examples = standaloneExamplesOf(source);
      files.set(
        `${tab}/examples.json`,
        examples.map(({ path, title }) => ({ exampleName: lastSegment(path), title, path, code: `${path}.md` }))
      );
      if (examples.length > 0) {
        rewrites.push(rewrite(`${tab}/examples/*`, twinAddress(`${source.path}/:splat`)));
      }
    }
  }
  const below = (address: string): string => address.slice(root.length + 1);
  return {
    root,
    sections: [...sections.keys()],
    pages: pages.map(({ address }) => below(address)),
    tabs: pages.flatMap(({ page, address }) => page.sources.map((source) => `${below(address)}/${tabName(source)}`)),
    categories: [...tokenCategories(design).keys()],
    files,
    rewrites: [...rewrites, ...nameRules(root)]
  };
}

/** Rules for names without an extension, the longest first. */
function nameRules(root: string): Rewrite[] {
  const names = [
    `${root}/tokens/all`,
    `${root}/tokens/:category`,
    `${root}/tokens`,
    `${root}/:section/names`,
    `${root}/:section/:page/css`,
    `${root}/:section/:page/:tab/examples`
  ];
  return [
    rewrite('/api', OPEN_API_ADDRESS),
    rewrite('/api/versions', '/api/versions.json'),
    ...names.map((name) => rewrite(name, `${name}.json`)),
    { from: `${root}/:section/:page/:tab`, to: `${root}/:section/:page/:tab/text`, status: 302 },
    rewrite(`${root}/:section/:page`, `${root}/:section/:page.json`),
    rewrite(`${root}/:section`, `${root}/:section.json`),
    rewrite(root, `${root}.json`)
  ];
}

function rewrite(from: string, to: string): Rewrite {
  return { from, to, status: 200 };
}

/** Name of a page in its section: `forms_checkbox` for one in a subsection. */
function pageName({ subsection, slug: own }: Page): string {
  return subsection === '' ? own : `${subsection}_${own}`;
}

function tabName({ ownPath }: Source): string {
  return lastSegment(ownPath);
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The component that a page is about: that of its name, or else the first one that it documents. */
function mainEntry(page: Page, reference: VersionedInput['reference']) {
  const entries = page.sources.flatMap((source) => reference.ofTab(source).names.flatMap(({ entry }) => entry ?? []));
  const own = entries.find(({ kind, name }) => kind === 'component' && plain(name) === plain(page.slug));
  return own ?? entries.find(({ kind }) => kind === 'component') ?? null;
}

/** A name without what distinguishes its forms in code and in addresses. */
function plain(name: string): string {
  return name.replaceAll('-', '').toLowerCase();
}

function componentIndex(
  pages: readonly { page: Page; name: string }[],
  propsOf: (page: Page) => { name: string } | null
): ComponentPages['components'] {
  return Object.fromEntries(
    pages.toReversed().map(({ page, name }) => [
      pascalCase(page.slug),
      {
        section: page.section,
        page: name,
        path: page.path,
        title: page.title,
        tabs: page.sources.map(tabName),
        hasProps: propsOf(page) !== null,
        hasCss: page.sources.some(({ cssPrefix }) => cssPrefix.length > 0),
        exampleCount: page.sources.flatMap(standaloneExamplesOf).length
      }
    ])
  );
}

function pascalCase(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function tokenCategories(design: string): ReadonlyMap<string, Token[]> {
  return Map.groupBy(readTokens(design)?.tokens ?? [], ({ category }) => slug(category ?? 'other'));
}

function tokenFiles(root: string, design: string): [string, unknown][] {
  const categories = tokenCategories(design);
  const rows = [...categories].map(
    ([category, own]) => [category, own.map(({ name, value }) => variableRow(name, value))] as const
  );
  return [
    [`${root}/${TOKENS_SECTION}.json`, [...categories.keys()]],
    [`${root}/tokens/all.json`, Object.fromEntries(rows)],
    ...rows.map(([category, own]): [string, unknown] => [`${root}/tokens/${category}.json`, own])
  ];
}

function variableRow(name: string, value: string): VariableRow {
  return { name, value, var: `var(${name})` };
}

/** The first value of each name: that of the component itself. */
function uniqueRows(rows: readonly VariableRow[]): VariableRow[] {
  return [...new Map(rows.toReversed().map((row) => [row.name, row])).values()].toReversed();
}
