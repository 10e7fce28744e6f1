import { readFileSync } from 'node:fs';
import path from 'node:path';

import { isInstalled } from '../../content/installedFile.ts';
import { ModuleResolver, isFileSpecifier } from '../../examples/moduleResolver.ts';
import { parseModule } from '../../examples/parseModule.ts';
import { isProgram, siteExamples } from '../../examples/siteExamples.ts';
import type { Site } from '../../model.ts';

/** A package of which more modules than this are named by path is left as it is: icons, tokens, styles. */
const MANY_MODULES = 12;

const PACKAGE_NAME = /^(?:@[^/]+\/)?[^/]+/;
const IS_SCRIPT_PACKAGE = /^(?![./])(?!.*\.(?:css|svg|png|jpe?g|json|[jt]sx)$)/;
const SCRIPT_FILE = /\.(?:[cm]?[jt]s|[jt]sx)$/;

/** What Vite bundles before the first page asks for it, and what it serves module by module. */
export interface DevDependencies {
  include: string[];
  exclude: string[];
}

/**
 * Reads from the heads of all Markdown files, from the examples and from the files that they import which packages
 * the site's examples use. Known before the start, they are bundled once; found page by page, each new one would
 * reload the browser. Linked packages are not bundled, since their source changes while the server runs; Vite can only
 * serve them so if they are ES modules.
 */
export function devDependencies(site: Site, siteFolder: string): DevDependencies {
  const resolver = new ModuleResolver();
  const modulesOf = new Map<string, Set<string>>();
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
        modulesOf.set(name, (modulesOf.get(name) ?? new Set()).add(specifier));
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
  for (const { example, source } of siteExamples(site).filter((place) => isProgram(place.example))) {
    addImports(example.code, path.dirname(example.file ?? source.file));
  }
  const packages = [...modulesOf].filter(([name]) => !linked.has(name));
  return {
    include: packages.filter(([, modules]) => modules.size <= MANY_MODULES).flatMap(([, modules]) => [...modules]),
    exclude: [...packages.filter(([, modules]) => modules.size > MANY_MODULES).map(([name]) => name), ...linked]
  };
}

function isModule(file: string): boolean {
  if (!SCRIPT_FILE.test(file)) {
    return false;
  }
  const parsed = parseModule(readFileSync(file, 'utf8'));
  return parsed.ok && parsed.module.hasModuleSyntax;
}

/** Specifiers of a module's static imports and re-exports, types apart; none if it doesn't parse. */
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
