import { dirname, join } from 'node:path';

import { type DefaultTreeAdapterTypes, defaultTreeAdapter as adapter } from 'parse5';

import { escapeHtml } from '../../core/html.ts';
import type { Asset, Example, Location, Problem } from '../../model.ts';
import { readAsset } from '../assets.ts';
import { error } from '../problem.ts';
import { addressesOf, isExternal, joinAddresses, splitAddress } from './addresses.ts';
import { actsOnDocument, insteadOf } from './documentElements.ts';
import { isHtml } from './elements.ts';
import { type ForeignUse, foreignUses } from './foreignUses.ts';
import {
  anchorsOf,
  type Element,
  elementsOf,
  type Fragment,
  hasAttribute,
  type Markup,
  parseMarkup
} from './parseMarkup.ts';
import { animationsIn, renameInStyle } from './renameAnimations.ts';
import { scopeSheet } from './scopeSheet.ts';
import { stableHtml, writeHtml } from './stableHtml.ts';
import { describeFault, findStructureFaults } from './structure.ts';

/** An HTML example as documents show it. */
export interface ExampleMarkup {
  /** In a page: its sheets apply to the example alone, and it doesn't take the focus. */
  page: string;
  /** In a document of its own. */
  standalone: string;
  /** Files that it loads. */
  assets: Asset[];
  ids: string[];
  /** What it loads that the site's policy may not allow. */
  foreign: ForeignUse[];
  problems: Problem[];
}

const known = new WeakMap<Example, ExampleMarkup>();

/**
 * Reads an HTML example as browsers do. Whatever it contains stays within the element around it: elements that aren't
 * closed are, and those that act on the whole document are left out. The code that readers see stays as written.
 */
export function exampleMarkup(example: Example): ExampleMarkup {
  const markup = known.get(example) ?? makeMarkup(example);
  known.set(example, markup);
  return markup;
}

function makeMarkup(example: Example): ExampleMarkup {
  // The parser counts a line break of two characters as one.
  const code = example.code.replaceAll('\r\n', '\n');
  const written = parseMarkup(code);
  const faults = findStructureFaults(written);
  const leftOut = elementsOf(written.tree).filter(isLeftOut);
  const placeOf = (offset: number): Location => placeIn(example, code, offset);
  const files = readFiles(written, dirname(example.file ?? example.location.file), placeOf);
  const problems = [
    ...faults.map((fault) => {
      const { message, hint } = describeFault(fault);
      return error('unbalanced-html', `${message} in the example "${example.title}".`, placeOf(fault.offset), hint);
    }),
    ...leftOut.map(({ tagName, sourceCodeLocation }) => {
      const message = `<${tagName}> is left out of the example "${example.title}": ${reasonOf(tagName)}.`;
      const hint = `${insteadOf(tagName)} Or mark the code "noLive".`.trimStart();
      return error('document-element', message, placeOf(sourceCodeLocation?.startOffset ?? 0), hint);
    }),
    ...files.problems
  ];

  const isWhole =
    written.errors.length === 0 && faults.length === 0 && leftOut.length === 0 && files.published.size === 0;
  const standalone = isWhole ? code : stableHtml(written.tree, (tree) => edit(tree, files.published));
  if (standalone === null) {
    const hint = 'Correct its tags, or mark the code "noLive".';
    problems.push(error('unbalanced-html', `No browser can show the example "${example.title}".`, placeOf(0), hint));
  }
  const html = standalone ?? `<pre>${escapeHtml(code)}</pre>`;
  return {
    page: inPage(html, example),
    standalone: html,
    assets: files.assets,
    ids: written.tags.flatMap(anchorsOf),
    foreign: written.tags.flatMap((tag) => foreignUses(tag, () => placeOf(tag.start))),
    problems
  };
}

