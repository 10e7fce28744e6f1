/**
 * The site model: what the content pipeline produces and everything else reads (requirements, section 3).
 *
 * All of it is plain JSON-serialisable data. Paths that begin with `/` and are named `path`
 * are addresses on the site; `file` is an absolute path on disk.
 */

import type { TabRole } from './core/config/tabs.ts';
import type { ComponentAttributes, ProseTree } from './core/proseTree.ts';

/** A place in a source file. Lines and columns start at 1. */
export interface Location {
  file: string;
  line?: number;
  column?: number;
}

/** Live languages (requirement 5.5). */
export type LiveLanguage = 'js' | 'ts' | 'html';

/** What a figure advises to do, or not to; null where it only shows. */
export type Advice = 'do' | 'dont' | null;

/** How an example looks that illustrates the prose around it. */
export interface Figure {
  advice: Advice;
  /** CSS length of the component's width on its canvas; null for the width of its content. */
  width: string | null;
  /** The numbered parts, in the order of the list below the figure. */
  parts: FigurePart[];
}

/** A part of the component in a figure. */
export interface FigurePart {
  selector: string;
  /** Where its number is placed; null for the nearest side. */
  side: 'start' | 'end' | 'above' | 'below' | null;
}

/** One live fence: a fence of a live language without `noLive`. */
export type Example = StandaloneExample | FigureExample;

/** What examples with a document of their own and figures have in common. */
interface LiveFence {
  /** Unique over the site: `{tab path}/{slug}` without the leading slash. */
  key: string;
  title: string;
  /** slug(title): its anchor on its tab. */
  slug: string;
  lang: LiveLanguage;
  /** The author's source text, exactly as in the file or fence. */
  code: string;
  /** Absolute path of the file named by `file="…"`; null when the code stands in the Markdown. */
  file: string | null;
  /** Line of that file on which the code begins, if it is only a part of it; null for the whole file. */
  excerptLine: number | null;
  /** Where the fence stands in the Markdown. */
  location: Location;
  /** Source tag of its tab. */
  source: string;
  /** Page id and section as written in the frontmatter (before placement). */
  id: string;
  section: string;
  /** Specifiers of the code's relative imports, as written. */
  relativeImports: string[];
  /** Path of the file (or Markdown) below its package or site folder. */
  relPath: string;
  /** Address of the file in its repository, or null. */
  sourceLink: string | null;
  /** id and class of the element around the preview, which packaged CSS targets. */
  previewId: string;
  previewClass: string;
}

/** An example that a heading names. It has a document of its own, is listed for programs, and can be searched for. */
export interface StandaloneExample extends LiveFence {
  figure: null;
  /** Level of its title on the tab. */
  headingLevel: 2 | 3;
  /** Address of the standalone document, e.g. `/components/accordion/bordered`. */
  path: string;
  isFullscreen: boolean;
  isDemo: boolean;
  isBeta: boolean;
  isDeprecated: boolean;
  hasThemeSwitcher: boolean;
  hasRTLSwitcher: boolean;
  thumbnail: string | null;
}

/** An example that illustrates the prose around it. It is only a part of its tab. */
export interface FigureExample extends LiveFence {
  figure: Figure;
  /** Figures need a place in the text. */
  isFullscreen: false;
}

/** When the browser starts a part of a page: at once, as it nears the window, or as soon as nothing else is to be done. */
export type ClientStart = 'load' | 'visible' | 'idle';

/** A part of a page that a program renders in the build, such as `<Chart data={sales} />` of an MDX file. */
export interface PageModule {
  /** Unique over the site, as that of an example. */
  key: string;
  /** Unique in its tab, and no anchor. */
  slug: string;
  /** Module with a default export. Its imports, and the exports of the page, are on the same lines as in the file. */
  code: string;
  /** The code stands in the Markdown. */
  file: null;
  excerptLine: null;
  /** Where the part begins in the Markdown. */
  location: Location;
  /** Null for a part that is only its HTML. */
  client: ClientStart | null;
  /** Whether it is around all other parts of its page, whose place is an element in its HTML (`core/layoutContent.ts`). */
  isLayout: boolean;
  /** What its HTML gets when it is read; null before it was rendered. */
  additions: PartAdditions | null;
}

