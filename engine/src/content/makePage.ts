import path from 'node:path';

import type { Page, Problem, Prose, Source, Badge, Block } from '../model.ts';
import type { Frontmatter } from './frontmatter.ts';
import type { Tab } from './groupTabs.ts';
import type { DocumentBlock, DocumentExample } from './parsedDocument.ts';
import { DEFAULT_NAV_SORT_VALUE } from '../core/constants.ts';
import type { ResolvedConfig } from '../core/config.ts';
import { typographic } from '../core/typographicMarks.ts';
import { showsTabs, tabEntry, tabLabel, type Tabs } from '../core/tabs.ts';
import { type ExampleTab, makeExample } from './makeExample.ts';
import { escapeHtml, missingFile } from '../core/html.ts';
import { formatCodeAddress } from './code/codeAddress.ts';
import { fillFileCode, type FoundCode } from './tree/fillFileCode.ts';
import { outsidePackage } from './packageBorder.ts';
import { parseProse } from './tree/parseProse.ts';
import { referenceAnchors } from './referenceAnchors.ts';
import { sourceLinkOf } from './sources.ts';

type PageConfig = Pick<ResolvedConfig, 'tabs' | 'examples'>;

/**
 * Combines the tabs of one address into a page, with sources in tab order. Name and title come from the first tab, sort
 * values from the first tab that sets one; overrides of single pages in the configuration take precedence.
 */
export function makePage(tabs: readonly [Tab, ...Tab[]], config: PageConfig): { page: Page; problems: Problem[] } {
  const title = ownTitle(tabs[0]) ?? typographic(tabs[0].place.id);
  const results = tabs.map((tab) => makeSource(tab, ownTitle(tab) ?? title, config));
  const override = tabs[0].place.override?.newImplementationLink ?? null;
  const sources = linkNewImplementations(
    results.map(({ source }) => source),
    override,
    config.tabs
  );
  return { page: describePage(tabs, sources, config.tabs), problems: results.flatMap(({ problems }) => problems) };
}

/**
 * Links deprecated tabs that name no newer implementation to the configured one, or to the tab that replaces them by the
 * configuration of tabs, or to the first tab that isn't deprecated.
 */
function linkNewImplementations(sources: readonly Source[], configured: string | null, tabs: Tabs): Source[] {
  const current = sources.filter(({ deprecated }) => !deprecated);
  return sources.map((source) => {
    if (!source.deprecated || source.newImplementationLink !== null) {
      return source;
    }
    const replacedBy = tabEntry(source.source, tabs)?.replacedBy;
    const successor = current.find((other) => other.source === replacedBy) ?? current[0];
    return { ...source, newImplementationLink: configured ?? successor?.path ?? null };
  });
}

function describePage(tabs: readonly [Tab, ...Tab[]], sources: Source[], config: Tabs): Page {
  const [{ place }] = tabs;
  const { override } = place;
  const sortValue = (key: 'sortValue' | 'subsectionSortValue'): number =>
    override?.[key] ?? firstSet(tabs, key) ?? DEFAULT_NAV_SORT_VALUE;
  return {
    path: place.path,
    id: place.id,
    title: sources[0]?.title ?? place.id,
    slug: place.slug,
    section: place.section,
    subsection: place.subsection,
    sortValue: sortValue('sortValue'),
    subsectionSortValue: sortValue('subsectionSortValue'),
    hideNavItem: override?.hideNavItem ?? tabs.every((tab) => tab.document.frontmatter.hideNavItem),
    badges: pageBadges(sources, config),
    card: firstSet(tabs, 'card'),
    lesson: { minutes: firstSet(tabs, 'minutes'), prerequisites: firstSet(tabs, 'prerequisites') },
    hasTabs: showsTabs(
      sources.map(({ source }) => source),
      config
    ),
    sources
  };
}

type FirstKey = 'sortValue' | 'subsectionSortValue' | 'card' | 'minutes' | 'prerequisites';

function firstSet<Key extends FirstKey>(tabs: readonly Tab[], key: Key): Frontmatter[Key] | null {
  return tabs.map((tab) => tab.document.frontmatter[key]).find((value) => value !== null) ?? null;
}

type Flags = Pick<Source, 'source' | 'beta' | 'deprecated' | 'isDemo'>;

/**
 * Returns the badges of a page, most important first (requirements 2.5.5, 2.5.6 and 2.5.7): Beta if any of its sources is
 * beta, except those that never make it so; Deprecated and Demo if all of its sources are.
 */
export function pageBadges(sources: readonly Flags[], tabs: Tabs): Badge[] {
  const beta = sources.some(({ source, beta: isBeta }) => isBeta && tabEntry(source, tabs)?.neverBeta !== true);
  const deprecated = sources.every((source) => source.deprecated);
  const demo = sources.every((source) => source.isDemo);
  return [
    ...(beta ? ['beta' as const] : []),
    ...(deprecated ? ['deprecated' as const] : []),
    ...(demo ? ['demo' as const] : [])
  ];
}

