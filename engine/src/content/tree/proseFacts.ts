import type { Element, RootContent } from 'hast';

import { CALLOUT_TITLE_TAG } from '../../core/callouts.ts';
import {
  attributesOf,
  type ComponentNode,
  isComponentNode,
  lineOfNode,
  type ProseTree,
  textProperty
} from '../../core/proseTree.ts';
import type { InlineComponent, Passage, Prose, Sentence } from '../../model.ts';

const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** Elements without prose. */
const WITHOUT_PROSE: ReadonlySet<string> = new Set(['annotation', 'pre', 'script', 'style', 'svg', 'template']);
/** Elements that end what reads like a sentence. */
const SENTENCES: ReadonlySet<string> = new Set(
  'p li tr blockquote dd dt figcaption summary'.split(' ').concat([CALLOUT_TITLE_TAG, ...HEADINGS])
);
/** Other elements that separate words; the rest may be a part of a word. */
const BLOCKS: ReadonlySet<string> = new Set(['div', 'ul', 'ol', 'td', 'th', 'table', 'br']);
/** Elements whose content is text, in which no block can be. */
const PHRASING: ReadonlySet<string> = new Set(
  'p a abbr b bdi cite code em i kbd mark q s small span strong sub sup u var'.split(' ').concat([...HEADINGS])
);
const CELLS: ReadonlySet<string> = new Set(['td', 'th']);
const BETWEEN_CELLS = ' · ';

/** What prose says by heading, where its links lead, and which components it has. */
export type ProseFacts = Omit<Prose, 'tree'>;

/** Reads the facts of a tree. */
export function proseFacts(tree: ProseTree): ProseFacts {
  const reader = new ProseReader();
  reader.read(tree);
  return reader.finish();
}

/** What the text in an element is. */
type TextKind = 'prose' | 'heading' | 'none';

/** A node whose children are being read. */
interface Frame {
  /** Null for the whole prose, and for a component. */
  element: Element | null;
  rest: RootContent[];
  text: TextKind;
  /** Whether it is within a sentence, where only inline components may be. */
  isPhrasing: boolean;
  wasCell: boolean;
}

class ProseReader {
  readonly #passages: Passage[] = [{ heading: null, sentences: [] }];
  readonly #links: string[] = [];
  readonly #components: InlineComponent[] = [];
  #sentence: (string | InlineComponent)[] = [];
  #heading = '';

  finish(): ProseFacts {
    this.#endSentence();
    return { passages: this.#passages, links: this.#links, components: this.#components };
  }

  /** Without recursion: raw HTML may be nested as deep as its author likes. */
  read(tree: ProseTree): void {
    const frames: Frame[] = [
      { element: null, rest: tree.children.toReversed(), text: 'prose', isPhrasing: false, wasCell: false }
    ];
    for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
      const node = frame.rest.pop();
      const { text: outer, isPhrasing } = frame;
      if (node === undefined) {
        frames.pop();
        this.#leave(frame);
      } else if (node.type === 'text') {
        this.#readText(node.value, outer);
      } else if (isComponentNode(node)) {
        this.#readComponent(node, outer, isPhrasing);
        frames.push({ element: null, rest: node.children.toReversed(), text: outer, isPhrasing, wasCell: false });
      } else if (node.type === 'element') {
        const isCell = CELLS.has(node.tagName);
        if (isCell && frame.wasCell) {
          this.#sentence.push(BETWEEN_CELLS);
        }
        frame.wasCell = isCell;
        frames.push({
          element: node,
          rest: node.children.toReversed(),
          text: this.#enter(node, outer),
          isPhrasing: isPhrasing || isPhrasingElement(node),
          wasCell: false
        });
      }
    }
  }

  /** @param outer what the text around an element is @returns what the text in it is */
  #enter(element: Element, outer: TextKind): TextKind {
    const { tagName: name } = element;
    const href = textProperty(element, 'href');
    // Links beside headings, which the Markdown parser adds, begin with a hash; those of authors are slots.
    if (name === 'a' && href !== undefined && !href.startsWith('#')) {
      this.#links.push(href);
    }
    if (isPassageHeading(element)) {
      this.#endSentence();
      this.#heading = '';
      return 'heading';
    }
    if (separatesWords(name)) {
      this.#sentence.push(' ');
    }
    // The labels of tabs are repeated in their panels.
    return WITHOUT_PROSE.has(name) || textProperty(element, 'role') === 'radiogroup' ? 'none' : outer;
  }

  #leave({ element }: Frame): void {
    if (element === null) {
      return;
    }
    if (isPassageHeading(element)) {
      const heading = { text: oneLine(this.#heading).trim(), id: textProperty(element, 'id') ?? '' };
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
    if (kind === 'heading') {
      this.#heading += text;
    } else if (kind === 'prose') {
      this.#sentence.push(text);
    }
  }

  #readComponent(node: ComponentNode, kind: TextKind, isPhrasing: boolean): void {
    const component = inlineOf(node, isPhrasing);
    this.#components.push(component);
    const { href } = component.attributes;
    if (typeof href === 'string' && !href.startsWith('{')) {
      this.#links.push(href);
    }
    if (kind === 'prose') {
      this.#sentence.push(component);
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

/** Describes a component within prose. @param isPhrasing whether it is within a sentence */
export function inlineOf(node: ComponentNode, isPhrasing: boolean): InlineComponent {
  return {
    name: node.name ?? '',
    attributes: attributesOf(node),
    line: lineOfNode(node) ?? null,
    isPhrasing,
    hasContent: node.children.length > 0
  };
}

/** Whether no block can be in an element: its content is a sentence. */
export function isPhrasingElement({ tagName }: Element): boolean {
  return PHRASING.has(tagName);
}

/** Whether a passage begins with an element. */
function isPassageHeading(element: Element): boolean {
  return HEADINGS.has(element.tagName) && Boolean(textProperty(element, 'id'));
}

function separatesWords(name: string): boolean {
  return WITHOUT_PROSE.has(name) || SENTENCES.has(name) || BLOCKS.has(name);
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
