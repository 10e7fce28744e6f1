import type { LiveSetup, ProjectSetup } from '../../core/liveSetup.ts';
import type { RootState } from '../../core/themes.ts';
import type { LiveLanguage } from '../../model.ts';
import type { FileId, TabCode } from '../../core/tabCode.ts';
import { freeName } from '../compiler/compileExample.ts';
import { dependenciesOf, packageName } from './dependencies.ts';
import { ProjectPaths, relativeSpecifier } from './projectPaths.ts';
import { moduleReferences } from './importStatements.ts';
import { linkCode } from './linkCode.ts';
import type { ExampleProject, MarkupProject, ProgramProject, ProjectBase } from './projectKinds.ts';
import { OWN_THEME } from './programParts.ts';
import { isPlainJavaScript, readExample } from './readExample.ts';
import { escapeRegExp } from '../../core/escapeRegExp.ts';

/** Input of a project. */
export interface ProjectInput {
  tab: TabCode;
  slug: string;
  /** Current code, including the reader's edits. */
  code: string;
  lang: LiveLanguage;
  setup: Pick<LiveSetup, 'versions' | 'scope' | 'project'>;
  /** Content of the images that become files of the project; others keep their address. */
  images: ReadonlyMap<FileId, Uint8Array>;
  /** CSS of the tab's own style sheets. */
  pageStyles: string;
  /** CSS of the style sheets that no registry has, by specifier. */
  ownSheets: Readonly<Record<string, string>>;
  /** Root element of the reader's theme. */
  theme: RootState;
  /** Custom properties of the reader's own theme, by name. */
  ownTheme: ReadonlyMap<string, string>;
}

/** Names of the project's own files beside the example. */
const RESERVED = ['Example', 'main', 'index', 'page', 'fonts', OWN_THEME, 'vite-env.d.ts', 'package.json'];

/** Path of the example, from which relative imports are resolved. */
const EXAMPLE_PATH = 'Example.tsx';

/**
 * Creates the project of an example.
 * @throws Error for a syntax error, or if the last statement is not a component (requirement 8.4)
 */
export function exampleProject(input: ProjectInput): ExampleProject {
  if (input.lang === 'html') {
    return markupProject(input);
  }
  // Authors may label TypeScript as JavaScript, since their tools accept both.
  return programProject(input, input.lang === 'js' && isPlainJavaScript(input.code) ? 'js' : 'ts');
}

function programProject(input: ProjectInput, lang: 'ts' | 'js'): ProgramProject {
  const { tab, slug, setup } = input;
  const { versions, scope, project } = setup;
  const example = tab.examples[slug];
  const title = example?.title ?? slug;
  const { names, root } = readExample(input.code, title);
  const edits = root.edit ? [root.edit] : [];

  const reserved = [...RESERVED, ...sheetPaths(input.ownSheets).values()];
  const places = new ProjectPaths(tab.files, input.images, project.siteAddress ?? '', reserved);
  const pageScope = { names, bindings: tab.bindings, scope };
  const linked = linkCode(input.code, EXAMPLE_PATH, example?.imports ?? {}, places, pageScope, edits);
  const code = absoluteSiteAddresses(linked.code, project);
  const around = aroundExample(tab, places, code);
  const files = projectFiles(tab, places, input);

  const scripts = [
    ...linked.header,
    code,
    ...Object.entries(files).flatMap(([path, text]) => (typeof text === 'string' && isScript(path) ? [text] : []))
  ];
  const specifiers = scripts.flatMap((script) => specifiersOf(script));
  const wanted = sheetsOf(scripts.join('\n'), specifiers, project);
  return {
    ...baseOf(input),
    kind: 'program',
    lang,
    header: linked.header,
    code,
    root: { name: root.name, isElement: root.isElement, isExported: root.isExported },
    around,
    files,
    ...placeSheets(wanted, input.ownSheets),
    dependencies: dependenciesOf(
      ['react', 'react-dom', ...specifiers, ...wanted.filter((sheet) => !Object.hasOwn(input.ownSheets, sheet))],
      versions,
      project
    )
  };
}

/** Makes a file of the site's component around examples, and names it. @param code of the example, which may use the name */
function aroundExample({ wrapper }: TabCode, places: ProjectPaths, code: string): ProgramProject['around'] {
  const target = wrapper === undefined ? null : places.targetOf(wrapper);
  return target?.kind === 'path'
    ? { name: freeName('Wrapper', code), specifier: relativeSpecifier(EXAMPLE_PATH, target.path) }
    : null;
}

