import { readFileSync } from 'node:fs';
import path from 'node:path';

import { globSync } from 'tinyglobby';

import { findPackageFolder } from '../../content/packages.ts';
import type { LintConfig } from '../../core/config/lint.ts';
import type { ReferenceConfig } from '../../core/config/reference.ts';
import type { StyleNames } from '../../lint/data.ts';
import { namedPackages } from '../design/sheetFiles.ts';

const VARIABLE = /--[a-zA-Z][\w-]*/g;
const CLASS = /\.(-?[_a-zA-Z](?:[\w-]|\\.)*)/g;
const COMMENT_OR_TEXT = /\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"\n]*"|'[^'\n]*'/g;

/**
 * Reads the names of all custom properties and classes in the style sheets of the packages that a site's reference names,
 * and in sheets that it does not list: a name counts as known if it is anywhere.
 * @param further beginnings of other names of the system, also of those that its style sheets no longer have
 */
export function styleNames(
  config: ReferenceConfig,
  folder: string,
  further: Pick<LintConfig, 'classPrefixes' | 'variablePrefixes'>
): StyleNames {
  const variables = new Set<string>();
  const classes = new Set<string>();
  for (const css of sheetsOf(namedPackages(config), folder)) {
    const text = css.replace(COMMENT_OR_TEXT, ' ');
    for (const [name] of text.matchAll(VARIABLE)) {
      variables.add(name);
    }
    for (const [, name = ''] of text.matchAll(CLASS)) {
      classes.add(name.replaceAll('\\', ''));
    }
  }
  if (variables.size === 0 && classes.size === 0) {
    // Without any sheet, nothing is certain.
    return { variablePrefixes: [], variables: [], classPrefixes: [], classes: [] };
  }
  const variablePrefixes = different([...prefixesOfVariables(config), ...further.variablePrefixes]);
  const classPrefixes = different([...stylePrefixes(config), ...further.classPrefixes]);
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

function different(prefixes: readonly string[]): string[] {
  return [...new Set(prefixes)].filter((prefix) => prefix !== '').toSorted();
}

function sheetsOf(packages: readonly string[], folder: string): string[] {
  return packages.flatMap((name) => {
    const found = findPackageFolder(name, folder);
    const files = found === null ? [] : globSync('**/*.css', { cwd: found, ignore: ['**/node_modules/**'] });
    return files.map((file) => readFileSync(path.join(found ?? '', file), 'utf8'));
  });
}
