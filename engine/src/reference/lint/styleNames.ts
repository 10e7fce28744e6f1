import { readFileSync } from 'node:fs';
import path from 'node:path';

import { globSync } from 'tinyglobby';

import { findPackageFolder } from '../../content/packages.ts';
import type { LintConfig } from '../../core/config/lint.ts';
import type { ReferenceConfig } from '../../core/config/reference.ts';
import type { StyleNames } from '../../lint/data.ts';
import { namedPackages } from '../design/sheetFiles.ts';

const VARIABLE = /--[a-zA-Z][\w-]*/g;
const SET_VARIABLE = /--[a-zA-Z][\w-]*(?=\s*:)/g;
const CLASS = /\.(-?[_a-zA-Z](?:[\w-]|\\.)*)/g;
const COMMENT_OR_TEXT = /\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"\n]*"|'[^'\n]*'/g;

/** What else a site says of its system. */
interface FurtherNames extends Pick<LintConfig, 'classPrefixes' | 'variablePrefixes'> {
  /** Packages with components. */
  packages: readonly string[];
}

/**
 * Reads the names of all custom properties and classes in the style sheets of the packages that a site's reference names,
 * and in sheets that it does not list: a name counts as known if it is anywhere. Components also set some that no sheet of
 * the system styles, so that applications can.
 * @param further beginnings of other names of the system, also of those that its style sheets no longer have
 */
export function styleNames(config: ReferenceConfig, folder: string, further: FurtherNames): StyleNames {
  const variables = new Set<string>();
  const classes = new Set<string>();
  const read = (css: string, variable: RegExp): void => {
    const text = css.replace(COMMENT_OR_TEXT, ' ');
    for (const [name] of text.matchAll(variable)) {
      variables.add(name);
    }
    for (const [, name = ''] of text.matchAll(CLASS)) {
      classes.add(name.replaceAll('\\', ''));
    }
  };
  sheetsOf(namedPackages(config), folder).forEach((css) => read(css, VARIABLE));
  // Sheets of components also read variables that the system no longer has.
  sheetsOf(further.packages, folder).forEach((css) => read(css, SET_VARIABLE));
  if (variables.size === 0 && classes.size === 0) {
    // Without any sheet, nothing is certain.
    return { variablePrefixes: [], variables: [], classPrefixes: [], classes: [] };
  }
  const variablePrefixes = different([...prefixesOfVariables(config), ...further.variablePrefixes]);
  const classPrefixes = different([...stylePrefixes(config), ...further.classPrefixes]);
  for (const name of namesInScripts(further.packages, folder)) {
    (name.startsWith('--') ? variables : classes).add(name);
  }
  return {
    variablePrefixes,
    variables: startingWith(variables, variablePrefixes),
    classPrefixes,
    classes: startingWith(classes, classPrefixes)
  };
}

function startingWith(names: ReadonlySet<string>, prefixes: readonly string[]): string[] {
  return [...names].filter((name) => prefixes.some((prefix) => name.startsWith(prefix))).toSorted();
}

/** What is before the name of a part in the prefixes of style sheets; nothing for a prefix that is a whole name. */
function stylePrefixes({ cssVariables }: ReferenceConfig): string[] {
  return cssVariables.flatMap(({ prefix }) => (prefix.includes('{name}') ? prefix.replace(/\{name\}.*$/, '') : []));
}

/** Beginnings that only the system's names have: those of its sheets, and the constant part of its tokens' pattern. */
function prefixesOfVariables(config: ReferenceConfig): string[] {
  const [, constant = ''] = /^\^(--[\w-]*-)/.exec(config.tokens?.names ?? '') ?? [];
  return [...stylePrefixes(config).map((prefix) => `--${prefix}`), constant];
}

function different(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '').toSorted();
}

/** A whole name in a text: what goes on in another way is the beginning of one. */
const NAME_IN_TEXT = /(?<=["'`\s])(?:--)?[a-zA-Z_][\w-]*-[\w-]*(?<!-)(?=["'`\s])/g;

/** Returns the names with a hyphen in the texts of the scripts that packages are imported as. */
function namesInScripts(packages: readonly string[], folder: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const name of packages) {
    const found = findPackageFolder(name, folder);
    for (const file of found === null ? [] : scriptsOf(found)) {
      for (const [word] of readFileSync(file, 'utf8').matchAll(NAME_IN_TEXT)) {
        names.add(word);
      }
    }
  }
  return names;
}

/** Returns the scripts beside and below the main module of a package; all of a package without one. */
function scriptsOf(packageFolder: string): string[] {
  const { module, main } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as {
    module?: string;
    main?: string;
  };
  return globSync('**/*.{js,mjs,cjs}', {
    cwd: path.join(packageFolder, path.dirname(module ?? main ?? '')),
    ignore: ['**/node_modules/**', '**/*.min.*'],
    absolute: true
  });
}

function sheetsOf(packages: readonly string[], folder: string): string[] {
  return packages.flatMap((name) => {
    const found = findPackageFolder(name, folder);
    const files = found === null ? [] : globSync('**/*.css', { cwd: found, ignore: ['**/node_modules/**'] });
    return files.map((file) => readFileSync(path.join(found ?? '', file), 'utf8'));
  });
}
