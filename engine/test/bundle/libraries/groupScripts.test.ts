import { expect, it } from 'vitest';

import { type ChunkFacts, groupScripts } from '../../../src/bundle/libraries/makeScripts.ts';

function chunk(fileName: string, imports: string[] = [], { bytes = 50_000, later = [] as string[] } = {}): ChunkFacts {
  return { fileName, imports, dynamicImports: later, bytes };
}

/** Groups chunks; each script is given by the names of its chunks, with the names of its dependencies. */
function group(chunks: ChunkFacts[], homes: Record<string, string>): Record<string, string[]> {
  const entries = new Map(Object.entries(homes).map(([name, homeChunk]) => [name, { chunk: name, homeChunk }]));
  const groups = groupScripts(chunks, entries, 'react');
  return Object.fromEntries(
    groups.map(({ chunks: members, needs }) => [
      members.toSorted().join('+'),
      needs.map((index) => groups[index]?.name ?? '').sort()
    ])
  );
}

it('groups chunks that the same libraries import', () => {
  const chunks = [
    chunk('react'),
    chunk('table', ['react', 'sorting']),
    chunk('sorting', ['comparing']),
    chunk('comparing'),
    chunk('chart', ['react', 'scale']),
    chunk('map', ['react', 'scale']),
    chunk('scale')
  ];
  expect(group(chunks, { react: 'react', table: 'table', chart: 'chart', map: 'map' })).toEqual({
    react: [],
    'comparing+sorting+table': ['react'],
    chart: ['react', 'scale'],
    map: ['react', 'scale'],
    scale: []
  });
});

it('puts the named exports of a library next to its modules', () => {
  const chunks = [
    chunk('react'),
    chunk('core', ['react']),
    chunk('core-names', ['core'], { bytes: 20_000 }),
    chunk('table', ['core', 'react'])
  ];
  expect(group(chunks, { react: 'react', 'core-names': 'core', table: 'table' })).toEqual({
    react: [],
    'core+core-names': ['react'],
    table: ['core', 'react']
  });
});

it('includes small parts of many libraries with React', () => {
  const chunks = [
    chunk('react'),
    chunk('helpers', [], { bytes: 2000 }),
    chunk('table', ['react', 'helpers']),
    chunk('chart', ['react', 'helpers']),
    chunk('map', ['react', 'helpers', 'scale']),
    chunk('scale', [], { bytes: 2000 })
  ];
  expect(group(chunks, { react: 'react', table: 'table', chart: 'chart', map: 'map' })).toEqual({
    'helpers+react': [],
    table: ['react'],
    chart: ['react'],
    'map+scale': ['react']
  });
});

it('keeps dynamically imported chunks separate', () => {
  const chunks = [
    chunk('react'),
    chunk('editor', ['react'], { later: ['languages'] }),
    chunk('languages', ['grammar']),
    chunk('grammar')
  ];
  expect(group(chunks, { react: 'react', editor: 'editor' })).toEqual({
    react: [],
    editor: ['react'],
    'grammar+languages': []
  });
});