function placeIn({ file, location }: Example, code: string, offset: number): Location {
  const before = code.slice(0, offset).split('\n');
  return file === null
    ? { file: location.file, line: (location.line ?? 0) + before.length }
    : { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Elements of scripts: the policy of pages allows none in HTML, and only readers without scripts see the other. */
const LEFT_OUT: ReadonlySet<string> = new Set(['noscript', 'script']);

function isLeftOut(element: Element): boolean {
  const { tagName: name, attrs: attributes } = element;
  return LEFT_OUT.has(name) || (isHtml(element) && name !== 'plaintext' && actsOnDocument({ name, attributes }));
}

function reasonOf(name: string): string {
  return LEFT_OUT.has(name) ? 'HTML examples run no scripts' : 'it would act on the whole page';
}

/** Changes a tree to one that can be put into a document. */
function edit(tree: Fragment, published: ReadonlyMap<string, string>): void {
  for (const element of elementsOf(tree)) {
    if (isLeftOut(element)) {
      adapter.detachNode(element);
    } else if (element.tagName === 'plaintext') {
      // Nothing ends it, not even its end tag.
      element.tagName = 'pre';
      element.nodeName = 'pre';
    }
    publishAddresses(element, published);
  }
}

function publishAddresses({ tagName, attrs }: Element, published: ReadonlyMap<string, string>): void {
  for (const attribute of attrs) {
    const name =
      attribute.prefix === undefined || attribute.prefix === ''
        ? attribute.name
        : `${attribute.prefix}:${attribute.name}`;
    const addresses = addressesOf({
      name: tagName.toLowerCase(),
      isEnd: false,
      attributes: [{ name, value: attribute.value }]
    });
    if (addresses.some(({ target }) => published.has(target))) {
      attribute.value = joinAddresses(
        addresses,
        ({ target }) => published.get(target) ?? target,
        (text) => text
      );
    }
  }
}

interface Files {
  /** Published addresses by those in the example. */
  published: Map<string, string>;
  assets: Asset[];
  problems: Problem[];
}

/** Finds the files beside an example that it shows. Links lead somewhere in the example's own site, if to no file. */
function readFiles({ tags }: Markup, folder: string, placeOf: (offset: number) => Location): Files {
  const files: Files = { published: new Map(), assets: [], problems: [] };
  for (const tag of tags.filter(({ name }) => !LEFT_OUT.has(name) && name !== 'link')) {
    for (const { kind, target } of addressesOf(tag)) {
      const { path, rest } = splitAddress(target);
      if (path === '' || path.startsWith('/') || isExternal(target)) {
        continue;
      }
      const asset = readAsset(join(folder, path));
      if (asset) {
        files.published.set(target, asset.path + rest);
        files.assets.push({ file: asset.file, path: asset.path });
      } else if (kind !== 'link') {
        const code = kind === 'image' ? 'missing-image' : 'missing-file';
        const hint = 'Correct the path, relative to the file of the example.';
        files.problems.push(error(code, `The file of the example does not exist: ${target}`, placeOf(tag.start), hint));
      }
    }
  }
  return files;
}

/** Keeps the sheets of an example from styling the page, and its fields from taking the focus. */
function inPage(html: string, { slug, isFullscreen }: Example): string {
  // Nearly all examples have neither.
  if (isFullscreen || !/<style|autofocus/i.test(html)) {
    return html;
  }
  const { tree } = parseMarkup(stableHtml(parseMarkup(html).tree, () => undefined) ?? escapeHtml(html));
  const elements = elementsOf(tree);
  // Sheets in shadow trees apply to nothing else.
  const inShadow = new Set(elements.flatMap(shadowElements));
  const outside = elements.filter((element) => !inShadow.has(element));
  const sheets = outside.flatMap(sheetText);
  const animations = new Set(sheets.flatMap(({ value }) => animationsIn(value)));
  // Animations are named for the whole document.
  const ownName = (name: string): string => (animations.has(name) ? `${slug}--${name}` : name);
  for (const sheet of sheets) {
    sheet.value = scopeSheet(sheet.value, `[data-example="${slug}"]`, ownName);
  }
  for (const element of elements) {
    element.attrs = element.attrs.filter(({ name }) => name !== 'autofocus');
  }
  for (const { attrs } of animations.size > 0 ? outside : []) {
    for (const attribute of attrs.filter(({ name, value }) => name === 'style' && /animation|--/i.test(value))) {
      attribute.value = renameInStyle(attribute.value, ownName);
    }
  }
  return writeHtml(tree);
}

/** Returns the text of a style sheet that is written in an example. */
function sheetText(element: Element): DefaultTreeAdapterTypes.TextNode[] {
  const [text] = element.tagName === 'style' ? element.childNodes : [];
  if (!text || !adapter.isTextNode(text)) {
    return [];
  }
  element.childNodes = [text];
  return [text];
}

/** Returns what is in a shadow tree that a template declares. */
function shadowElements(element: Element): Element[] {
  const isShadow = 'content' in element && hasAttribute(element, 'shadowrootmode');
  return isShadow ? elementsOf((element as DefaultTreeAdapterTypes.Template).content) : [];
}