/** Folder of the style sheets that no registry has. */
const SHEET_FOLDER = 'styles';

/** Returns the paths of the style sheets that no registry has, by specifier. */
function sheetPaths(own: ProjectInput['ownSheets']): Map<string, string> {
  const paths = new Map<string, string>();
  const taken = new Set<string>();
  for (const specifier of Object.keys(own)) {
    const name = specifier.slice(specifier.lastIndexOf('/') + 1);
    const path = taken.has(name) ? `${SHEET_FOLDER}/${taken.size}/${name}` : `${SHEET_FOLDER}/${name}`;
    taken.add(name);
    paths.set(specifier, path);
  }
  return paths;
}

/** Makes files of the wanted style sheets that no registry has. */
function placeSheets(
  wanted: readonly string[],
  own: ProjectInput['ownSheets']
): Pick<ProjectBase, 'sheets' | 'ownSheets'> {
  const paths = sheetPaths(own);
  return {
    sheets: wanted.map((specifier) => (paths.has(specifier) ? `./${paths.get(specifier)}` : specifier)),
    ownSheets: Object.fromEntries(
      wanted.flatMap((specifier) => {
        const path = paths.get(specifier);
        return path === undefined ? [] : [[path, own[specifier] ?? '']];
      })
    )
  };
}

function markupProject(input: ProjectInput): MarkupProject {
  const { code } = input;
  const { versions, project } = input.setup;
  const whole = project.markupSheets.length > 0 ? project.markupSheets : project.baseSheets;
  const sheets = [...new Set([...whole, ...applicationSheets(whole, project)])];
  return {
    ...baseOf(input),
    kind: 'markup',
    markup: absoluteSiteAddresses(code, project),
    ...placeSheets(sheets, input.ownSheets),
    dependencies: dependenciesOf(
      sheets.filter((sheet) => !Object.hasOwn(input.ownSheets, sheet)),
      versions,
      project
    )
  };
}

function baseOf({
  tab,
  slug,
  pageStyles,
  theme,
  ownTheme
}: ProjectInput): Pick<ProjectBase, 'title' | 'page' | 'wrapper' | 'pageStyles' | 'theme' | 'ownTheme'> {
  const example = tab.examples[slug];
  return {
    title: example?.title ?? slug,
    page: tab.page,
    wrapper: { id: example?.previewId ?? '', className: example?.previewClass ?? '' },
    pageStyles,
    theme,
    ownTheme
  };
}

/** Collects the files of a project. Linking a file adds those that it imports to the iteration. */
function projectFiles(tab: TabCode, places: ProjectPaths, { images, setup }: ProjectInput): ProgramProject['files'] {
  const files: ProgramProject['files'] = {};
  for (const [id, path] of places.entries()) {
    const file = tab.files[id];
    if (file?.kind === 'image') {
      files[path] = images.get(id) ?? '';
    } else if (file?.kind === 'code') {
      files[path] = absoluteSiteAddresses(linkCode(file.code, path, file.imports, places, null).code, setup.project);
    } else if (file?.kind === 'text') {
      files[path] = `export default ${JSON.stringify(file.code)};\n`;
    } else if (file) {
      files[path] = file.code;
    }
  }
  return files;
}

/** Returns the style sheets of a program: the base sheets, those that match its code, and those of its packages. */
function sheetsOf(scripts: string, specifiers: readonly string[], project: ProjectSetup): string[] {
  const { baseSheets, matchedSheets } = project;
  const matched = matchedSheets.filter(({ pattern }) => new RegExp(pattern).test(scripts)).map(({ sheet }) => sheet);
  const imported = new Set(specifiers);
  return [...new Set([...baseSheets, ...matched, ...applicationSheets(specifiers, project)])].filter(
    // Relative specifiers of the site and of an example name different files.
    (sheet) => packageName(sheet) === null || !imported.has(sheet)
  );
}

/** Returns the style sheets that an application has to import for its packages. */
function applicationSheets(specifiers: readonly string[], { packageSheets }: ProjectSetup): string[] {
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

/** Makes addresses of files that only the site serves absolute. */
function absoluteSiteAddresses(text: string, { siteAddress, siteFolders }: ProjectSetup): string {
  return siteFolders.reduce((result, folder) => {
    // Addresses begin after a quote, after `url(`, or after the comma and space of a `srcset`.
    const start = new RegExp(`(?<=["'\`(]|, )${escapeRegExp(folder)}/`, 'g');
    return result.replaceAll(start, () => `${siteAddress ?? ''}${folder}/`);
  }, text);
}
