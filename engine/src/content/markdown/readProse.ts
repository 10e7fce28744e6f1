import type { InlineComponent, Passage, Prose, Sentence } from '../../model.ts';
import { type Element, parseTree, type TreeNode } from '../html/parseMarkup.ts';
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
const CELLS: ReadonlySet<string> = new Set(['td', 'th']);
const BETWEEN_CELLS = ' · ';

/**
 * Reads rendered prose: what it says by heading, where its links lead, and which components it has. Authors may write
 * HTML, so that only an HTML parser knows its elements.
 * @param html whose components are marked
 * @param components those of the tab, by their numbers
 */
export function readProse(html: string, components: readonly InlineComponent[]): Prose {
  const reader = new ProseReader(components);
  reader.read(parseTree(readableMarks(withoutFileCode(html))));
  return { html, ...reader.finish() };
}

/** What the text in an element is. */
type TextKind = 'prose' | 'heading' | 'none';

/** An element whose children are being read. */
interface Frame {
  /** Null for the whole prose. */
  element: Element | null;
  rest: TreeNode[];
  text: TextKind;
  wasCell: boolean;
}

class ProseReader {
  readonly #known: readonly InlineComponent[];
  readonly #passages: Passage[] = [{ heading: null, sentences: [] }];
  readonly #links: string[] = [];
  readonly #components: InlineComponent[] = [];
  #sentence: (string | InlineComponent)[] = [];
  #heading = '';

  constructor(components: readonly InlineComponent[]) {
    this.#known = components;
  }

  finish(): Omit<Prose, 'html'> {
    this.#endSentence();
    return { passages: this.#passages, links: this.#links, components: this.#components };
  }

  /** Without recursion: raw HTML may be nested as deep as its author likes. */
  read(tree: { childNodes: readonly TreeNode[] }): void {
    const frames: Frame[] = [{ element: null, rest: tree.childNodes.toReversed(), text: 'prose', wasCell: false }];
    for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
      const node = frame.rest.pop();
      if (node === undefined) {
        frames.pop();
        this.#leave(frame);
      } else if ('value' in node) {
        this.#readText(writtenMarks(node.value), frame.text);
      } else if ('tagName' in node) {
        const isCell = CELLS.has(node.tagName);
        if (isCell && frame.wasCell) {
          this.#sentence.push(BETWEEN_CELLS);
        }
        frame.wasCell = isCell;
        const text = this.#enter(node, frame.text);
        frames.push({ element: node, rest: node.childNodes.toReversed(), text, wasCell: false });
      }
    }
  }

  /** @param outer what the text around an element is @returns what the text in it is */
  #enter(element: Element, outer: TextKind): TextKind {
    const { tagName: name } = element;
    const href = attributeOf(element, 'href');
    // Links beside headings, which the Markdown parser adds, begin with a hash; those of authors are slots.
    if (name === 'a' && href !== undefined && !href.startsWith('#')) {
      this.#links.push(writtenMarks(href));
    }
    if (isPassageHeading(element)) {
      this.#endSentence();
      this.#heading = '';
      return 'heading';
    }
    if (separatesWords(name)) {
      this.#sentence.push(' ');
    }
    return NO_PROSE.has(name) ? 'none' : outer;
  }

  #leave({ element }: Frame): void {
    if (element === null) {
      return;
    }
    if (isPassageHeading(element)) {
      const heading = { text: oneLine(this.#heading).trim(), id: attributeOf(element, 'id') ?? '' };
      this.#passages.push({ heading, sentences: [] });
      this.#sentence = [];
      return;
    }
    if (separatesWords(element.tagName)) {
      this.#sentence.push(' ');
    }
    if (SENTENCES.has(element.tagName)) {
      this.#endSentence();
    }
  }

  #readText(text: string, kind: TextKind): void {
    for (const part of splitAtComponents(text)) {
      const found = typeof part === 'number' ? this.#known[part] : part;
      if (typeof found === 'object') {
        this.#components.push(found);
      }
      if (kind === 'heading' && typeof found === 'string') {
        this.#heading += found;
      } else if (kind === 'prose' && found !== undefined) {
        this.#sentence.push(found);
      }
    }
  }

  #endSentence(): void {
    const sentence = trimmed(joined(this.#sentence));
    this.#sentence = [];
    if (sentence.length > 0) {
      this.#passages.at(-1)?.sentences.push(sentence);
    }
  }
}

/** Whether a passage begins with an element. */
function isPassageHeading(element: Element): boolean {
  return HEADINGS.has(element.tagName) && Boolean(attributeOf(element, 'id'));
}

function separatesWords(name: string): boolean {
  return NO_PROSE.has(name) || SENTENCES.has(name) || BLOCKS.has(name);
}

function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** Joins the texts between components. */
function joined(sentence: Sentence): Sentence {
  const parts: (string | InlineComponent)[] = [];
  for (const part of sentence) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') {
      parts.splice(-1, 1, last + part);
    } else {
      parts.push(part);
    }
  }
  return parts;
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

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
