import path from 'node:path';
import { existsSync, readFileSync, realpathSync } from 'node:fs';

import { isInstalled, findPackageFolder } from '../../content/packages.ts';
import { isFileSpecifier, ModuleResolver } from '../../examples/moduleResolver.ts';
import { parseModule } from '../../examples/parseModule.ts';
import { programsOf } from '../../examples/siteExamples.ts';
import type { Site } from '../../model.ts';

const PACKAGE_NAME = /^(?:@[^/]+\/)?[^/]+/;
const IS_SCRIPT_PACKAGE = /^(?![./])(?!.*\.(?:css|svg|png|jpe?g|json|[jt]sx)$)/;
const SCRIPT_FILE = /\.(?:[cm]?[jt]s|[jt]sx)$/;

/** Modules of packages that Vite prebundles, and packages that it serves module by module. */
interface DevDependencies {
  include: string[];
  exclude: string[];
}

/**
 * Finds the packages that the site's examples use, in the heads of all Markdown files, in the examples and in the
 * files that they import. If known before the start, they are prebundled once; if discovered page by page, each new
 * one would reload the browser. Linked packages are not prebundled, since their source changes while the server runs;
 * Vite can serve them unbundled only if they are ES modules.
 */
export function devDependencies(site: Site, siteFolder: string): DevDependencies {
  const resolver = new ModuleResolver();
  const packageOf = new Map<string, string>();
  const linked = new Set<string>();
  const readFiles = new Set<string>();

  const addModule = (specifier: string, folder: string): void => {
    const file = resolver.resolve(isFileSpecifier(specifier) ? folder : siteFolder, specifier);
    const name = PACKAGE_NAME.exec(specifier)?.[0];
    if (file === null || name === undefined) {
      return;
    }
    const isOwn = !isInstalled(file) && isModule(file);
    if (!isFileSpecifier(specifier) && IS_SCRIPT_PACKAGE.test(specifier)) {
      if (isOwn) {
        linked.add(name);
      } else {
        packageOf.set(specifier, name);
      }
    }
    if (isOwn && !readFiles.has(file)) {
      readFiles.add(file);
      addImports(readFileSync(file, 'utf8'), path.dirname(file));
    }
  };
  const addImports = (code: string, folder: string): void => {
    importsOf(code).forEach((specifier) => addModule(specifier, folder));
  };

  for (const { file, imports } of site.pages.flatMap(({ sources }) => sources)) {
    imports.forEach(({ specifier }) => addModule(specifier, path.dirname(file)));
  }
  for (const { example, source } of site.pages
    .flatMap(({ sources }) => sources)
    .flatMap((source) => programsOf(source).map((example) => ({ example, source })))) {
    addImports(example.code, path.dirname(example.file ?? source.file));
  }
  return {
    // Also of icons and tokens: without, each that a component imports would be a request of every page.
    include: [...packageOf].flatMap(([specifier, name]) => (linked.has(name) ? [] : [specifier])),
    exclude: [...linked]
  };
}

function isModule(file: string): boolean {
  if (!SCRIPT_FILE.test(file)) {
    return false;
  }
  const parsed = parseModule(readFileSync(file, 'utf8'));
  return parsed.ok && parsed.module.hasModuleSyntax;
}

/** Returns the specifiers of a module's static imports and re-exports, except types; none if it doesn't parse. */
function importsOf(code: string): string[] {
  const parsed = parseModule(code);
  if (!parsed.ok) {
    return [];
  }
  const { staticImports, staticExports } = parsed.module;
  const imported = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.length > 0 && entries.every(({ isType }) => isType) ? [] : [moduleRequest.value]
  );
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : []))
  );
  return [...new Set([...imported, ...exported])];
}

/** Folder of this package: the sources in a checkout, the compiled output in an installation. */
const ENGINE_FOLDER = path.resolve(import.meta.dirname, '../../..');

/**
 * Files that are never served, as patterns for Vite's `server.fs.deny`: secrets, and files that tools keep beside the
 * code. Only known dot folders are listed, since the site itself may be below a folder whose name starts with a dot.
 */
export const DENIED_FILES = [
  '.*',
  '**/.{git,svn,hg,ssh,aws,gnupg,docker,github,vscode,idea}/**',
  '*.{crt,pem,key,p12,pfx,cer,der,kdbx}',
  'id_{rsa,ecdsa,ed25519}'
];

/**
 * Returns the folders whose files the dev server may serve: those of the site, the engine and the installed packages,
 * wherever npm installed or linked them.
 */
export function servedFolders(siteFolder: string): string[] {
  const folders = new Set([siteFolder, ENGINE_FOLDER]);
  for (const folder of [siteFolder, ENGINE_FOLDER]) {
    for (const modules of modulesFolders(folder)) {
      folders.add(modules);
    }
    for (const linked of linkedPackageFolders(folder)) {
      folders.add(linked);
      modulesFolders(linked).forEach((modules) => folders.add(modules));
    }
  }
  return [...folders];
}

/** Returns the folders of all linked dependencies (as in a workspace) of a site or package, except the engine. */
export function linkedPackageFolders(packageFolder: string): string[] {
  const folders = new Set<string>();
  addLinkedPackages(packageFolder, folders);
  folders.delete(ENGINE_FOLDER);
  return [...folders];
}

/** Returns the `node_modules` folders from which a module in `folder` resolves packages. */
function modulesFolders(folder: string): string[] {
  const parent = path.dirname(folder);
  const own = path.join(folder, 'node_modules');
  return [...(existsSync(own) ? [realpathSync(own)] : []), ...(parent === folder ? [] : modulesFolders(parent))];
}

/** Adds the folders of a package's linked dependencies (as in a workspace), recursively. */
function addLinkedPackages(packageFolder: string, folders: Set<string>): void {
  for (const name of dependenciesOf(packageFolder)) {
    const found = findPackageFolder(name, packageFolder);
    if (found !== null && !folders.has(found) && !found.split(path.sep).includes('node_modules')) {
      folders.add(found);
      addLinkedPackages(found, folders);
    }
  }
}

function dependenciesOf(packageFolder: string): string[] {
  try {
    const manifest = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as Manifest;
    return [manifest.dependencies, manifest.devDependencies, manifest.peerDependencies].flatMap((names) =>
      Object.keys(names ?? {})
    );
  } catch {
    // A site needs no package.json of its own.
    return [];
  }
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
