/**
 * Types of `/code{tab}.json`, the data for editing a tab's examples, running them in the isolated frame and exporting
 * them as projects. Fetched on demand, when a reader first uses the code of an example.
 */
import type { LiveLanguage } from '../model.ts';

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
  /** Address of the standalone document. */
  path: string;
  isFullscreen: boolean;
  /** Width of the component on the canvas of a figure, `auto` by default; null for an example that is no figure. */
  canvas: string | null;
  /** id and class of the preview's element, which packaged style sheets target. */
  previewId: string;
  previewClass: string;
  /** URL of its file in the repository. */
  sourceLink: string | null;
  /** Import specifiers in the code that resolve to files. */
  imports: Record<string, FileId>;
}

/** A file that an example imports. */
export type ProjectFile =
  | { kind: 'code'; code: string; imports: Record<string, FileId> }
  | { kind: 'json'; code: string }
  | { kind: 'style'; code: string }
  | {
      kind: 'image';
      /** Address on this site. */
      path: string;
      /** URL in the repository. */
      sourceLink: string | null;
    };
