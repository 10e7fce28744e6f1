import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { globSync } from 'tinyglobby';

import type { ResolvedConfig } from '../core/config.ts';
import { positionAt } from '../core/position.ts';
import { findPackageFolder } from '../content/packages.ts';
import { warning } from '../content/problem.ts';
import { ModuleResolver } from '../examples/moduleResolver.ts';
import { isExternal } from '../content/html/addresses.ts';
import { importRules } from '../content/importRules.ts';
import type { Problem } from '../model.ts';
import type { CheckPlace } from './checkPlace.ts';
import { sheetOriginProblems } from './sheetOrigins.ts';
import { sheetSyntaxProblems } from './sheetSyntax.ts';

/** Reports mistakes in the style sheets of pages and of the site's components. */
export function pageSheetProblems({
  config,
  folder,
  components
}: Pick<CheckPlace, 'config' | 'folder' | 'components'>): Problem[] {
  const resolver = new ModuleResolver();
  const base = config.styles.base.flatMap((specifier) => resolver.resolve(folder, specifier) ?? []);
  const ofComponents = [...components.values()].flatMap((component) => ('sheets' in component ? component.sheets : []));
  const files = [...base, ...config.styles.classSheets.flatMap((each) => sheetsOf(each, folder)), ...ofComponents];
  return [...new Set(files)]
    .filter((file): file is string => typeof file === 'string' && /\.css$/i.test(file) && existsSync(file))
    .flatMap((file) => [...sheetProblems(file), ...sheetOriginProblems(file, config)]);
}

function sheetsOf(
  { package: name, include }: ResolvedConfig['styles']['classSheets'][number],
  siteFolder: string
): string[] {
  const folder = findPackageFolder(name, siteFolder);
  return folder === null ? [] : globSync(include, { cwd: folder }).map((file) => path.join(folder, file));
}

/** Reports imports of a sheet that are lost, and mistakes in it unless it is a package's. */
export function sheetProblems(file: string): Problem[] {
  const isOfPackage = file.split(path.sep).includes('node_modules');
  return [...sheetImportProblems(file), ...(isOfPackage ? [] : sheetSyntaxProblems(file))];
}

/** Reports the imports of a sheet that are lost when the site joins its sheets: of other sites, or with a condition. */
export function sheetImportProblems(file: string): Problem[] {
  const css = readFileSync(file, 'utf8');
  return css.includes('@import')
    ? importRules(css).flatMap(({ specifier, prelude, from }) => {
        const lost = lossOf(specifier, prelude);
        const location = { file, ...positionAt(css, from) };
        return lost === null
          ? []
          : [
              warning(
                'style-import',
                `The style sheet imports "${specifier}"${lost.reason}, which has no effect.`,
                location,
                lost.hint
              )
            ];
      })
    : [];
}

function lossOf(specifier: string, prelude: string): { reason: string; hint: string } | null {
  if (isExternal(specifier)) {
    return { reason: ' from another site', hint: 'Put a copy of the sheet beside this one, or take the import out.' };
  }
  return prelude === '' ? null : { reason: ` with "${prelude}"`, hint: 'Write the condition into the imported sheet.' };
}
