import { dirname, join } from 'node:path';
import type { Asset, Block, Location, Problem, Source } from '../model.ts';
import { readAsset, type SizedAsset } from './assets.ts';
import { isMarkdownFile, type LinkResolver, type LinkTab, type ResolvedLink } from './links.ts';
import { escapeHtml, PLANNED_LINK } from '../core/html.ts';
import { fillSlots, isExternal, type Slot } from './markdown/slots.ts';
import { error, warning } from './problem.ts';

export interface FilledTab {
  source: Source;
  assets: Asset[];
  problems: Problem[];
}

/**
 * Fills the link and image slots in a tab's HTML. The HTML is filled lazily by getters, so that only the parsed version
 * is kept in memory, which matters on large sites.
 */
export function fillTab(source: Source, slots: readonly Slot[], tab: LinkTab, links: LinkResolver): FilledTab {
  const results = slots.map((slot) => fillSlot(slot, source.file, tab, links));
  const fill = (html: string): string => fillSlots(html, (index) => results[index]?.attributes ?? '');
  const blocks = source.blocks.map((block): Block => {
    switch (block.kind) {
      case 'html':
        return {
          kind: 'html',
          get html() {
            return fill(block.html);
          }
        };
      case 'example':
        return {
          ...block,
          get captionHtml() {
            return fill(block.captionHtml);
          }
        };
      case 'component':
        return block;
    }
  });
  const newImplementation = fillNewImplementation(source, tab, links);
  return {
    source: { ...source, blocks, newImplementationLink: newImplementation.href },
    assets: results.flatMap(({ asset }) => asset ?? []),
    problems: [newImplementation, ...results].flatMap(({ problem }) => problem ?? [])
  };
}

/** Resolves the link of the deprecation notice, which comes from the frontmatter. */
function fillNewImplementation(
  { newImplementationLink: target, file }: Source,
  tab: LinkTab,
  links: LinkResolver
): { href: string | null; problem: Problem | null } {
  if (target === null || isExternal(target)) {
    return { href: target, problem: null };
  }
  const link = links.resolve(target, tab);
  return { href: link.href, problem: linkProblem(link, target, { file, line: 1 }) };
}

interface Filling {
  /** Attributes that replace the slot. */
  attributes: string;
  asset: Asset | null;
  problem: Problem | null;
}

function fillSlot(slot: Slot, file: string, tab: LinkTab, links: LinkResolver): Filling {
  const location = { file, line: slot.line, ...(slot.column === undefined ? {} : { column: slot.column }) };
  const asset = assetOf(slot.target, file);
  if (slot.kind === 'image') {
    return fillImage(slot, asset, location);
  }
  if (asset) {
    return { attributes: attribute('href', asset.path), asset, problem: null };
  }
  const link = links.resolve(slot.target, tab);
  // Without an address, the element is text that says so until the page is written (`ui/body/renderBody.tsx`).
  const attributes = link.problem === 'planned-link' ? attribute(PLANNED_LINK, '') : attribute('href', link.href);
  return { attributes, asset: null, problem: linkProblem(link, slot.target, location) };
}

/** Reads the file that a relative target points to, resolved from the Markdown file. */
function assetOf(target: string, file: string): SizedAsset | null {
  return /^[/#]/.test(target) || isMarkdownFile(/^[^?#]*/.exec(target)?.[0] ?? '')
    ? null
    : readAsset(join(dirname(file), target));
}

function fillImage(slot: Slot, asset: SizedAsset | null, location: Location): Filling {
  const lazy = 'loading="lazy" decoding="async"';
  if (asset) {
    const attributes = `${attribute('src', asset.path)}${sizeAttributes(slot, asset)} ${lazy}`;
    return { attributes, asset, problem: null };
  }
  const isServed = slot.target.startsWith('/');
  const hint = 'Correct the path, relative to this Markdown file.';
  const problem = error('missing-image', `The image does not exist: ${slot.target}`, location, hint);
  return { attributes: `${attribute('src', slot.target)} ${lazy}`, asset: null, problem: isServed ? null : problem };
}

/** Width and height prevent layout shift while the image loads. A width set by the author is kept. */
function sizeAttributes(slot: Slot, { size }: SizedAsset): string {
  if (!size) {
    return '';
  }
  const height = Math.round((size.height * (slot.width ?? size.width)) / size.width);
  return slot.width === null ? ` width="${size.width}" height="${height}"` : ` height="${height}"`;
}

function linkProblem({ problem }: ResolvedLink, target: string, location: Location): Problem | null {
  switch (problem) {
    case 'broken-link':
      return error(
        problem,
        `The link leads nowhere: ${target}`,
        location,
        'Correct the address, or list it as planned in the site configuration.'
      );
    case 'broken-anchor':
      return error(
        problem,
        `The page has no such anchor: ${target}`,
        location,
        'Use the id of one of its headings or examples.'
      );
    case 'no-page':
      return error(
        'broken-link',
        `The link leads to a Markdown file that makes no page: ${target}`,
        location,
        'Correct the path, relative to this Markdown file, or link to a page.'
      );
    case 'planned-link':
      return warning(problem, `The page is planned but not written yet: ${target}`, location);
    case null:
      return null;
  }
}

function attribute(name: string, value: string): string {
  return `${name}="${escapeHtml(value)}"`;
}
