import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { repositoryRoot } from '../paths.ts';

const PACKAGE = '@patternfly/react-core';
/** Examples of components, and the images that they import. */
const FILES = ['components/*/examples/*.*', 'components/assets/*.*'];
const ID = /^id: *(.+)$/m;

const CONFIG = `import { defineSite } from 'patternbook';

export default defineSite({
  product: { name: 'Copies', slug: 'copies', description: 'Examples under new names.', versionOf: '${PACKAGE}' },
  sections: [{ slug: 'components', title: 'Components' }],
  styles: { base: ['${PACKAGE}/dist/styles/base.css'], classSheets: [] },
  examples: { scope: ['${PACKAGE}', 'react'] }
});
`;

/**
 * Writes a site of the examples of a package, each page `copies` times under new names; replaces the content of `folder`.
 * @param folder must be in the repository, so that examples can resolve the packages
 */
export function writeExamplesSite(folder: string, copies: number): void {
  rmSync(folder, { recursive: true, force: true });
  const require = createRequire(join(repositoryRoot, 'sites', 'patternfly', 'package.json'));
  const source = join(dirname(require.resolve(`${PACKAGE}/package.json`)), 'src');
  const files = globSync(FILES, { cwd: source });
  for (let copy = 1; copy <= copies; copy += 1) {
    const target = join(folder, 'content', `copy-${copy}`);
    for (const file of files) {
      mkdirSync(dirname(join(target, file)), { recursive: true });
      if (file.endsWith('.md')) {
        const text = readFileSync(join(source, file), 'utf8');
        writeFileSync(join(target, file), text.replace(ID, `id: $1 ${copy}`));
      } else if (file.endsWith('.tsx')) {
        // Other code too, since equal examples are compiled and rendered once.
        writeFileSync(join(target, file), `const benchCopy = ${copy};\n${readFileSync(join(source, file), 'utf8')}`);
      } else {
        cpSync(join(source, file), join(target, file));
      }
    }
  }
  writeFileSync(join(folder, 'site.config.ts'), CONFIG);
}
