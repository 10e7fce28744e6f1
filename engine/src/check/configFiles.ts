import { existsSync, statSync } from 'node:fs';

import type { ResolvedConfig } from '../core/config.ts';
import type { SiteFile } from '../core/config/site.ts';
import { siteFilePath } from '../content/siteContext.ts';
import { error } from '../content/problem.ts';
import type { Problem } from '../model.ts';

interface NamedFile {
  /** Key of the configuration. */
  key: string;
  file: SiteFile | undefined;
  /** Formats that have an effect, by the endings of names; null for all. */
  formats: readonly string[] | null;
}

/** Finds files that the configuration names and that are missing, or of another format than they have to be. */
export function configFileProblems({ product, examples }: ResolvedConfig, siteFolder: string): Problem[] {
  const named: NamedFile[] = [
    { key: 'product.icon', file: product.icon, formats: ['.svg'] },
    { key: 'product.touchIcon', file: product.touchIcon, formats: ['.png'] },
    { key: 'product.socialImage', file: product.socialImage, formats: ['.png', '.jpg', '.jpeg'] },
    { key: 'examples.wrapper', file: examples.wrapper, formats: null },
    ...Object.values(examples.setup).map((file) => ({ key: 'examples.setup', file, formats: null })),
    ...Object.values(examples.alias).map((file) => ({ key: 'examples.alias', file, formats: null }))
  ];
  return named.flatMap(({ key, file, formats }) => {
    if (file === undefined) {
      return [];
    }
    const name = typeof file === 'string' ? file : `${file.package}/${file.file}`;
    const located = siteFilePath(file, siteFolder);
    if (located === null || !existsSync(located) || !statSync(located).isFile()) {
      return [error('missing-file', `There is no file "${name}".`, null, `Correct \`${key}\`.`)];
    }
    if (formats === null || formats.some((ending) => name.toLowerCase().endsWith(ending))) {
      return [];
    }
    const message = `The file "${name}" has a format that browsers don't expect there.`;
    return [error('missing-file', message, null, `Name a file in \`${key}\` that ends in ${formats.join(' or ')}.`)];
  });
}
