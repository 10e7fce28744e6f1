import { readFileSync } from 'node:fs';
import path from 'node:path';

import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

import { COMPONENT_NAME } from '../../src/core/markdownComponent.ts';
import { markdownComponents } from '../support/markdown.ts';

const ui = path.resolve(import.meta.dirname, '../../src/ui');
const files = globSync('**/*.{ts,tsx}', { cwd: ui });

it('components have names that tags can have', () => {
  expect(Object.keys(markdownComponents).filter((name) => !COMPONENT_NAME.test(name))).toEqual([]);
});

it('every definition is registered', () => {
  const defined = files
    .filter((file) => path.basename(file) === 'markdown.ts')
    .flatMap((file) => [
      ...readFileSync(path.join(ui, file), 'utf8').matchAll(/^export const (\w+): EngineComponent</gm)
    ]);
  expect(defined).toHaveLength(Object.keys(markdownComponents).length);
});

it('definitions, which need Node, are imported by their list alone', () => {
  const importing = files.filter((file) =>
    /from '[./\w]*\/markdown\.ts'/.test(readFileSync(path.join(ui, file), 'utf8'))
  );
  // Tests import their helpers from a file of that name.
  expect(importing.filter((file) => !/\.test\.tsx?$/.test(file))).toEqual(['markdownComponents.ts']);
});
