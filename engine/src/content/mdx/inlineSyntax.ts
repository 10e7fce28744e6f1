import { createRequire } from 'node:module';

import type { Image, Nodes, PhrasingContent, Root, Text } from 'mdast';
import type { RegExpMatchObject } from 'mdast-util-find-and-replace';

import { positionsInCode } from '../markdown/codeRanges.ts';
import { imageAttributes, SIZED_IMAGE } from '../markdown/imageSizes.ts';

const require = createRequire(import.meta.url);

/** Attributes behind an image, which would be an expression. */
const BRACE = /(?<=\))\{(?=\s*(?:(?:width|height)="?\d+"?\s*)+\})/g;

/** Escapes the attributes of images, which are no expressions. */
export function withPlainAttributes(body: string): string {
  const places = [...body.matchAll(BRACE)].map(({ index }) => index);
  if (places.length === 0) {
    return body;
  }
  const inCode = positionsInCode(body, places, 1);
  return body.replace(BRACE, (brace: string, place: number) => (inCode.has(place) ? brace : `\\${brace}`));
}

const SUBSCRIPT = /(?<!~)~([^\s~]+)~(?!~)/;
const SUPERSCRIPT = /(?<![\^[])\^([^\s^]+)\^/;
const ALL = new RegExp([SIZED_IMAGE, SUBSCRIPT, SUPERSCRIPT].map(({ source }) => `(?:${source})`).join('|'), 'g');

/**
 * A plugin of remark for what other Markdown has within lines: `~sub~`, `^sup^`, and the sizes of images, as in
 * `![A](b.png =100x50)` and `![A](b.png){width=100}`.
 */
export function inlineSyntax() {
  const { findAndReplace } = require('mdast-util-find-and-replace') as typeof import('mdast-util-find-and-replace');
  return (tree: Root, file: { value: unknown }): void => {
    const written = String(file.value);
    const known = new WeakMap<Text, ReadonlySet<number>>();
    const escapesIn = (text: Text): ReadonlySet<number> => {
      const escapes = known.get(text) ?? escapedMarks(text, written);
      known.set(text, escapes);
      return escapes;
    };
    findAndReplace(tree, [
      ALL,
      (found: string, ...rest: unknown[]): PhrasingContent | false => {
        const { index, stack } = rest.at(-1) as RegExpMatchObject;
        const text = stack.at(-1) as Text;
        const escapes = escapesIn(text);
        const isImage = found.startsWith('!');
        if (escapes.has(index) || (!isImage && escapes.has(index + found.length - 1))) {
          return false;
        }
        const node = isImage ? sizedImage(SIZED_IMAGE.exec(found) ?? []) : script(found);
        return { ...node, ...(text.position && { position: text.position }) };
      }
    ]);
    takeSizes(tree);
  };
}

const MARK = /[~^!]/g;
const WRITTEN_MARK = /(\\*)[~^!]/g;

/** Places of the marks in a text that their author escaped. @param file the whole text as written */
function escapedMarks({ value, position }: Text, file: string): ReadonlySet<number> {
  const written = [...file.slice(position?.start.offset, position?.end.offset).matchAll(WRITTEN_MARK)];
  const marks = [...value.matchAll(MARK)];
  return new Set(marks.flatMap(({ index }, number) => ((written[number]?.[1] ?? '').length % 2 === 1 ? [index] : [])));
}

/** An element of HTML that Markdown has no node for. */
function script(found: string): PhrasingContent {
  const tag = found.startsWith('~') ? 'sub' : 'sup';
  return { type: 'emphasis', data: { hName: tag }, children: [{ type: 'text', value: found.slice(1, -1) }] };
}

function sizedImage([, alt = '', address = '', title = '', width = '', height = '']: readonly string[]): Image {
  const size = Object.entries({ width, height }).filter(([, value]) => value !== '');
  return {
    type: 'image',
    alt,
    url: address.replace(/^<(.*)>$/, '$1'),
    title: title === '' ? null : title.trim().slice(1, -1),
    data: { hProperties: Object.fromEntries(size) }
  };
}

/** What stands around a whole address, which the parser takes for a link. */
const BEFORE_ADDRESS = /!\[([^\]]*)\]\($/;
const AFTER_ADDRESS = /^\s+=(\d*)x(\d*)\s*\)/;

/** Takes the sizes of images with whole addresses, and those in braces behind images. */
function takeSizes(node: Nodes): void {
  if (!('children' in node)) {
    return;
  }
  const children: Nodes[] = node.children;
  for (let index = 0; index < children.length; index += 1) {
    const [child, link, after] = children.slice(index, index + 3);
    const before = child?.type === 'text' ? BEFORE_ADDRESS.exec(child.value) : null;
    const size = after?.type === 'text' ? AFTER_ADDRESS.exec(after.value) : null;
    if (child?.type === 'text' && before && link?.type === 'link' && after?.type === 'text' && size) {
      child.value = child.value.slice(0, before.index);
      after.value = after.value.slice(size[0].length);
      const image = sizedImage(['', before[1] ?? '', link.url, '', size[1] ?? '', size[2] ?? '']);
      children.splice(index + 1, 1, { ...image, ...(link.position && { position: link.position }) });
    } else if (child?.type === 'image' && link?.type === 'text') {
      takeAttributes(child, link);
    } else if (child) {
      takeSizes(child);
    }
  }
}

function takeAttributes(image: Image, text: Text): void {
  const found = imageAttributes(text.value);
  if (found) {
    text.value = text.value.slice(found.length);
    image.data = { ...image.data, hProperties: { ...image.data?.hProperties, ...found.attributes } };
  }
}
