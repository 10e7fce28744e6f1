import { readFileSync } from 'node:fs';
import path from 'node:path';

import { globSync } from 'tinyglobby';

const PROPERTY = /["']?name["']?\s*:\s*["'](--[^"']+)["']/;

/**
 * Custom property -> name of the script module that stands for it. A module of a token holds its property as `name`;
 * modules that hold several are collections and stand for none.
 */
export function readScriptNames(packageFolder: string, modules: string): ReadonlyMap<string, string> {
  const files = globSync(modules, { cwd: packageFolder, absolute: true, expandDirectories: false }).sort();
  return new Map(
    files.flatMap((file) => {
      const [found, ...others] = readFileSync(file, 'utf8').match(new RegExp(PROPERTY, 'g')) ?? [];
      const property = PROPERTY.exec(found ?? '')?.[1];
      return property === undefined || others.length > 0 ? [] : [[property, path.parse(file).name] as const];
    })
  );
}
