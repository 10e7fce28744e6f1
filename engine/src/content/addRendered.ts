import type { Element } from 'hast';

import { createAnchorNamer } from '../core/anchors.ts';
import type { ResolvedConfig } from '../core/config.ts';
import { aroundContent } from '../core/layoutContent.ts';
import { textProperty } from '../core/proseTree.ts';
import type { ModuleBlock, Problem, Site, Source, TocEntry } from '../model.ts';
import { collectAddresses } from './addresses.ts';
import { linkProblem } from './fillTab.ts';
import { isExternal, splitAddress } from './html/addresses.ts';
import { createLinkResolver, type LinkResolver, type LinkTab } from './links.ts';
import { correctLinks } from './linkTargets.ts';
import { isHeading, levelOf } from './mdx/headings.ts';
import { idsIn } from './mdx/mdxParts.ts';
import { type MdxNode, textOf, withDescendants } from './mdx/mdxNodes.ts';
import { buildToc, type TocHeading } from './pieces.ts';
import { shownAnchors } from './referenceAnchors.ts';
import { hasId, moduleTree, withAdditions } from './tree/moduleTree.ts';
import { proseFacts } from './tree/proseFacts.ts';

/**
 * Adds what programs rendered to a site, in place: the text of the parts of its pages, their headings with ids to the
 * contents lists and the anchors, and the check of their links. Links to such headings are problems no longer.
 * @param htmlOf the HTML of a part, by key; null for one that was not rendered
 */
export function addRendered(site: Site, config: ResolvedConfig, htmlOf: (key: string) => string | null): void {
  const rendered = site.pages
    .flatMap(({ sources }) => sources)
    .flatMap((source) => source.blocks.flatMap((block) => (block.kind === 'module' ? [{ source, block }] : [])))
    .flatMap((place) => {
      const { key, additions } = place.block.module;
      const html = additions === null ? htmlOf(key) : null;
      return html === null ? [] : [{ ...place, links: addPart(place.source, place.block, html) }];
    });
  if (rendered.length === 0) {
    return;
  }
  const tabs = new Map(site.pages.flatMap(({ sources }) => sources).map((source) => [source.path, linkTab(source)]));
  const resolver = correctLinks(
    createLinkResolver([...tabs.values()], collectAddresses(site.pages, site.navigation).all, site.redirects, config),
    config.linkTargets
  );
  const isThere = ({ awaits }: Problem): boolean => {
    const [path = '', anchor = ''] = awaits?.split('#') ?? [];
    return tabs.get(path)?.anchors?.has(anchor) === true;
  };
  site.problems = [
    ...site.problems.filter((problem) => !isThere(problem)),
    ...rendered.flatMap(({ source, block, links }) => resolveLinks(block, links, linkTab(source), resolver))
  ];
}

/** Whether only the rendering of a part can tell if a problem is one. */
export function awaitsPart({ awaits }: Problem, { pages }: Site): boolean {
  const path = awaits?.split('#', 1)[0];
  return pages.some(({ sources }) =>
    sources.some((source) => source.path === path && source.blocks.some(({ kind }) => kind === 'module'))
  );
}

/** Adds the text and the headings of a part. @returns the links that its programs write */
function addPart(source: Source, block: ModuleBlock, html: string): string[] {
  const { module, prose } = block;
  const line = module.location.line ?? 1;
  const tree = moduleTree(html, line);
  const found = tree.children.flatMap(withDescendants);
  // What the browser renders again stays as it is.
  const without = module.client === null ? found.filter(isHeading).filter((heading) => !hasId(heading)) : [];
  const known = new Set(prose.links);
  const name = createAnchorNamer([
    ...source.anchors,
    ...Object.values<string | string[]>({ ...source.referenceAnchors }).flat(),
    ...idsIn(found)
  ]);
  const headingIds = without.map((heading) => name(textOf([heading])));
  const additions = { headingIds, links: {} };
  block.module = { ...module, additions };
  const { children } = withAdditions(tree, additions);
  const { passages, links } = proseFacts({ type: 'root', children });
  block.prose = { ...prose, passages, links };
  const nodes = children.flatMap(withDescendants);
  const { before, after } = aroundContent({ type: 'root', children });
  if (module.isLayout) {
    addHeadings(source, headingsOf(before.children), 'first');
    addHeadings(source, headingsOf(after.children), 'last');
  } else {
    addHeadings(source, headingsOf(children), block);
  }
  source.anchors = [...new Set([...source.anchors, ...idsIn(children)])];
  return nodes.flatMap((node) => hrefOf(node) ?? []).filter((href) => !known.has(href));
}

