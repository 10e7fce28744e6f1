import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  measuresHash,
  readSiteMeasures,
  type SiteMeasures,
  writeSiteMeasures
} from '../../src/content/siteMeasures.ts';
import { makeExample, makeFigure } from '../ui/acme.ts';

const MEASURES: SiteMeasures = {
  date: '2026-01-31',
  examples: {
    '/components/knob/wide': {
      code: 'a1',
      document: 'b2',
      release: '1.0.0',
      parts: {},
      accessibility: {
        targets: [{ part: '.knob', width: 30, height: 24, reach: 'size' }],
        contrasts: [
          { part: '.knob', within: [], subject: 'text', ratios: { light: 4.5, dark: 7.12, highContrast: null } },
          {
            part: '.knob',
            within: ['.knob__item.off'],
            subject: 'icon',
            ratios: { light: 2, dark: 2, highContrast: 2 }
          }
        ]
      }
    },
    '/components/knob/basic': {
      code: 'c3',
      document: 'd4',
      release: '1.0.0',
      parts: { '.knob': { height: [37], gap: [] }, '.gone': null },
      accessibility: null
    }
  }
};

describe('the measures of a site', () => {
  let folder = '';
  const file = (): string => path.join(folder, 'measures.json');
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'measures-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are read as written, in order', () => {
    writeSiteMeasures(folder, MEASURES);
    const read = readSiteMeasures(folder);
    expect(read).toEqual(MEASURES);
    expect(Object.keys(read?.examples ?? {})).toEqual(Object.keys(MEASURES.examples).toSorted());
  });

  it('have one line for each example, without what is empty', () => {
    writeSiteMeasures(folder, MEASURES);
    expect(readFileSync(file(), 'utf8').split('\n')[3]).toBe(
      '    "/components/knob/basic": {"code":"c3","document":"d4","release":"1.0.0","parts":{".gone":null,".knob":{"height":[37],"gap":[]}}},'
    );
  });

  it('are null if there are none, and rejected if they are invalid', () => {
    expect(readSiteMeasures(folder)).toBeNull();
    writeFileSync(file(), '{"date":"yesterday"}');
    expect(() => readSiteMeasures(folder)).toThrow(/measures\.json doesn't fit/);
  });
});

it('distinguishes an example from its changed code, another release, and another width of its figure', () => {
  const example = makeExample();
  const figure = { advice: null, width: '20rem', parts: [] };
  const hashes = [
    measuresHash(example, '1.0.0', '/'),
    measuresHash(example, '1.0.1', '/'),
    measuresHash(makeExample({ code: 'x' }), '1.0.0', '/'),
    measuresHash(makeFigure({ figure }), '1.0.0', '/')
  ];
  expect(new Set(hashes).size).toBe(4);
});
