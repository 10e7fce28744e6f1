import type { ProseNode } from './proseTree.ts';
import type { ComponentBlock, NavigationSection, Page, Source, StandaloneExample, Toc } from '../model.ts';

/** A component's tag in Markdown, with the tab and the page that contain it. */
export interface ComponentUse {
  /** Name, attributes and position of the tag. */
  block: ComponentBlock;
  source: Source;
  page: Page;
  /** What stands between the start and the end tag; undefined for nothing. */
  content?: MarkdownContent;
}

/** What stands between the tags of a component. */
export interface MarkdownContent {
  /** As it was read: elements, texts, and the nodes of further components (`attributesOf` reads theirs). */
  nodes: readonly ProseNode[];
  /**
   * Returns a text that the rendered nodes take the place of, once in a component's HTML; it can be used as a child.
   * @param nodes by default, all
   */
  render: (nodes?: readonly ProseNode[]) => string;
}

/** What Markdown components can find out about the site. */
export interface MarkdownContext {
  /** All pages, in the order of the navigation. */
  pages: readonly Page[];
  navigation: readonly NavigationSection[];
  /** Version of the product that the site documents. */
  release: string;
  /** Returns the example whose own document is at an address; null if there is none. */
  exampleAt: (address: string) => { example: StandaloneExample; source: Source; page: Page } | null;
}

/** Returns the text of an attribute; null without one. */
export function textAttribute({ attributes }: ComponentBlock, name: string): string | null {
  const value = attributes[name];
  return typeof value === 'string' ? value : null;
}

/** Name of a Markdown component: a capital first, and at least one small letter. */
export const COMPONENT_NAME = /^[A-Z]\w*[a-z]\w*$/;

/** The type of a method, since parameters of methods are bivariant: a registry holds components of all props. */
type ReactComponent<Props> = { render(props: Props): unknown }['render'];

/** What an attribute can name; an `optionalToken` may be left out. */
type ReferenceKind = 'token' | 'optionalToken' | 'icon' | 'release';

/** A component that Markdown can use, by a tag such as `<StatusMatrix section="components" />`. */
export interface MarkdownComponent<
  Props extends object = object,
  Data = unknown,
  Context extends MarkdownContext = MarkdownContext
> {
  /** React component. The build renders it to static HTML, so its effects don't run. */
  component: ReactComponent<Props>;
  /**
   * The component in the Markdown twin of its page, as plain elements: headings, paragraphs, lists, tables, links, and
   * code. By default, the twin has what is text of the component itself.
   */
  markdown?: ReactComponent<Props>;
  /** Whether it can be part of a sentence, e.g. `<TokenValue name="…" />`. */
  isInline?: boolean;
  /** Whether there may be Markdown between its tags. Without `createProps`, it is the prop `children`. */
  takesContent?: boolean;
  /**
   * Reads the data that the tag's attributes name. `check` calls it, too.
   * @throws Error that says which attribute or file is wrong
   */
  readData?(use: ComponentUse, context: Pick<MarkdownContext, 'exampleAt'>): Data;
  /**
   * Creates the component's props; null if there is nothing to show. By default, they are the tag's attributes.
   * @throws Error that says what is wrong, reported with the position of the tag
   */
  createProps?(use: ComponentUse, context: Context, data: Data): Props | null;
  /** Returns the entries of the component's headings in the contents list. */
  toc?(props: Props): Toc;
  /** Returns what the component says within a sentence, in the first theme. The search finds it. */
  text?(props: Props): string;
  /** Whether it is enough content for a page: `check` doesn't count the words around it. */
  fillsPage?: boolean;
  /** Whether its page is as wide as the window, without a contents list: the component has headings of its own. */
  isWide?: boolean;
  /**
   * Attributes that name tokens (several, or with `*` as a wildcard), an icon, or a release; `check` looks them up. A tag
   * has one of alternatives, e.g. `text|graphic`.
   */
  refersTo?: Readonly<Record<string, ReferenceKind>>;
}

/** Components by the names of their tags. */
export type MarkdownComponents = ReadonlyMap<string, MarkdownComponent>;

/**
 * Returns the values of a tag's attributes that name things of a kind. The value of a missing attribute is undefined.
 */
export function referencesOf(
  kind: ReferenceKind,
  component: MarkdownComponent | undefined,
  attributes: ComponentBlock['attributes']
): (string | true | undefined)[] {
  return Object.entries(component?.refersTo ?? {})
    .filter(([, named]) => named === kind)
    .map(([alternatives]) =>
      alternatives
        .split('|')
        .map((attribute) => attributes[attribute])
        .find(Boolean)
    );
}

/** Types the definition of a Markdown component, the default export of its module; returns it unchanged. */
export function defineMarkdownComponent<Props extends object, Data = undefined>(
  definition: MarkdownComponent<Props, Data>
): MarkdownComponent<Props, Data> {
  return definition;
}
