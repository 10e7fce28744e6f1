import { dirname, join } from 'node:path';

import type { Properties } from 'hast';
import { find, html } from 'property-information';

import type { Asset, Block, Location, Problem, Prose, Source } from '../model.ts';
import { readAsset, type SizedAsset } from './assets.ts';
import { isMarkdownFile, type LinkResolver, type LinkTab, type ResolvedLink } from './links.ts';
import { PLANNED_LINK } from '../core/html.ts';
import type { ComponentAttributes } from '../core/proseTree.ts';
import { isExternal, splitAddress } from './html/addresses.ts';
import { fillAddress, fillTree, type Slot, type SlotFilling } from './markdown/slots.ts';
import { fillCode } from './mdx/fillCode.ts';
import { outsidePackage, type PackagedFile } from './packageBorder.ts';
import { error, warning } from './problem.ts';

export interface FilledTab {
  source: Source;
  assets: Asset[];
  problems: Problem[];
}

/**
 * Fills the link and image slots in a tab's prose. Its trees are filled lazily by getters, so that only the parsed version
 * is kept in memory, which matters on large sites.
 */
export function fillTab(
  { source, file }: { source: Source; file: PackagedFile },
  slots: readonly Slot[],
  tab: LinkTab,
  links: LinkResolver
): FilledTab {
  const results = slots.map((slot) => fillSlot(slot, file, tab, links));
  const fillingOf = (index: number): Filling | undefined => results[index];
  const fill = (prose: Prose): Prose => ({
    ...prose,
    links: prose.links.map((link) => fillAddress(link, fillingOf)),
    get tree() {
      return fillTree(prose.tree, fillingOf);
    }
  });
  const blocks = source.blocks.map((block): Block => {
    switch (block.kind) {
      case 'prose':
        return { ...block, prose: fill(block.prose) };
      case 'module': {
        const { module } = block;
        return { ...block, module: { ...module, code: fillCode(module.code, fillingOf) }, prose: fill(block.prose) };
      }
      case 'example':
        return { ...block, caption: fill(block.caption) };
      case 'component':
        return { ...block, attributes: filledAttributes(block.attributes, fillingOf) };
    }
  });
  const newImplementation = fillNewImplementation(source, tab, links);
  return {
    source: { ...source, blocks, newImplementationLink: newImplementation.href },
    assets: results.flatMap(({ asset }) => asset ?? []),
    problems: [newImplementation, ...results].flatMap(({ problem }) => problem ?? [])
  };
}

function filledAttributes(
  attributes: ComponentAttributes,
  fillingOf: (index: number) => Filling | undefined
): ComponentAttributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string' ? fillAddress(value, fillingOf) : value
    ])
  );
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
  return { href: link.href, problem: linkProblem(link, target, { file, line: 1 }, tab) };
}

interface Filling extends SlotFilling {
  asset: Asset | null;
  problem: Problem | null;
}

function fillSlot(slot: Slot, markdown: PackagedFile, tab: LinkTab, links: LinkResolver): Filling {
  const { file } = markdown;
  const location = { file, line: slot.line, ...(slot.column === undefined ? {} : { column: slot.column }) };
  const found = readTarget(slot.target, file);
  const outside = found && outsidePackage(slot.target, found.asset.file, markdown, location);
  if (outside) {
    const properties = slot.kind === 'link' ? {} : { [propertyOf(slot)]: slot.target };
    return { address: slot.target, properties, asset: null, problem: outside };
  }
  if (slot.kind !== 'link') {
    return fillFile(slot, { found, isServed: isServed(slot.target, links) }, location);
  }
  if (found) {
    const { asset, address } = found;
    return { address, properties: { [propertyOf(slot)]: address }, asset, problem: null };
  }
  const link = links.resolve(slot.target, tab);
  // Without an address, the element is text that says so until the page is written (`ui/body/renderBody.tsx`).
  const properties: Properties =
    link.problem === 'planned-link' ? { [PLANNED_LINK]: '' } : { [propertyOf(slot)]: link.href };
  return { address: link.href, properties, asset: null, problem: linkProblem(link, slot.target, location, tab) };
}

interface FoundFile {
  asset: SizedAsset;
  /** Where the file is published, with the query and fragment of the target. */
  address: string;
}

/** Reads the file that a relative target points to, resolved from the Markdown file. Sources of pages stay private. */
function readTarget(target: string, file: string): FoundFile | null {
  const { path, rest } = splitAddress(target);
  if (path === '' || path.startsWith('/') || isMarkdownFile(path)) {
    return null;
  }
  const asset = readAsset(join(dirname(file), path)) ?? readAsset(join(dirname(file), decodePath(path)));
  return asset && { asset, address: asset.path + rest };
}

