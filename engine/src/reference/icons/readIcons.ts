import { readFileSync } from 'node:fs';
import path from 'node:path';

import { globSync } from 'tinyglobby';

import type { IconsConfig } from '../../core/config/reference.ts';
import { readIconModule } from './readIconModule.ts';
import { readSvgFile } from './readSvgFile.ts';
import type { Icon } from './schema.ts';

/** Set of icons that are pictures alone. */
const PICTURE_SET = 'default';

/** All icons of a package, those without a group first, each group by name. */
export function readIcons(source: IconsConfig, packageFolder: string): Icon[] {
  const files = globSync(source.include, { cwd: packageFolder, expandDirectories: false });
  const icons = files.flatMap((file) => readIcon(file, readFileSync(path.join(packageFolder, file), 'utf8'), source));
  const rank = ({ group }: Icon): number => source.groups.findIndex(({ name }) => name === group);
  return icons.sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
}

function readIcon(file: string, text: string, source: IconsConfig): Icon[] {
  const { name: fileName, ext, dir } = path.parse(file);
  const name = fileName.replace(/-icon$/, '');
  const group = source.groups.find(({ prefix }) => name.startsWith(prefix))?.name ?? null;
  if (ext === '.svg') {
    const svg = readSvgFile(text);
    return svg === null
      ? []
      : [{ name, component: null, importPath: `${source.package}/${file}`, group, svgs: { [PICTURE_SET]: svg } }];
  }
  const module = readIconModule(text, source.sets);
  return module === null || Object.keys(module.svgs).length === 0
    ? []
    : [{ name, ...module, importPath: `${source.package}/${dir}/${fileName}`, group }];
}
