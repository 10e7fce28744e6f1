import { readFileSync } from 'node:fs';
import path from 'node:path';

import { isInstalled } from '../../content/installedFile.ts';
import { findConfigFile } from '../../content/siteContext.ts';
import { ModuleResolver, isFileSpecifier } from '../../examples/moduleResolver.ts';
import { parseModule } from '../../examples/parseModule.ts';

/** A site's configuration and the files of the site that it imports, directly or through others. */
export function configFiles(siteFolder: string): string[] {
  const resolver = new ModuleResolver();
  const configFile = findConfigFile(siteFolder);
  const files = new Set(configFile === null ? [] : [configFile]);
  // Files that are added on the way are visited too.
  for (const file of files) {
    for (const specifier of importedFiles(file)) {
      const imported = resolver.resolve(path.dirname(file), specifier);
      if (imported !== null && !isInstalled(imported)) {
        files.add(imported);
      }
    }
  }
  return [...files];
}

function importedFiles(file: string): string[] {
  const parsed = parseModule(readFileSync(file, 'utf8'));
  if (!parsed.ok) {
    return [];
  }
  const { staticImports, staticExports } = parsed.module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []))
  ].filter(isFileSpecifier);
}