/** Undoes the percent encoding of a path, which raw HTML may have. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Whether the site has an address, or may serve it: a fragment is a part of the page itself. */
function isServed(target: string, links: LinkResolver): boolean {
  return target.startsWith('#') || (target.startsWith('/') && links.find(splitAddress(target).path) !== null);
}

/** Fills in the address of an image or of another file that an element loads. */
function fillFile(
  slot: Slot,
  { found, isServed: isThere }: { found: FoundFile | null; isServed: boolean },
  location: Location
): Filling {
  const { kind, target } = slot;
  const address = found?.address ?? target;
  const properties = {
    [propertyOf(slot)]: address,
    ...(kind === 'image' ? imageProperties(slot, found?.asset) : null)
  };
  const missing = found || isThere ? null : missingFile(kind, target, location);
  const problem = missing ?? (kind === 'image' ? mediaProblem(target, location) : null);
  return { address, properties, asset: found?.asset ?? null, problem };
}

/** Images are loaded by their kind alone; browsers show nothing for a video or a sound. */
const MEDIA = /\.(?:avi|flac|m4a|m4v|mov|mp3|mp4|oga|ogg|ogv|wav|webm)$/i;

function mediaProblem(target: string, location: Location): Problem | null {
  const tag = /\.(?:flac|m4a|mp3|oga|ogg|wav)$/i.test(splitAddress(target).path) ? 'audio' : 'video';
  const hint = `Write <${tag} controls src="${target}"></${tag}>.`;
  return MEDIA.test(splitAddress(target).path)
    ? error('media-as-image', `An image can't play a file: ${target}`, location, hint)
    : null;
}

function missingFile(kind: Slot['kind'], target: string, location: Location): Problem {
  const hint = target.startsWith('/')
    ? 'Write a path relative to this Markdown file, or publish the folder with `staticFiles` of the configuration.'
    : 'Correct the path, relative to this Markdown file.';
  return kind === 'image'
    ? error('missing-image', `The image does not exist: ${target}`, location, hint)
    : error('missing-file', `The file does not exist: ${target}`, location, hint);
}

/** Width and height prevent layout shift while the image loads. Those that the author sets are kept. */
function imageProperties({ width, others }: Slot, asset: SizedAsset | undefined): Properties {
  const properties = { ...dimensions(width, others, asset?.size ?? null), loading: 'lazy', decoding: 'async' };
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !others.includes(name)));
}

function dimensions(width: number | null, others: readonly string[], size: SizedAsset['size']): Properties {
  return !size || (width === null && others.includes('width'))
    ? {}
    : { width: size.width, height: Math.round((size.height * (width ?? size.width)) / size.width) };
}

/** Name of the property in the tree that holds an attribute with an address. */
function propertyOf({ attribute }: Slot): string {
  return find(html, attribute).property;
}

/** Describes what is wrong with a link. @param from the tab that it is on */
export function linkProblem(
  { href, problem }: ResolvedLink,
  target: string,
  location: Location,
  from: Pick<LinkTab, 'path'>
): Problem | null {
  switch (problem) {
    case 'broken-link':
      return error(
        problem,
        `The link leads nowhere: ${target}`,
        location,
        'Correct the address, or list it as planned in the site configuration.'
      );
    case 'broken-anchor':
      return {
        ...error(
          problem,
          `The page has no such anchor: ${target}`,
          location,
          'Use the id of one of its headings or examples.'
        ),
        awaits: href.startsWith('#') ? from.path + href : href
      };
    case 'ambiguous-anchor':
      return warning(
        problem,
        `The anchor is that of another heading on GitHub: ${target}`,
        location,
        'Give the heading an id, such as {#usage-in-lists}, and link to that.'
      );
    case 'no-page':
      return error(
        'broken-link',
        `The link leads to a Markdown file that makes no page: ${target}`,
        location,
        'Correct the path, relative to this Markdown file, or link to a page.'
      );
    case 'no-document':
      return error(
        'broken-link',
        `The link leads to a part of a page, which has no document of its own: ${target}`,
        location,
        `Link to its anchor: ${target.replace(/\/([^/?#]+)\/?(?:[?#].*)?$/s, '#$1')}`
      );
    case 'planned-link':
      return warning(problem, `The page is planned but not written yet: ${target}`, location);
    case null:
      return null;
  }
}
