import type { RootState } from '../../core/themes.ts';

/** An example with everything that it needs to run outside the site, independent of build tools. */
export type ExampleProject = ProgramProject | MarkupProject;

/** Of both kinds. */
export interface ProjectBase {
  /** Titles of the example and of its page. */
  title: string;
  page: string;
  /** Element around the example, which the page's own style sheets target. */
  wrapper: { id: string; className: string };
  /** Specifiers of style sheets: of packages, and of `ownSheets` beside the example. */
  sheets: string[];
  /** Style sheets that no registry has, by path. */
  ownSheets: Record<string, string>;
  /** CSS of the page for its examples; empty for none. */
  pageStyles: string;
  dependencies: Record<string, string>;
  /** Root element of its document, as in the reader's theme. */
  theme: RootState;
  /** Custom properties of the reader's own theme, by name. */
  ownTheme: ReadonlyMap<string, string>;
}

export interface ProgramProject extends ProjectBase {
  kind: 'program';
  lang: 'ts' | 'js';
  /** Import statements for names that the author did not import. */
  header: string[];
  code: string;
  root: { name: string; isElement: boolean; isExported: boolean };
  /** Component around it, the default export of a module of the project; null for none. */
  around: { name: string; specifier: string } | null;
  /** Files that the example imports, by their path relative to its folder. */
  files: Record<string, string | Uint8Array>;
}

export interface MarkupProject extends ProjectBase {
  kind: 'markup';
  markup: string;
}
