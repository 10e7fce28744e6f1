import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { ModuleResolver } from '../../../src/examples/moduleResolver.ts';
import {
  type BarrelMember,
  createSlices,
  indexSlices,
  needsSlicing,
  readBarrel
} from '../../../src/bundle/libraries/barrel.ts';
import { sliceOf } from '../../../src/core/sliceNames.ts';
import { writeFiles } from '../../content/support/writeFiles.ts';

const read = (folder: string, entry: string) => readBarrel(path.join(folder, entry), new ModuleResolver());

describe('readBarrel', () => {
  it('finds the module of each name through re-exports', () => {
    const folder = writeFiles({
      'index.js': `export * from './icons';\nexport { makeIcon } from './makeIcon.js';\nexport const version = 1;`,
      'icons/index.js': `export { Bell, BellSize } from './bell';\nexport * from './lamp';`,
      'icons/bell.js': `export const Bell = 1;\nexport const BellSize = 2;\nexport default Bell;`,
      'icons/lamp.js': `export const Lamp = 1;\nexport default Lamp;`,
      'makeIcon.js': `export const makeIcon = () => 1;`
    });
    const { files, members } = read(folder, 'index.js');
    expect(members.map(({ file, names }) => [path.relative(folder, file), names]).toSorted()).toEqual([
      ['icons/bell.js', ['Bell', 'BellSize']],
      ['icons/lamp.js', ['Lamp']],
      ['index.js', ['version']],
      ['makeIcon.js', ['makeIcon']]
    ]);
    expect([...files].map((file) => path.relative(folder, file)).sort()).toEqual(['icons/index.js', 'index.js']);
  });

  it('counts modules, not names', () => {
    const numbers = Array.from({ length: 2000 }, (_, index) => index);
    const folder = writeFiles({
      'few.js': `export * from './all';`,
      'all.js': numbers.map((index) => `export const name${index} = 1;`).join('\n'),
      'many.js': numbers.map((index) => `export { icon${index} } from './icon${index}';`).join('\n'),
      ...Object.fromEntries(numbers.map((index) => [`icon${index}.js`, '']))
    });
    expect(needsSlicing(read(folder, 'few.js'))).toBe(false);
    expect(needsSlicing(read(folder, 'many.js'))).toBe(true);
  });
});

describe('slices', () => {
  /** Modules of 30 KB each, so three fill a slice. */
  function members(stems: readonly string[], nameOf: (stem: string) => string = (stem) => stem): BarrelMember[] {
    const text = `/* ${'-'.repeat(30_000)} */`;
    const folder = writeFiles(Object.fromEntries(stems.map((stem) => [`${stem}.js`, text])));
    return stems.map((stem) => ({ file: path.join(folder, `${stem}.js`), names: [nameOf(stem)] }));
  }
  const stems = (slices: BarrelMember[][]): string[][] =>
    slices.map((slice) => slice.map(({ file }) => path.basename(file, '.js')));

  it('start with the modules that examples import, by path or by name', () => {
    const barrel = { files: new Set<string>(), members: members(['e', 'd', 'c', 'b', 'a']) };
    const wanted = new Set([barrel.members[1]?.file ?? '', 'c']);
    expect(stems(createSlices(barrel, wanted))).toEqual([
      ['c', 'd'],
      ['a', 'b', 'e']
    ]);
  });

  it('keep modules together whose names differ only in ignored characters', () => {
    const barrel = { files: new Set<string>(), members: members(['a', 'b', 'low-light', 'lowLight', 'z']) };
    expect(stems(createSlices(barrel, new Set()))).toEqual([['a', 'b', 'low-light', 'lowLight'], ['z']]);
  });

  it('cover every name', () => {
    const pascal = (stem: string): string => stem.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    const all = members(['arrow-up', 'arrow-down', 'bell', 'bell-off', 'lamp', 'moon', 'zebra'], pascal);
    all.at(-1)?.names.push('createIcon');
    const slices = createSlices({ files: new Set(), members: all }, new Set(['Moon', 'ArrowUp']));
    const index = indexSlices(slices);
    expect(slices.length).toBeGreaterThan(2);
    const found = slices.flatMap((slice) =>
      slice.flatMap(({ file, names }) => [path.basename(file, '.js'), ...names].map((name) => sliceOf(index, name)))
    );
    const expected = slices.flatMap((slice, at) => slice.flatMap(({ names }) => [at, ...names.map(() => at)]));
    expect(found).toEqual(expected);
    // Names in the default order are not listed.
    expect(Object.keys(index.names).sort()).toEqual(['arrowup', 'createicon', 'moon']);
  });
});