function ownTitle({ place, document: { frontmatter } }: Tab): string | null {
  const title = place.override?.title ?? frontmatter.title;
  return title && typographic(title);
}

/**
 * Creates the tab of a Markdown file. The trees of its blocks still have slots for links and images.
 * @param title its own, or that of the page
 */
function makeSource(
  tab: Tab,
  title: string,
  { tabs, examples: { classPrefix } }: PageConfig
): { source: Source; problems: Problem[] } {
  const { frontmatter, imports, toc, description, blocks, program } = tab.document;
  const sourceLink = frontmatter.sourceLink ?? sourceLinkOf(tab.file, tab.file.relPath);
  const entry = tabEntry(tab.source, tabs);
  const previewName = entry?.previewName ?? tab.source;
  const body = completeBlocks(blocks, { ...tab, frontmatter, sourceLink, classPrefix, previewName });
  const source: Source = {
    source: tab.source,
    tabName: frontmatter.tabName,
    label: frontmatter.tabName ?? (tabLabel(tab.source, tabs) || title),
    role: entry?.role ?? null,
    path: tab.path,
    ownPath: tab.ownPath,
    title,
    beta: frontmatter.beta,
    optIn: frontmatter.optIn,
    deprecated: frontmatter.deprecated || entry?.deprecated === true,
    template: frontmatter.template,
    isDemo: frontmatter.demo || entry?.demo === true,
    newImplementationLink: frontmatter.newImplementationLink,
    sourceLink,
    propComponents: frontmatter.propComponents,
    cssPrefix: frontmatter.cssPrefix,
    functionDocumentation: frontmatter.functions,
    anchors: [...tab.document.anchors],
    referenceAnchors: referenceAnchors(frontmatter, tab.document.anchors),
    blocks: body.blocks,
    codeFiles: body.files,
    toc,
    description,
    imports,
    typed: program?.typed ?? [],
    file: tab.file.file,
    relPath: tab.file.relPath,
    package: tab.file.package,
    size: frontmatter.size
  };
  return { source, problems: [...outsideImports(tab), ...body.problems] };
}

/** Reports programs and Markdown that a package's file imports from outside of the documented packages. */
function outsideImports({ file, document: { imports, included } }: Tab): Problem[] {
  const folder = path.dirname(file.file);
  const files = [
    ...imports
      .filter(({ specifier }) => /^\.{1,2}\//.test(specifier))
      .map(({ specifier, line }) => ({ target: specifier, named: path.join(folder, specifier), line })),
    ...included.map((named) => ({ target: path.relative(folder, named), named, line: 1 }))
  ];
  return files.flatMap(
    ({ target, named, line }) => outsidePackage(target, named, file, { file: file.file, line }) ?? []
  );
}

function completeBlocks(blocks: readonly DocumentBlock[], tab: ExampleTab): { blocks: Block[] } & FoundCode {
  const found: FoundCode = { files: [], problems: [] };
  const fill = (prose: Prose): Prose => ({
    ...prose,
    tree: fillFileCode(prose.tree, tab.file, found)
  });
  const completed = blocks.map((block): Block => {
    if (block.kind === 'prose') {
      return { ...block, prose: fill(block.prose) };
    }
    if (block.kind === 'module') {
      const { line, ...module } = block.module;
      const key = `${tab.path.slice(1)}/${module.slug}`;
      const location = { file: tab.file.file, line };
      return {
        kind: 'module',
        module: { ...module, key, file: null, excerptLine: null, location, additions: null },
        prose: fill(block.prose)
      };
    }
    if (block.kind === 'component') {
      return { kind: 'component', ...block.tag, location: { file: tab.file.file, line: block.line } };
    }
    const example = makeExample(block.example, tab);
    if (!('severity' in example)) {
      return { kind: 'example', example, caption: fill(block.caption) };
    }
    found.problems.push(example);
    return { kind: 'prose', prose: withoutExample(block.example, fill(block.caption)) };
  });
  return { blocks: completed, ...found };
}

function fileOf({ code }: DocumentExample): string {
  return 'path' in code ? formatCodeAddress(code) : '';
}

/** Prose in place of a missing example: readers see that something is missing, and links to its anchor still work. */
function withoutExample(example: DocumentExample, caption: Prose): Prose {
  const [first, ...others] = caption.passages;
  const passage = { heading: { text: example.title, id: example.slug }, sentences: first?.sentences ?? [] };
  return {
    ...caption,
    tree: {
      ...caption.tree,
      children: [...parseProse(missingExampleHtml(example), []).children, ...caption.tree.children]
    },
    passages: [{ heading: null, sentences: [] }, passage, ...others]
  };
}

function missingExampleHtml(example: DocumentExample): string {
  return (
    `<h${example.headingLevel} id="${example.slug}">${escapeHtml(example.title)}</h${example.headingLevel}>\n` +
    missingFile('example', fileOf(example))
  );
}
