import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

import type { IconsConfig } from '../../core/config/reference.ts';
import { warning } from '../../content/problem.ts';
import { encodingFault } from '../../content/textFile.ts';
import type { Problem } from '../../model.ts';
import { createIconOrder, createPurposeFinder } from './iconOrder.ts';
import { readIconModule } from './iconModule.ts';
import type { Icon } from './schema.ts';
import { readSvgFile } from './svgFile.ts';
import { UnusableDrawingError } from './unusableDrawing.ts';

/** Set name of icons that are plain SVG files. */
const PICTURE_SET = 'default';

/**
 * Reads all icons of a package, in the order of lists (`createIconOrder`).
 * @returns the icons, and a problem for each file that has none
 */
export function readIcons(source: IconsConfig, packageFolder: string): { icons: Icon[]; problems: Problem[] } {
  const icons = new Map<string, Icon>();
  const problems: Problem[] = [];
  const purposeOf = createPurposeFinder(source.purposes);
  for (const file of globSync(source.include, { cwd: packageFolder, expandDirectories: false }).sort()) {
    const absolute = path.join(packageFolder, file);
    try {
      const icon = readIcon(file, textOf(absolute), source, purposeOf);
      const namesake = icons.get(icon.name);
      if (namesake) {
        throw new UnusableDrawingError(`${namesake.importPath} has the same name, "${icon.name}"`, NAMESAKE_HINT);
      }
      icons.set(icon.name, icon);
    } catch (problem) {
      if (!(problem instanceof UnusableDrawingError)) {
        throw problem;
      }
      problems.push(
        warning(
          'icon-left-out',
          `The icon is left out: ${problem.message}.`,
          { file: absolute, ...problem.place },
          problem.hint
        )
      );
    }
  }
  return { icons: [...icons.values()].sort(createIconOrder(source)), problems };
}

const NAMESAKE_HINT = 'Rename one of the files, or narrow `reference.icons.include`.';

/** @throws UnusableDrawingError if it isn't UTF-8 */
function textOf(file: string): string {
  const content = readFileSync(file);
  const fault = encodingFault(content);
  if (fault !== null) {
    throw new UnusableDrawingError('it is not UTF-8', 'Save the file as UTF-8.', { line: fault.line, column: 1 });
  }
  return content.toString('utf8');
}

/** @throws UnusableDrawingError */
function readIcon(file: string, text: string, source: IconsConfig, purposeOf: (name: string) => string | null): Icon {
  const { name: fileName, ext, dir } = path.parse(file);
  const name = fileName.replace(/-icon$/, '');
  const { name: group = null, prefix = '' } = source.groups.find((each) => name.startsWith(each.prefix)) ?? {};
  const purpose = purposeOf(name.slice(prefix.length));
  return ext.toLowerCase() === '.svg'
    ? {
        name,
        component: null,
        importPath: `${source.package}/${file}`,
        group,
        purpose,
        svgs: { [PICTURE_SET]: readSvgFile(text, name) }
      }
    : {
        name,
        ...readIconModule(text, source.sets),
        importPath: path.posix.join(source.package, dir, fileName),
        group,
        purpose
      };
}
