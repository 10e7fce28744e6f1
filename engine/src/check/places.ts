import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Location, Problem } from '../model.ts';

/** Finds the first of several texts that occurs in quotes in one of the files; null if none does. */
export function findQuoted(texts: readonly string[], files: readonly string[]): Location | null {
  const sources = files.map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }));
  for (const text of texts) {
    const quoted = [`'${text}'`, JSON.stringify(text), `\`${text}\``];
    for (const { file, lines } of sources) {
      const index = lines.findIndex((line) => quoted.some((literal) => line.includes(literal)));
      if (index >= 0) {
        return { file, line: index + 1 };
      }
    }
  }
  return null;
}

/** Finds the first line of a file that contains a text verbatim; line 1 if there is none. */
export function locateText(text: string, file: string): Location {
  const lines = readFileSync(file, 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(text));
  return { file, line: Math.max(0, index) + 1 };
}

const CONFIG_FILE = /^site\.config\.[a-z]+$/;
const MODULE = /\.[cm]?[jt]s$/;
/** Configuration values quoted in a message: addresses, paths, globs and package names. */
const CONFIG_VALUE = /[\w@/.*:-]*[@/.*-][\w@/.*:-]*\w/g;

/**
 * Locates problems of the site as a whole: at the first line of the configuration, or of a module beside it, that
 * contains a value quoted in the message, or else in the configuration file without a line.
 */
export function locateInConfig(problems: readonly Problem[], siteFolder: string): Problem[] {
  const modules = readdirSync(siteFolder).filter((name) => MODULE.test(name));
  const configFirst = modules.toSorted((a, b) => Number(CONFIG_FILE.test(b)) - Number(CONFIG_FILE.test(a)));
  const files = configFirst.map((name) => join(siteFolder, name));
  const [config] = files;
  return problems.map((problem) => {
    const values = problem.message.match(CONFIG_VALUE) ?? [];
    const place = problem.location ?? findQuoted(values, files);
    return { ...problem, location: place ?? (config === undefined ? null : { file: config }) };
  });
}