/** What the HTML of a rendered part lacks: it knows neither the other parts of its page nor other pages. */
export interface PartAdditions {
  /** Ids of those of its headings that have none, in order. */
  headingIds: readonly string[];
  /** Addresses that its programs write -> addresses that they lead to. */
  links: Readonly<Record<string, string>>;
}

/** The imports, components, and expressions of an MDX file, as one module for the compiler. */
export interface TypedPage {
  file: string;
  code: string;
  /** Where pieces of the code are from, in the order of the code. */
  places: TypedPlace[];
}

/** The start of a piece of code: what follows it, up to the next one, is as in the file, or stands for what is there. */
export interface TypedPlace {
  /** Position in the code. */
  start: number;
  /** Line and column in the file, from 1. */
  line: number;
  column: number;
  /** Whether mistakes in it are to be reported: declarations are JavaScript, which the compiler would take for loose types. */
  isChecked: boolean;
}

/** A part of a page that a program renders, and what is known of its prose without running it. */
export interface ModuleBlock {
  kind: 'module';
  module: PageModule;
  prose: Prose;
}

/** One part of a tab's body, in reading order. */
export type Block = ProseBlock | { kind: 'example'; example: Example; caption: Prose } | ComponentBlock | ModuleBlock;

/** A piece of prose: its tree, and what later stages need to know about it, so that none of them searches the tree. */
export interface Prose {
  tree: ProseTree;
  /** Its text, by heading. The first passage has none, and continues what is before the prose. */
  passages: Passage[];
  /** Addresses that the links of its author lead to, in order. */
  links: string[];
  /** Components within it. */
  components: InlineComponent[];
}

/** Text below a heading, without code. */
export interface Passage {
  /** Null for text before the first heading. */
  heading: TocEntry | null;
  sentences: Sentence[];
}

/** Text up to the end of a paragraph, an item, or a row, whose cells are separated: texts and components. */
export type Sentence = readonly (string | InlineComponent)[];

/** A component that the Markdown uses within its prose, e.g. `<TokenValue name="x" />`. */
export interface InlineComponent extends Pick<ComponentBlock, 'name' | 'attributes'> {
  /** Line of the file; null where it isn't known. */
  line: number | null;
  /** Whether it is within a sentence, where no block can be. */
  isPhrasing: boolean;
  /** Whether something stands between its tags. */
  hasContent: boolean;
}

export interface ProseBlock {
  kind: 'prose';
  prose: Prose;
  /**
   * The first paragraph of a tab, if it introduces the tab, or a section that helps to choose before a component that
   * begins a section of its own, such as a gallery.
   */
  part?: 'lead' | 'guide';
  /** Set for a second-level heading alone, which begins examples or a section of the guide that may be folded. */
  heading?: TocEntry;
}

/** A component that the Markdown places in its prose, e.g. `<SectionGallery section="x" />`. */
export interface ComponentBlock {
  kind: 'component';
  name: string;
  attributes: ComponentAttributes;
  location: Location;
}

export interface TocEntry {
  text: string;
  id: string;
  /** Whether a filter hides at first what it leads to. */
  isHidden?: true;
}

/** Entries in order; a nested array holds the sub-headings of the entry before it. */
export type Toc = (TocEntry | TocEntry[])[];

/** A binding that the head of a Markdown file imports; part of its examples' scope. */
export interface MarkdownImport {
  /** Local name; null for a side-effect import. */
  local: string | null;
  /** Imported name, `default`, or `*`; null for a side-effect import. */
  imported: string | null;
  specifier: string;
  line: number;
}

/** A named component of `propComponents`; `source` overrides the tab's own source for the lookup. */
export interface PropComponentReference {
  component: string;
  source: string | null;
}

/** Anchors of a tab's reference tables (requirements, section 2.7), whether it has these tables or not. */
export interface ReferenceAnchors {
  functions: string;
  props: string;
  cssVariables: string;
  /** In the order of `propComponents`. */
  names: string[];
  /** In the order of `cssPrefix`. */
  prefixes: string[];
  playground: string;
  siblings: string;
  changes: string;
}

/** How much a tab about a component is to say: small, medium, or large. */
export type GuidanceSize = 'S' | 'M' | 'L';

