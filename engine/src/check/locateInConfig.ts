import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../model.ts';
import { findQuoted } from './findQuoted.ts';

const CONFIG_FILE = /^site\.config\.[a-z]+$/;
const MODULE = /\.[cm]?[jt]s$/;
/** What a message quotes of the configuration: addresses, paths, globs and package names. */
const CONFIG_VALUE = /[\w@/.*:-]*[@/.*-][\w@/.*:-]*\w/g;

/**
 * Gives problems of the site as a whole a place: the line of the configuration, or of a module beside it, that first
 * has one of the values that the message speaks of; else the configuration itself.
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
