/**
 * The data for editing a tab's examples, running them in the isolated frame and exporting them as projects. Fetched on
 * demand, when a reader first uses the code of an example.
 *
 * Two files have them, so that code is published once as data: `/api/examples{tab}.json`, for programs, and
 * `/code{tab}.json` with all that programs don't need. Figures and playgrounds, which are only a part of their page, are
 * in the second one only.
 */
import type { LiveLanguage } from '../model.ts';
import { tabOfExample } from './codeAddress.ts';

/** The examples of a tab with everything that they import from the site. */
export interface TabCode {
  /** Title of the page. */
  page: string;
  /** By slug. */
  examples: Record<string, ExampleCode>;
  /** Imports of the Markdown file by local name; they take precedence over the example's own imports. */
  bindings: Record<string, ImportedName>;
  /** Files that examples import, directly or transitively, by id. */
  files: Record<FileId, ProjectFile>;
  /** File whose default export is around all examples in TypeScript or JavaScript. */
  wrapper?: FileId;
  /** Addresses of style sheets that the page loads only for its examples. */
  styles: string[];
}

/** Path of a file below its package or the site, with the package's name; unique on the site. */
export type FileId = string;

/** An import binding: an export of a package's module or of a file. `imported` is `*` for the namespace. */
export interface ImportedName {
  from: { package: string } | { file: FileId };
  imported: string;
}

export interface ExampleCode {
  title: string;
  slug: string;
  lang: LiveLanguage;
  /** Source text as written by the author. */
  code: string;
  isFullscreen: boolean;
  /**
   * Width of the component in the middle of a canvas, as in figures and playgrounds; `auto` for that of its content. Null
   * without a canvas.
   */
  canvas: string | null;
  /** id and class of the preview's element, which packaged style sheets target. */
  previewId: string;
  previewClass: string;
  /** URL of its file in the repository. */
  sourceLink: string | null;
  /** Import specifiers in the code that resolve to files. */
  imports: Record<string, FileId>;
}

/** A CSS module, with the names that it has on this site. */
export interface ScopedStyle {
  css: string;
  /** Name in the file -> names for `class`. */
  names: Record<string, string>;
}

/** A file that an example imports. */
export type ProjectFile =
  | { kind: 'code'; code: string; imports: Record<string, FileId> }
  | { kind: 'json'; code: string }
  | { kind: 'style'; code: string; scoped?: ScopedStyle }
  /** What an import asks for by a query, such as `?raw`; the id ends with it. */
  | { kind: 'text'; code: string }
  | {
      kind: 'image';
      /** Address on this site. */
      path: string;
      /** URL in the repository. */
      sourceLink: string | null;
    };

type PublishedField = 'title' | 'lang' | 'code' | 'isFullscreen' | 'sourceLink';

/** The part of an example that `/api/examples{tab}.json` has. */
export interface PublishedExample extends Pick<ExampleCode, PublishedField> {
  /** Address of the standalone document. */
  path: string;
}

type ExampleSetup = Omit<ExampleCode, PublishedField>;

/** Content of `/code{tab}.json`. */
export interface TabSetup extends Omit<TabCode, 'examples'> {
  /** By slug. */
  examples: Record<string, ExampleSetup>;
  /** Figures, and the start of the tab's playground, which is an example only for its editor; by slug. */
  unpublished: Record<string, ExampleCode>;
}

/**
 * Returns what `/api/examples{tab}.json` doesn't tell about the examples of a tab.
 * @param unpublished figures and playground, by slug, which that file doesn't have
 */
export function tabSetup({ examples, ...tab }: TabCode, unpublished: Record<string, ExampleCode>): TabSetup {
  const setups = Object.values(examples).map(({ slug, canvas, previewId, previewClass, imports }) => [
    slug,
    { slug, canvas, previewId, previewClass, imports } satisfies ExampleSetup
  ]);
  return { ...tab, examples: Object.fromEntries(setups) as TabSetup['examples'], unpublished };
}

/**
 * Joins the contents of both files.
 * @throws Error when an example is in one of them only: the site was published again between the two requests
 */
export function joinTabCode(
  tabPath: string,
  { examples: setups, unpublished, ...tab }: TabSetup,
  published: readonly PublishedExample[]
): TabCode {
  const bySlug = new Map(Object.entries(setups));
  const examples = published.map(({ title, lang, code, path, isFullscreen, sourceLink }) => {
    const setup = bySlug.get(decodeURI(path.slice(tabPath.length + 1)));
    if (setup === undefined || tabOfExample(path) !== tabPath) {
      throw new Error(`${path} is not among the examples of ${tabPath}.`);
    }
    return [setup.slug, { ...setup, title, lang, code, isFullscreen, sourceLink }] as const;
  });
  return { ...tab, examples: { ...Object.fromEntries(examples), ...unpublished } };
}
