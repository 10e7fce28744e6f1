/** Builds the `dist` folder of a published package: JavaScript, types, style sheets, images and data. Its argument is the package's folder. */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const [, , name = ''] = process.argv;
const folder = resolve(import.meta.dirname, '..', name);
const source = join(folder, 'src');
const output = join(folder, 'dist');

rmSync(output, { recursive: true, force: true });

const typescript = dirname(createRequire(import.meta.url).resolve('typescript7/package.json'));
execFileSync(process.execPath, [join(typescript, 'bin', 'tsc'), '-p', join(folder, 'tsconfig.build.json')], {
  stdio: 'inherit'
});

for (const file of globSync('**/*.{css,json,svg}', { cwd: source })) {
  cpSync(join(source, file), join(output, file));
}
