import type { AnalyticsSettings, CookieSettings, FeedbackSettings } from '../core/config/services.ts';
import type { FooterContent, NotFoundContent, NoticeLinks } from '../core/config/pageContent.ts';
import type { ComponentBlock, Example, NavigationSection, Page, Release, Source, Toc } from '../model.ts';
import type { SearchSettings } from '../search/searchProvider.ts';
import type { HomePage } from './home/HomeView.tsx';
import type { ThemedPictures } from './picture/ThemedPicture.tsx';
import type { StickyBars } from './shell/htmlDocument.tsx';

/** Data of the site for the frame of every document. */
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
  /** Where the product's source code is; null for nowhere public. */
  sourceCode: string | null;
  /** Null: readers are not asked. */
  feedback: FeedbackSettings | null;
  /** Null: no banner. */
  cookies: CookieSettings | null;
  navigation: NavigationSection[];
  /** First paragraph of each page, by the page's address. */
  descriptions: ReadonlyMap<string, string>;
  /** Null: the front page has a card for every section and nothing more. */
  home: HomePage | null;
  /** Null: unknown addresses show a card for every section. */
  notFound: NotFoundContent | null;
  footer: FooterContent | null;
  /** Year of the build. */
  year: number;
  /** Versions of the packages whose documentation the pages are made from. */
  packageVersions: ReadonlyMap<string, string>;
  /** By page address. */
  summaries: ReadonlyMap<string, Summary>;
  noticeLinks: NoticeLinks;
  search: SearchSettings;
  /** Address of the product's release notes, or null for none. */
  releaseNotes: string | null;
  /** Online services that the site hands examples on to. */
  sandboxes: { codeSandbox: boolean; stackBlitz: boolean };
}

/** Where in the side navigation a document stands. */
export interface Current {
  /** Slug of the open section; null outside all sections. */
  section: string | null;
  /** Address of the page (not of its tab). */
  path: string;
}

/** Content of `<main>`. */
export type MainView =
  | { kind: 'tab'; site: ShellSite; page: Page; source: Source; toc: Toc; body: string }
  | { kind: 'section'; site: ShellSite; section: NavigationSection }
  | { kind: 'home'; site: ShellSite }
  | { kind: 'search'; site: ShellSite }
  | { kind: 'notFound'; site: ShellSite };

/** The site's part of every `<head>`. Addresses are as the browser should fetch them. */
export interface SiteHead {
  /** Content Security Policy; null on the dev server, whose scripts no policy could foresee. */
  policy: string | null;
  /** Null: nothing is counted. */
  analytics: AnalyticsSettings | null;
  /** Name of the site, for link previews. */
  siteName: string;
  icon: string;
  /** Square picture for home screens, or null for none. */
  touchIcon: string | null;
  fonts: SiteFonts;
  /** Absolute address of the picture of link previews, or null for none. */
  socialImage: string | null;
}

/** Addresses of the frame's fonts. */
export interface SiteFonts {
  /** Of every page. */
  text: string[];
  code: string[];
}

/** Content of `<head>`. */
export interface Head extends Omit<SiteHead, 'fonts'> {
  /** Fonts to fetch at once. */
  fonts: string[];
  title: string;
  description: string;
  /** Absolute address, or null for none. */
  canonical: string | null;
  noindex: boolean;
  /** Bars at the top of the window; null for a document without a masthead. */
  bars: StickyBars | null;
  stylesheets: string[];
  /** Style sheet that only this tab needs; exchanged when the reader moves on. */
  tabStylesheet: string | null;
  /** Style sheet of what scripts show on demand; null in documents without such scripts. */
  onDemandStylesheet: string | null;
  /** Module scripts. */
  scripts: string[];
  modulePreloads: string[];
}

/** How an example was rendered at build time. */
export type Preview =
  { state: 'live' | 'fresh'; html: string } | { state: 'client'; reason: string } | { state: 'error'; message: string };

/** Finds how a TypeScript or JavaScript example was rendered; undefined: not at build time. */
export type PreviewOf = (example: Example) => Preview | undefined;

/** Makes the HTML of a component that Markdown places in its prose; null for one that nothing provides. */
export type ComponentOf = (component: ComponentBlock) => string | null;

/** Finds the pictures of a full-screen example (800x450), or null when there are none. */
export type ThumbnailOf = (example: Example) => ThemedPictures | null;

/** Summary of a page: one sentence, and perhaps a picture for each theme (requirement 2.7.3). */
export interface Summary {
  /** Plain text. */
  text: string;
  illustration: (ThemedPictures & { alt: string }) | null;
}
