import { expect, test } from '../support/test.ts';

import { resolveLibrary } from '../../engine/src/live/compiler/libraries.ts';
import type { FrameProgram } from '../../engine/src/live/frame/protocol.ts';
import { readLiveSetup } from '../support/readLive.ts';

import { openFrame } from './frameRunner.ts';

/** Libraries without exports in this version of the package. */
const EMPTY = ['@patternfly/react-core/next'];

const PROBE = 'Probe.tsx';

/** A program that imports each library separately and renders its number of exports, or its error. */
function probe(specifiers: readonly string[], program: Pick<Modules, 'scripts' | 'libraries'>): FrameProgram {
  const code = `
    const { createElement } = require('react');
    const results = {};
    for (const specifier of ${JSON.stringify(specifiers)}) {
      try {
        results[specifier] = Object.keys(require(specifier)).length;
      } catch (error) {
        results[specifier] = String(error);
      }
    }
    exports.default = () => createElement('output', null, JSON.stringify(results));`;
  return {
    kind: 'modules',
    ...program,
    modules: [{ name: PROBE, code, imports: {}, expects: [] }],
    entry: PROBE,
    container: { id: 'probe', className: '', fills: false, canvas: null, sheets: [], styles: [], identifierPrefix: '' }
  };
}

type Modules = Extract<FrameProgram, { kind: 'modules' }>;

test('every library loads in a frame with an opaque origin', { tag: '@full' }, async ({ context }) => {
  const setup = readLiveSetup('sites/patternfly');
  const specifiers = Object.keys(setup.libraries).filter((specifier) => !specifier.includes('*'));
  const scripts = new Set<string>();
  const libraries: Modules['libraries'] = {};
  for (const specifier of specifiers) {
    const found = resolveLibrary(setup, specifier, '*');
    found?.scripts.forEach((address) => scripts.add(address));
    libraries[specifier] = found?.modules ?? [];
  }
  const page = await context.newPage();
  const frame = await openFrame(page, setup.frame);
  expect(await frame.run(probe(specifiers, { scripts: [...scripts], libraries }))).toMatchObject({ state: 'shown' });
  const results = JSON.parse((await page.frameLocator('iframe').locator('output').textContent()) ?? '') as object;
  const errors = Object.entries(results).filter(([, result]) => typeof result !== 'number' || result === 0);
  expect(errors.map(([specifier]) => specifier)).toEqual(EMPTY);
  expect(Object.keys(results)).toHaveLength(specifiers.length);
  expect(specifiers.length).toBeGreaterThan(50);
});

test('fonts of the frame are inlined', async ({ context }) => {
  const page = await context.newPage();
  const setup = readLiveSetup('sites/patternfly');
  const runner = await openFrame(page, setup.frame);
  const container = { id: '', className: '', fills: false, canvas: null, sheets: [], styles: [], identifierPrefix: '' };
  await runner.run({ kind: 'markup', html: '<p>text</p>', container });
  const frame = page.frames().find((candidate) => candidate.url().endsWith(setup.frame));
  const statuses = await frame?.evaluate(async () => {
    const faces = [...document.fonts];
    await Promise.all(faces.map((face) => face.load()));
    return faces.map(({ family, status }) => `${family.replaceAll('"', '')}: ${status}`);
  });
  expect(statuses).toContain('Red Hat Text: loaded');
  expect(statuses?.filter((status) => !status.endsWith(': loaded'))).toEqual([]);
});
