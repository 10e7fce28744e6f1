/**
 * `/code{tab}.json`: what a reader's browser needs to edit the examples of a tab, run them in the isolated frame and
 * hand them on as projects. Asked for when the code of an example is first worked with, never before.
 */
import type { LiveLanguage } from '../model.ts';

/** The examples of one tab and everything around them that they import. */
export interface TabCode {
  /** Title of the page. */
  page: string;
  /** By slug. */
  examples: Record<string, ExampleCode>;
  /** What the head of the Markdown imports, by local name; such a name counts before the code's own import of it. */
  bindings: Record<string, ImportedName>;
  /** Files that examples, or these files themselves, import; by id. */
  files: Record<FileId, ProjectFile>;
  /** Addresses of style sheets that the page loads for its examples alone. */
  styles: string[];
}

/** Path of a file below its package or the site, with the package's name: unique over the site. */
export type FileId = string;

/** An exported name of a package's module or of a file. `imported` is `*` for the whole of it. */
export interface ImportedName {
  from: { package: string } | { file: FileId };
  imported: string;
}

export interface ExampleCode {
  title: string;
  slug: string;
  lang: LiveLanguage;
  /** The author's source text. */
  code: string;
  /** Address of the document that shows it alone. */
  path: string;
  isFullscreen: boolean;
  /** id and class of the element around the preview, which packaged style sheets target. */
  previewId: string;
  previewClass: string;
  /** Address of its file in the repository. */
  sourceLink: string | null;
  /** Specifiers of the code that stand for files. */
  imports: Record<string, FileId>;
}

/** A file that rides along with an example. */
export type ProjectFile =
  | { kind: 'code'; code: string; imports: Record<string, FileId> }
  | { kind: 'json'; code: string }
  | { kind: 'style'; code: string }
  | { kind: 'image'; /** On this site. */ path: string; /** In the repository. */ sourceLink: string | null };
