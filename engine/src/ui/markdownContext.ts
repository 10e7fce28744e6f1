import type { ApiRequest } from '../core/apiRequest.ts';
import type { IconEntry, IconsData, PicturedIcon } from '../core/icons.ts';
import type { Codemod } from '../history/codemods.ts';
import type { MarkdownComponent, MarkdownContext } from '../core/markdownComponent.ts';
import type { Page, Source } from '../model.ts';
import type { StoredAudit } from './claims/audit.ts';
import type { StoredMeasures } from './measures/storedMeasures.ts';
import type { StoredSpeech } from './claims/speech.ts';
import type { ReleaseChangesView } from './releaseChanges/ReleaseChanges.tsx';
import type { PublishedRelease } from './releaseNotes/ReleaseNotes.tsx';
import type { ThemedValueView } from './reference/view.ts';
import type { TokenGuide } from './tokens/TokenTable.tsx';
import type { ShellSite } from './view.ts';

/** Section and subsection of pages, as slugs. */
interface Folder {
  section: string;
  subsection: string;
}

/** What the engine's own Markdown components can find out: the build reads it, so that `ui/` needs no files. */
export interface EngineContext extends MarkdownContext {
  site: ShellSite;
  /** Compares the source tags of tabs by the order of the configuration. */
  compareTabs: (a: string, b: string) => number;
  /** Returns the addresses of the pages that the text of a tab links to, in order, each once. */
  linkedPages: (source: Source) => string[];
  /** Returns where the pages are whose frontmatter names a section and subsection. */
  placeFolder: (named: Folder) => Folder;
  /** Highlights code. @returns HTML */
  highlight: (code: string, lang: string) => string;
  tokens: TokenGuide;
  /** Lists the requests to files for programs that the site answers. */
  apiRequests: () => readonly ApiRequest[];
  /** Public address of the site; null if the configuration names none. */
  siteUrl: string | null;
  /** Null if the configuration names no icons. */
  icons: IconsData | null;
  /** Reads the files that contain the pictures of icons. */
  picturesOf: (icons: readonly IconEntry[]) => readonly PicturedIcon[];
  /** Counts the properties that a page documents, each component or type once. */
  countProps: (page: Page) => number;
  /** Finds a CSS variable of a component where its style sheet first sets it; null for other names. */
  cssVariableOf: (name: string) => { values: ThemedValueView[]; href: string | null } | null;
  /** Counts the CSS variables that a page lists, each prefix once. */
  countCssVariables: (page: Page) => number;
  /** Returns the releases of the product with their changes, newest first. */
  releaseNotes: () => readonly PublishedRelease[];
  /** Returns the names of the stored releases, oldest first; none if the site keeps no history. */
  storedReleases: () => readonly string[];
  /** What mends the changes of stored releases. */
  codemods: readonly Codemod[];
  /** Returns what a stored release changed; null for the oldest, and for one that isn't stored. */
  releaseChanges: (release: string) => ReleaseChangesView | null;
  /** Returns axe-core's findings in the site's examples; null if it was not audited. */
  audit: () => StoredAudit | null;
  /** Returns what was measured in the site's examples; null if nothing was. */
  measures: () => StoredMeasures | null;
  /** Returns what a screen reader said about the site's claims; null if it was never recorded. */
  speech: () => StoredSpeech | null;
}

/** One of the engine's own Markdown components, listed in `markdownComponents.ts`. */
export type EngineComponent<Props extends object, Data = undefined> = MarkdownComponent<Props, Data, EngineContext>;
