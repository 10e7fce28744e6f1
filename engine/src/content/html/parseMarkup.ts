import { defaultTreeAdapter, type DefaultTreeAdapterTypes, html, parseFragment, Parser, type Token } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Fragment = DefaultTreeAdapterTypes.DocumentFragment;
export type TreeNode = DefaultTreeAdapterTypes.ChildNode;

/** An attribute of a tag, as it is written. */
export interface RawAttribute {
  /** In lower case. */
  name: string;
  /** The name as written. */
  written: string;
  value: string;
  /** Whether there is a value, which may be empty. */
  hasValue: boolean;
  /** Offsets of the whole attribute. */
  start: number;
  end: number;
}

/** A tag, as it is written. */
export interface RawTag {
  /** In lower case. */
  name: string;
  /** The name as written. */
  written: string;
  isEnd: boolean;
  isSelfClosing: boolean;
  attributes: RawAttribute[];
  /** Offsets of the whole tag. */
  start: number;
  end: number;
}

/** HTML that was read as a browser reads it. */
export interface Markup {
  html: string;
  tree: Fragment;
  /** In the order of the text. */
  tags: RawTag[];
  /** Offset of a comment that never ends. */
  openComment: number | null;
  /** Codes of parse errors, as in the HTML standard. */
  errors: string[];
}

interface TracedTag {
  token: Token.TagToken;
  isEnd: boolean;
}

/** The parser of parse5, which forgets the tags that make no element; this one keeps them. */
class TracingParser extends Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap> {
  readonly traced: TracedTag[] = [];
  /** Offset of the last comment. */
  lastComment: number | null = null;

  override onStartTag(token: Token.TagToken): void {
    this.#trace(token, false);
    super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken): void {
    this.#trace(token, true);
    super.onEndTag(token);
  }

  override onComment(token: Token.CommentToken): void {
    this.lastComment = token.location?.startOffset ?? null;
    super.onComment(token);
  }

  /** Copies the tag, since the parser renames some elements, and attributes of drawings. */
  #trace(token: Token.TagToken, isEnd: boolean): void {
    this.traced.push({ token: { ...token, attrs: token.attrs.map((attribute) => ({ ...attribute })) }, isEnd });
  }
}

/** What surrounds the HTML: ordinary content of a page. */
const CONTEXT = defaultTreeAdapter.createElement('div', html.NS.HTML, []);

/** Reads HTML as the content of an element, and keeps where everything is written. */
export function parseMarkup(source: string): Markup {
  const errors: string[] = [];
  const parser = TracingParser.getFragmentParser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>(CONTEXT, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code }) => errors.push(code)
  }) as TracingParser;
  parser.tokenizer.write(source, true);
  return {
    html: source,
    tree: parser.getFragment(),
    tags: parser.traced.map((tag) => rawTag(tag, source)),
    openComment: isOpenComment(source, parser.lastComment, errors) ? parser.lastComment : null,
    errors
  };
}

/** Reads HTML as `parseMarkup` does, without keeping where anything is written, in a third of the time. */
export function parseTree(source: string): Fragment {
  return parseFragment(CONTEXT, source, {});
}

/** Whether a comment never ends. What else begins with `<!`, or with `<?`, ends with the next bracket. */
function isOpenComment(source: string, start: number | null, errors: readonly string[]): boolean {
  return start !== null && (errors.includes('eof-in-comment') || !source.includes('>', start));
}

/** Reads the tags of HTML, which may be a part that is not balanced. */
export function readTags(source: string): RawTag[] {
  return source.includes('<') ? parseMarkup(source).tags : [];
}

/** The anchors that a tag makes: its id, and the name of a link. */
export function anchorsOf({ name, isEnd, attributes }: RawTag): string[] {
  return isEnd
    ? []
    : attributes
        .filter((attribute) => attribute.name === 'id' || (attribute.name === 'name' && name === 'a'))
        .flatMap(({ value }) => (value === '' ? [] : [value]));
}

function rawTag({ token: { tagName, selfClosing, location, attrs }, isEnd }: TracedTag, source: string): RawTag {
  const { startOffset: start, endOffset: end } = location ?? { startOffset: 0, endOffset: 0 };
  const nameStart = start + (isEnd ? 2 : 1);
  return {
    name: tagName,
    written: source.slice(nameStart, nameStart + tagName.length),
    isEnd,
    isSelfClosing: selfClosing,
    attributes: attrs.map(({ name, value }): RawAttribute => {
      const place = location?.attrs?.[name] ?? { startOffset: start, endOffset: start };
      const text = source.slice(place.startOffset, place.endOffset);
      const written = text.slice(0, name.length);
      return { name, written, value, hasValue: text.includes('='), start: place.startOffset, end: place.endOffset };
    }),
    start,
    end
  };
}

/** Whether a node is an element. */
export function isElement(node: TreeNode | DefaultTreeAdapterTypes.ParentNode): node is Element {
  return defaultTreeAdapter.isElementNode(node);
}

/** Returns the elements in an element or a tree, without those in them. */
export function childElements(parent: Pick<Fragment, 'childNodes'>): Element[] {
  return parent.childNodes.filter(isElement);
}

/** Whether an element has an attribute, which may be empty. */
export function hasAttribute(element: Element, name: string): boolean {
  return element.attrs.some((attribute) => attribute.name === name);
}

/** Value of an attribute; empty if there is none. */
export function attributeOf(element: Element, name: string): string {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? '';
}

/** Names of an element's classes. */
export function classesOf(element: Element): string[] {
  return attributeOf(element, 'class')
    .split(/\s+/)
    .filter((name) => name !== '');
}

/** All elements of a tree, or in an element, in the order of their start tags, with those of templates. */
export function elementsOf(tree: Pick<Fragment, 'childNodes'>): Element[] {
  const elements: Element[] = [];
  const open: TreeNode[] = tree.childNodes.toReversed();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isElement(node)) {
      elements.push(node);
      const { childNodes } = 'content' in node ? node.content : node;
      open.push(...childNodes.toReversed());
    }
  }
  return elements;
}
