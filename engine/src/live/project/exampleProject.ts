import type { LiveSetup, ProjectSetup } from '../../core/liveSetup.ts';
import type { LiveLanguage } from '../../model.ts';
import type { FileId, TabCode } from '../../core/tabCode.ts';
import { dependenciesOf, packageName } from './dependencies.ts';
import { FilePlaces } from './filePlaces.ts';
import { moduleReferences } from './importStatements.ts';
import { linkCode } from './linkCode.ts';
import { isPlainJavaScript, readExample } from './readExample.ts';
import { escapeRegExp } from '../../core/escapeRegExp.ts';

/** An example with everything that it needs to run outside the site, whatever it is built with there. */
export type ExampleProject = ProgramProject | MarkupProject;

interface ProjectFacts {
  /** Title of the example, and of its page. */
  title: string;
  page: string;
  /** The element around the example, which the page's own style sheets target. */
  wrapper: { id: string; className: string };
  /** Specifiers of style sheets. */
  sheets: string[];
  /** CSS that the page has for its examples alone; empty when it has none. */
  pageStyles: string;
  dependencies: Record<string, string>;
}

export interface ProgramProject extends ProjectFacts {
  kind: 'program';
  lang: 'ts' | 'js';
  /** Import statements for names that the author did not import. */
  header: string[];
  code: string;
  root: { name: string; isElement: boolean; isExported: boolean };
  /** Files that ride along, by their path below the example's folder. */
  files: Record<string, string | Uint8Array>;
}

export interface MarkupProject extends ProjectFacts {
  kind: 'markup';
  markup: string;
}

/** Input of a project. */
export interface ProjectInput {
  tab: TabCode;
  slug: string;
  /** As the reader has it now. */
  code: string;
  lang: LiveLanguage;
  setup: Pick<LiveSetup, 'versions' | 'scope' | 'project'>;
  /** Bytes of the images that can be files of the project; others are shown from where they are. */
  images: ReadonlyMap<FileId, Uint8Array>;
  /** CSS of the tab's own style sheets. */
  pageStyles: string;
}

/** Names of files that the projects have for themselves, next to the example. */
const RESERVED = ['Example', 'main', 'index', 'page', 'fonts', 'vite-env.d.ts', 'package.json'];

/** Path of the example, as far as relative imports care. */
const EXAMPLE_PATH = 'Example.tsx';

/**
 * Makes the project of an example.
 * @throws Error for code that does not parse, or whose last statement is no component (requirement 8.4)
 */
export function exampleProject(input: ProjectInput): ExampleProject {
  if (input.lang === 'html') {
    return markupProject(input);
  }
  // Authors call code with types JavaScript where every tool of theirs reads both.
  return programProject(input, input.lang === 'js' && isPlainJavaScript(input.code) ? 'js' : 'ts');
}

function programProject(input: ProjectInput, lang: 'ts' | 'js'): ProgramProject {
  const { tab, slug, setup } = input;
  const { versions, scope, project } = setup;
  const example = tab.examples[slug];
  const title = example?.title ?? slug;
  const { names, root } = readExample(input.code, title);
  const edits = root.edit ? [root.edit] : [];

  const places = new FilePlaces(tab.files, input.images, project.siteAddress ?? '', RESERVED);
  const around = { names, bindings: tab.bindings, scope };
  const linked = linkCode(input.code, EXAMPLE_PATH, example?.imports ?? {}, places, around, edits);
  const code = absoluteSiteAddresses(linked.code, project);
  const files = rideAlong(tab, places, input);

  const scripts = [
    ...linked.header,
    code,
    ...Object.entries(files).flatMap(([path, text]) => (typeof text === 'string' && isScript(path) ? [text] : []))
  ];
  const specifiers = scripts.flatMap((script) => specifiersOf(script));
  const sheets = sheetsOf(scripts.join('\n'), specifiers, project);
  return {
    ...factsOf(input),
    kind: 'program',
    lang,
    header: linked.header,
    code,
    root: { name: root.name, isElement: root.isElement, isExported: root.isExported },
    files,
    sheets,
    dependencies: dependenciesOf(['react', 'react-dom', ...specifiers, ...sheets], versions, project.peers)
  };
}

function markupProject(input: ProjectInput): MarkupProject {
  const { code } = input;
  const { versions, project } = input.setup;
  const whole = project.markupSheets.length > 0 ? project.markupSheets : project.baseSheets;
  const sheets = [...new Set([...whole, ...leftSheets(whole, project)])];
  return {
    ...factsOf(input),
    kind: 'markup',
    markup: absoluteSiteAddresses(code, project),
    sheets,
    dependencies: dependenciesOf(sheets, versions, project.peers)
  };
}

function factsOf({
  tab,
  slug,
  pageStyles
}: ProjectInput): Pick<ProjectFacts, 'title' | 'page' | 'wrapper' | 'pageStyles'> {
  const example = tab.examples[slug];
  return {
    title: example?.title ?? slug,
    page: tab.page,
    wrapper: { id: example?.previewId ?? '', className: example?.previewClass ?? '' },
    pageStyles
  };
}

/** The files that have a place, and those that they import in turn, which get theirs meanwhile. */
function rideAlong(tab: TabCode, places: FilePlaces, { images, setup }: ProjectInput): ProgramProject['files'] {
  const files: ProgramProject['files'] = {};
  for (const [id, path] of places.placed()) {
    const file = tab.files[id];
    if (file?.kind === 'image') {
      files[path] = images.get(id) ?? '';
    } else if (file?.kind === 'code') {
      files[path] = absoluteSiteAddresses(linkCode(file.code, path, file.imports, places, null).code, setup.project);
    } else if (file) {
      files[path] = file.code;
    }
  }
  return files;
}

/** Style sheets that a program needs: everybody's, those of what it mentions, those of packages that bring none. */
function sheetsOf(scripts: string, specifiers: readonly string[], project: ProjectSetup): string[] {
  const { baseSheets, matchedSheets } = project;
  const matched = matchedSheets.filter(({ pattern }) => new RegExp(pattern).test(scripts)).map(({ sheet }) => sheet);
  const imported = new Set(specifiers);
  return [...new Set([...baseSheets, ...matched, ...leftSheets(specifiers, project)])].filter(
    (sheet) => !imported.has(sheet)
  );
}

/** Sheets that the imported packages leave to the application. */
function leftSheets(specifiers: readonly string[], { packageSheets }: ProjectSetup): string[] {
  const packages = new Set(specifiers.map(packageName));
  return Object.entries(packageSheets).flatMap(([name, sheets]) => (packages.has(name) ? sheets : []));
}

function specifiersOf(text: string): string[] {
  const { imports, others } = moduleReferences(text);
  return [...imports, ...others].map(({ specifier }) => specifier);
}

function isScript(path: string): boolean {
  return !/\.(?:json|css)$/.test(path);
}

/** Makes addresses of files that only the site serves work everywhere. */
function absoluteSiteAddresses(text: string, { siteAddress, siteFolders }: ProjectSetup): string {
  return siteFolders.reduce((result, folder) => {
    // Addresses begin after a quote, after `url(`, or after the comma and space of a `srcset`.
    const start = new RegExp(`(?<=["'\`(]|, )${escapeRegExp(folder)}/`, 'g');
    return result.replaceAll(start, () => `${siteAddress ?? ''}${folder}/`);
  }, text);
}