/** One tab of a page: one Markdown file (requirement 3.5). */
export interface Source {
  /** Source tag as written, the `id` of a tab in the configuration. */
  source: string;
  tabName: string | null;
  /** Text of the tab. */
  label: string;
  /** What the tab is for, where that matters; null for other tabs. */
  role: TabRole | null;
  /** Address of the tab: the page's path for the first tab. */
  path: string;
  /** Address with the tab's own suffix even if it is the first. */
  ownPath: string;
  title: string;
  beta: boolean;
  /** Text of the opt-in notice, or null. */
  optIn: string | null;
  deprecated: boolean;
  template: boolean;
  isDemo: boolean;
  newImplementationLink: string | null;
  sourceLink: string | null;
  propComponents: PropComponentReference[];
  cssPrefix: string[];
  /** Repository path of a file -> names of documented functions. */
  functionDocumentation: Record<string, string[]>;
  /** Ids of the prose and of the examples. What the engine adds to the tab gets others. */
  anchors: readonly string[];
  referenceAnchors: ReferenceAnchors;
  blocks: Block[];
  /** Files whose code its blocks of code show. */
  codeFiles: string[];
  toc: Toc;
  /** Plain text of the first paragraph, for the page description; empty when there is none. */
  description: string;
  imports: MarkdownImport[];
  /** What the compiler can check of its programs, and of those in files that it includes; empty without any. */
  typed: readonly TypedPage[];
  /** The Markdown file. */
  file: string;
  /** Path below its package or below the site's folder. */
  relPath: string;
  /** npm package that ships it; null for the site's own content. */
  package: string | null;
  /** How much it is to say, where the site's own tabs about components follow a model; null where not. */
  size: GuidanceSize | null;
}

export type Badge = 'beta' | 'deprecated' | 'demo';

export interface Page {
  /** Address, e.g. `/components/menus/select`. */
  path: string;
  /** Name in the navigation; the first file's frontmatter id. */
  id: string;
  title: string;
  slug: string;
  /** Section slug after placement. */
  section: string;
  /** Subsection slug after placement; empty when absent. */
  subsection: string;
  sortValue: number;
  subsectionSortValue: number;
  hideNavItem: boolean;
  /** Badges that hold for the page, most important first (requirements 2.5.5, 2.5.6 and 2.5.7). */
  badges: Badge[];
  /** Text of its card in galleries, as in the frontmatter; null for none. */
  card: string | null;
  /** What a lesson asks for, as in the frontmatter: about how much time, and what readers should know. */
  lesson: { minutes: number | null; prerequisites: string | null };
  /** True when the tab bar is shown (requirement 2.1.7). */
  hasTabs: boolean;
  /** In tab order (requirement 2.1.6). */
  sources: Source[];
}

export interface NavigationPage {
  kind: 'page';
  title: string;
  path: string;
  badge: Badge | null;
}

export interface NavigationGroup {
  kind: 'group';
  title: string;
  slug: string;
  items: NavigationPage[];
}

export interface NavigationSection {
  slug: string;
  title: string;
  /** Where the section's heading leads. */
  path: string;
  items: (NavigationPage | NavigationGroup)[];
}

/** `from` may end in `/*`; `to` then may hold `:splat`. Both without trailing slash. */
export interface Redirect {
  from: string;
  to: string;
}

/** A file that the published site serves at `path`. */
export interface Asset {
  file: string;
  path: string;
}

/** A published release of the product (requirement 3.10). */
export interface Release {
  name: string;
  /** ISO date; null when the site does not say. */
  date: string | null;
  latest: boolean;
  /** Left out of the release menu. */
  hidden: boolean;
  /** Package name -> version. */
  versions: Record<string, string>;
}

export type Severity = 'error' | 'warning';

/** Something wrong with the content, in words that say what to do. */
export interface Problem {
  severity: Severity;
  /** Stable short name, e.g. `frontmatter-unknown-key`; the allow-list matches on it. */
  code: string;
  message: string;
  /** What to do about it. */
  hint: string | null;
  location: Location | null;
  /** Address with an anchor that is missing, unless a part of a page has it that is not rendered yet. */
  awaits?: string;
}

export interface Site {
  pages: Page[];
  navigation: NavigationSection[];
  redirects: Redirect[];
  /** Images of prose and examples, by content hash. */
  assets: Asset[];
  problems: Problem[];
}
