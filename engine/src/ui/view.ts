import type { AnalyticsSettings, CookieSettings, FeedbackSettings } from '../core/config/services.ts';
import type { Purpose } from '../core/config/componentHead.ts';
import type { HeadEntry } from '../core/plugin.ts';
import type { FooterContent, Link, NotFoundContent, NoticeLinks } from '../core/config/pageContent.ts';
import type {
  ComponentBlock,
  Example,
  NavigationSection,
  Page,
  PageModule,
  Release,
  Source,
  StandaloneExample,
  Toc
} from '../model.ts';
import type { ProseTree } from '../core/proseTree.ts';
import type { ExampleGround } from '../core/exampleGround.ts';
import type { HomePage } from './home/homePage.ts';
import type { SiblingRow } from './page/SiblingTable.tsx';
import type { ThemedPictures } from './picture/ThemedPicture.tsx';

/** What browser tabs, search engines, and link previews show of a document. */
export interface HeadText {
  /** Without the name of the product. */
  title: string;
  description: string;
}

/** Data of the site for the shell of every document. */
export interface ShellSite {
  product: { name: string; slug: string; description: string };
  /** Release that the site documents, e.g. `6.6.1`. */
  release: string;
  /** Address of the picture beside the name, or null for none. */
  mark: string | null;
  /** The documented release first, then the older ones. */
  releases: Release[];
  /** Documentation of older major versions. */
  archives: { name: string; href: string }[];
  /** Address of the product's source code; null if it is not public. */
  sourceCode: string | null;
  /** Null: no survey. */
  feedback: FeedbackSettings | null;
  /** Null: no banner. */
  cookies: CookieSettings | null;
  navigation: NavigationSection[];
  /** Titles and descriptions for browsers and search engines, by the address of the tab or list of pages. */
  heads: ReadonlyMap<string, HeadText>;
  /** First paragraph of each page, by the page's address. */
  descriptions: ReadonlyMap<string, string>;
  /** Null: the front page has a default hero and a card for every section. */
  home: HomePage | null;
  /** Null: unknown addresses show a card for every section. */
  notFound: NotFoundContent | null;
  footer: FooterContent | null;
  /** Year of the build. */
  year: number;
  /** Versions of the documented packages, by name. */
  packageVersions: ReadonlyMap<string, string>;
  /** Summaries of pages, one sentence each, by page address (requirement 2.7.3). */
  summaries: ReadonlyMap<string, string>;
  /** Texts that were written for the cards of pages in galleries, by page address. */
  cards: ReadonlyMap<string, string>;
  /** Markup of the pages' drawings, by page address. */
  drawings: ReadonlyMap<string, string>;
  /** Links to the source, package, and further resources of tabs, by the tab's address. */
  resources: ReadonlyMap<string, Link[]>;
  /** Results of the audit of pages, with the page that explains them, by the page's address. */
  audits: ReadonlyMap<string, PageAudit>;
  /** Similar pages with the cases for each, by the address of each of them. */
  siblings: ReadonlyMap<string, SiblingRow[]>;
  /** Groups of galleries by purpose, by the section's slug. */
  purposes: ReadonlyMap<string, readonly Purpose[]>;
  noticeLinks: NoticeLinks;
  /** Address of the product's release notes, or null for none. */
  releaseNotes: string | null;
  /** Online sandboxes that examples can be opened in. */
  sandboxes: { codeSandbox: boolean; stackBlitz: boolean };
}

/** Result of the audit of a page's examples. */
export interface PageAudit {
  text: string;
  /** The result in a sentence, with the date of the audit and the audited release. */
  details: string;
  /** Null if no page explains it. */
  href: string | null;
}

/** Position of a document in the side navigation. */
export interface Current {
  /** Slug of the open section; null outside all sections. */
  section: string | null;
  /** Address of the page (not of its tab). */
  path: string;
}

/** Parts of a tab in the head of its page; empty for none. */
export interface TabHead {
  /** HTML of what introduces the page. */
  leadHtml: string;
  /** Sections below the lead, folded. */
  guides: GuideView[];
  /** Anchors of the examples that readers are asked to change. */
  exercises: readonly string[];
}

/** A section that helps to choose, with the text and the id of its heading. */
export interface GuideView {
  text: string;
  id: string;
  tree: ProseTree;
}

/** A tab of a page. */
export interface TabContent {
  site: ShellSite;
  page: Page;
  source: Source;
  /** Headings of the body. */
  toc: Toc;
  head: TabHead;
  /** Whether the page is as wide as the window, without a contents list. */
  isWide: boolean;
  /** HTML of the tab's other blocks and of its reference tables. */
  body: string;
}

