import type { InlineComponent, Passage, Prose, Sentence } from '../../model.ts';
import { parseTree, type TreeNode } from '../html/parseMarkup.ts';
import { withoutFileCode } from './fileCode.ts';
import { splitAtComponents } from './inlineComponents.ts';
import { readableMarks, writtenMarks } from './marks.ts';

const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** Elements without prose. */
const NO_PROSE: ReadonlySet<string> = new Set(['pre', 'script', 'style', 'svg', 'template']);
/** Elements that end what reads like a sentence. */
const SENTENCES: ReadonlySet<string> = new Set(['p', 'li', 'tr', 'blockquote', 'dd', 'dt', ...HEADINGS]);
/** Other elements that separate words; the rest may be a part of a word. */
const BLOCKS: ReadonlySet<string> = new Set(['div', 'ul', 'ol', 'td', 'th', 'table', 'br']);
const BETWEEN_CELLS = ' · ';

/**
 * Reads rendered prose: what it says by heading, where its links lead, and which components it has. Authors may write
 * HTML, so that only an HTML parser knows its elements.
 * @param html whose components are marked
 * @param components those of the tab, by their numbers
 */
export function readProse(html: string, components: readonly InlineComponent[]): Prose {
  const reader = new ProseReader(components);
  reader.readChildren(parseTree(readableMarks(withoutFileCode(html))));
  return { html, ...reader.finish() };
}

class ProseReader {
  readonly #known: readonly InlineComponent[];
  readonly #passages: Passage[] = [{ heading: null, sentences: [] }];
  readonly #links: string[] = [];
  readonly #components: InlineComponent[] = [];
  #sentence: (string | InlineComponent)[] = [];

  constructor(components: readonly InlineComponent[]) {
    this.#known = components;
  }

  finish(): Omit<Prose, 'html'> {
    this.#endSentence();
    return { passages: this.#passages, links: this.#links, components: this.#components };
  }

  readChildren(parent: { childNodes: readonly TreeNode[] }, isProse = true): void {
    let wasCell = false;
    for (const node of parent.childNodes) {
      const isCell = node.nodeName === 'td' || node.nodeName === 'th';
      if (isCell && wasCell) {
        this.#add(BETWEEN_CELLS);
      }
      this.#read(node, isProse);
      wasCell = isCell || (wasCell && !('tagName' in node));
    }
  }

  /** @param isProse whether the node's text is */
  #read(node: TreeNode, isProse: boolean): void {
    if ('value' in node) {
      this.#readText(writtenMarks(node.value), isProse);
      return;
    }
    if (!('tagName' in node)) {
      return;
    }
    const { tagName: name, attrs } = node;
    const attributes = new Map(attrs.map((attribute) => [attribute.name, attribute.value]));
    const [href, id] = [attributes.get('href'), attributes.get('id')];
    if (name === 'a' && href !== undefined) {
      this.#links.push(writtenMarks(href));
    }
    if (HEADINGS.has(name) && id) {
      this.#endSentence();
      this.#passages.push({ heading: { text: headingText(node), id }, sentences: [] });
      this.readChildren(node, false);
      return;
    }
    const separates = NO_PROSE.has(name) || SENTENCES.has(name) || BLOCKS.has(name);
    if (separates) {
      this.#add(' ');
    }
    this.readChildren(node, isProse && !NO_PROSE.has(name));
    if (separates) {
      this.#add(' ');
    }
    if (SENTENCES.has(name)) {
      this.#endSentence();
    }
  }

  #readText(text: string, isProse: boolean): void {
    for (const part of splitAtComponents(text)) {
      const found = typeof part === 'number' ? this.#known[part] : part;
      if (typeof found === 'object') {
        this.#components.push(found);
      }
      if (isProse && found !== undefined) {
        this.#add(found);
      }
    }
  }

  #add(part: string | InlineComponent): void {
    const last = this.#sentence.at(-1);
    if (typeof part === 'string' && typeof last === 'string') {
      this.#sentence.splice(-1, 1, last + part);
    } else {
      this.#sentence.push(part);
    }
  }

  #endSentence(): void {
    const sentence = trimmed(this.#sentence);
    this.#sentence = [];
    if (sentence.length > 0) {
      this.#passages.at(-1)?.sentences.push(sentence);
    }
  }
}

/** A sentence without breaks, and without space at its start and its end. */
function trimmed(sentence: Sentence): Sentence {
  const last = sentence.length - 1;
  return sentence
    .map((part, index) => {
      if (typeof part !== 'string') {
        return part;
      }
      const text = index === 0 ? oneLine(part).trimStart() : oneLine(part);
      return index === last ? text.trimEnd() : text;
    })
    .filter((part) => part !== '');
}

function headingText(heading: TreeNode): string {
  const texts = splitAtComponents(writtenMarks(textIn(heading))).filter((part) => typeof part === 'string');
  return oneLine(texts.join('')).trim();
}

function textIn(node: TreeNode): string {
  if ('value' in node) {
    return node.value;
  }
  return 'childNodes' in node ? node.childNodes.map(textIn).join('') : '';
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