/** The address of a link of an author; null for any other node. */
function hrefOf(node: MdxNode): string | null {
  const href = node.type === 'element' && node.tagName === 'a' ? textProperty(node, 'href') : undefined;
  const isOwn = node.type === 'element' && String(node.properties['className']).includes('pb-anchor');
  return href === undefined || isOwn ? null : href;
}

function headingsOf(nodes: readonly MdxNode[]): Element[] {
  return nodes.flatMap(withDescendants).filter(isHeading);
}

/** Puts headings into the contents list: before or after all others, or after those of the blocks before a block. */
function addHeadings(source: Source, headings: readonly Element[], place: 'first' | 'last' | ModuleBlock): void {
  const entries: TocHeading[] = source.toc.flatMap((entry) =>
    Array.isArray(entry) ? entry.map((each) => ({ ...each, level: 3 })) : [{ ...entry, level: 2 }]
  );
  let next = 0;
  if (place === 'last') {
    next = entries.length;
  } else if (place !== 'first') {
    const before = new Set(source.blocks.slice(0, source.blocks.indexOf(place)).flatMap(anchorsIn));
    next = entries.findLastIndex(({ id }) => before.has(id)) + 1;
  }
  for (const heading of headings) {
    const id = textProperty(heading, 'id') ?? '';
    const text = textOf([heading]).replace(/\s+/g, ' ').trim();
    const index = entries.findIndex((entry) => entry.id === id);
    const known = entries[index];
    if (known !== undefined) {
      entries[index] = { ...known, text };
      next = index + 1;
    } else if (id !== '' && text !== '') {
      entries.splice(next, 0, { id, text, level: levelOf(heading) });
      next += levelOf(heading) <= 3 ? 1 : 0;
    }
  }
  source.toc = buildToc(entries);
}

function anchorsIn(block: Source['blocks'][number]): string[] {
  switch (block.kind) {
    case 'prose':
    case 'module':
      return block.prose.passages.flatMap(({ heading }: { heading: TocEntry | null }) => heading?.id ?? []);
    case 'example':
      return [block.example.slug];
    case 'component':
      return [];
  }
}

/** Leads the links of a part to pages, if the browser doesn't write them itself, and reports those that lead nowhere. */
function resolveLinks(block: ModuleBlock, links: readonly string[], tab: LinkTab, resolver: LinkResolver): Problem[] {
  const { module } = block;
  const problems: Problem[] = [];
  const resolved: Record<string, string> = {};
  for (const target of new Set(links)) {
    if (target === '' || isExternal(target) || splitAddress(target).path.startsWith('/assets/')) {
      continue;
    }
    const link = resolver.resolve(target, tab);
    const problem = linkProblem(link, target, module.location, tab);
    problems.push(...(problem === null ? [] : [problem]));
    if (link.href !== target) {
      resolved[target] = link.href;
    }
  }
  if (module.client === null) {
    block.module = { ...module, additions: { headingIds: module.additions?.headingIds ?? [], links: resolved } };
    block.prose = { ...block.prose, links: block.prose.links.map((link) => resolved[link] ?? link) };
  }
  return problems;
}

function linkTab(source: Source): LinkTab {
  const { path, ownPath, file, anchors, functionDocumentation: functions } = source;
  return {
    path,
    ownPath,
    file,
    anchors: new Set([...anchors, ...shownAnchors({ ...source, functions }, source.referenceAnchors)])
  };
}
