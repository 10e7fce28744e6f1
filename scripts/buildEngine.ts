/** Builds `engine/dist` for the published package: JavaScript, types, style sheets, images and data. */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const engine = resolve(import.meta.dirname, '..', 'engine');
const source = join(engine, 'src');
const output = join(engine, 'dist');

rmSync(output, { recursive: true, force: true });

const typescript = dirname(createRequire(import.meta.url).resolve('typescript7/package.json'));
execFileSync(process.execPath, [join(typescript, 'bin', 'tsc'), '-p', join(engine, 'tsconfig.build.json')], {
  stdio: 'inherit'
});

for (const file of globSync('**/*.{css,json,svg}', { cwd: source })) {
  cpSync(join(source, file), join(output, file));
}