/** Content of `<main>`. */
export type MainView =
  | ({ kind: 'tab' } & TabContent)
  | { kind: 'section'; site: ShellSite; section: NavigationSection }
  | { kind: 'home'; site: ShellSite; exampleHtml: string }
  | { kind: 'search'; site: ShellSite }
  | { kind: 'notFound'; site: ShellSite };

/** Site-wide content of `<head>`, with published addresses. */
export interface SiteHead {
  /** Content Security Policy; null on the dev server, whose scripts are not known in advance. */
  policy: string | null;
  /** Script that applies stored preferences before the first paint; part of the policy. */
  themeScript: string;
  /** The same script as a file; null on the dev server, whose documents all contain it. */
  themeScriptFile: {
    address: string;
    /** Of documents that load it, and have no script in themselves. */ policy: string;
  } | null;
  /** Null: no analytics. */
  analytics: AnalyticsSettings | null;
  /** Name of the site, for link previews. */
  siteName: string;
  icon: string;
  /** Square picture for home screens, or null for none. */
  touchIcon: string | null;
  fonts: SiteFonts;
  /** Absolute address of the picture of link previews, or null for none. */
  socialImage: string | null;
  /** Address of the feed of releases, or null for none. */
  feed: string | null;
  /** What plugins add. */
  entries: readonly HeadEntry[];
}

/** Addresses of the shell's fonts. */
export interface SiteFonts {
  /** Fonts of every page. */
  text: string[];
  code: string[];
  /** Italic font of the text. */
  emphasis: string[];
}

/** Sticky bars of a page, besides the masthead. */
export interface StickyBars {
  tabs: boolean;
  /** Contents list, which is a column in wide windows. */
  contents: boolean;
}

/** Content of `<head>`. */
export interface Head extends Omit<SiteHead, 'fonts' | 'themeScript' | 'themeScriptFile'> {
  /** See `SiteHead`: its text, or the address of its file. */
  themeScript: string | { file: string };
  /** Fonts to preload. */
  fonts: string[];
  title: string;
  /** Null for a document that shows a part of a page, and is not indexed. */
  description: string | null;
  /** Absolute address, or null for none. */
  canonical: string | null;
  /** Address of its Markdown, or null for none. */
  markdown: string | null;
  noindex: boolean;
  /** Bars at the top of the window; null for a document without a masthead. */
  bars: StickyBars | null;
  stylesheets: string[];
  /** Style sheets of this tab; replaced on navigation. */
  tabStylesheets: string[];
  /** Style sheet of on-demand features; null in documents without them. */
  onDemandStylesheet: string | null;
  /** Style sheet of themes that the theme script loads for readers who use them; null for none. */
  themeStylesheet: string | null;
  /** Module scripts. */
  scripts: string[];
  modulePreloads: string[];
  /** Modules that a script preloads after the first paint (`browser/islands/laterModules.ts`). */
  laterPreloads: string[];
}

/** A drawing of a fixed size that is shown smaller where there is less room. In CSS pixels. */
export interface ScaledDrawing {
  width: number;
  /** Where it begins and ends to show something. */
  from: number;
  to: number;
  /** How phones show it, with larger texts; undefined if they show it as it is. */
  grown?: GrownDrawing | undefined;
}

/** A drawing whose texts are larger than the rest of it. */
export interface GrownDrawing {
  /** Where it begins and ends to show something. */
  from: number;
  to: number;
  /** How much larger texts are at most, by what they are anchored with. */
  factors: Record<'start' | 'middle' | 'end', number>;
  /** Width of the stage from which texts are legible without it. */
  legibleFrom: number;
}

/** Result of rendering an example at build time; the markup of an HTML example. */
export type Preview =
  | {
      state: 'markup' | 'live' | 'fresh';
      html: string;
      ground?: ExampleGround | undefined;
      drawing?: ScaledDrawing | undefined;
    }
  | { state: 'client'; reason: string }
  | { state: 'error'; message: string };

/** Finds the preview of an example; undefined if it was not rendered. */
export type PreviewOf = (example: Example) => Preview | undefined;

/** What a part of a page was rendered to: prose, or what the browser starts. */
export type ModulePreview = { state: 'prose'; tree: ProseTree } | Exclude<Preview, { state: 'markup' }>;

/** Finds what a part of a page was rendered to; undefined if it was not. */
export type ModuleOf = (module: PageModule) => ModulePreview | undefined;

/** Renders a component used in Markdown; null if it is not provided. */
export type ComponentOf = (component: ComponentBlock) => string | null;

/** Finds the pictures of a full-screen example (800x450), or null when there are none. */
export type ThumbnailOf = (example: StandaloneExample) => ThemedPictures | null;
