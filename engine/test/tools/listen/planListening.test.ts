import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { screenReaderProblems } from '../../../src/check/screenReaderProblems.ts';
import { readScreenReaderRecord, writeScreenReaderRecord } from '../../../src/content/screenReaderRecord.ts';
import type { Block, Site } from '../../../src/model.ts';
import { planListening } from '../../../src/tools/listen/planListening.ts';
import { exampleBlock, makePage, makeSource } from '../../ui/acme.ts';

const VERSIONS = { orca: '43.1', firefox: '153.8.0' };

const role = { part: 'Scale', example: '/components/knob/basic', is: { role: 'slider' }, says: 'Turns.' };
const key = {
  example: '/components/knob/basic',
  on: { role: 'slider', name: 'Volume' },
  key: 'Home',
  does: 'Goes to the start.',
  expect: [{ focus: { role: 'slider' } }]
};

let folder = '';

/** A site with one example and claims about it. */
function site({ code = '<b>Knob</b>', says = role.says, step = [] as object[] } = {}): Site {
  const claims = { roles: [{ ...role, says, steps: step }], keys: [key] };
  writeFileSync(path.join(folder, 'knob.json'), JSON.stringify(claims));
  const block = (name: string): Block => ({
    kind: 'component',
    name,
    attributes: { claims: '{claims}' },
    location: { file: `${folder}/accessibility.md` }
  });
  const source = makeSource({
    package: null,
    file: `${folder}/accessibility.md`,
    imports: [{ local: 'claims', imported: 'default', specifier: './knob.json', line: 1 }],
    blocks: [exampleBlock({ code }), block('RolesTable'), block('KeyboardTable')]
  });
  return { pages: [makePage({ path: '/components/knob', sources: [source] })] } as Site;
}

function plan(claims: Site, { versions = VERSIONS, paths = [] as string[] } = {}) {
  return planListening(claims, { folder, versions, paths });
}

/** Records all claims of a site. */
function recordAll(claims: Site): void {
  const { record, wanted } = plan(claims);
  for (const { claim, code } of wanted) {
    record.claims[claim.id] = { claim: claim.label, code, said: ['Volume slider.'] };
  }
  writeScreenReaderRecord(folder, record);
}

const labels = (claims: Site, options?: Parameters<typeof plan>[1]): string[] =>
  plan(claims, options).wanted.map(({ claim }) => claim.label);

const ALL = ['/components/knob/basic: Scale', '/components/knob/basic: Home on slider “Volume”'];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'listen-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('what is recorded', () => {
  it('is everything at first, and nothing after that', () => {
    expect(labels(site())).toEqual(ALL);
    recordAll(site());
    expect(labels(site())).toEqual([]);
    expect(Object.values(readScreenReaderRecord(folder)?.claims ?? {})).toHaveLength(2);
  });

  it('is what has changed: an example, or what is done, but not its texts', () => {
    recordAll(site());
    expect(labels(site({ code: '<i>Knob</i>' }))).toEqual(ALL);
    expect(labels(site({ says: 'Turns slowly.' }))).toEqual([]);
    expect(labels(site({ step: [{ key: 'Tab' }] }))).toEqual([ALL[0]]);
  });

  it('is everything with another version of the screen reader or the browser', () => {
    recordAll(site());
    expect(labels(site(), { versions: { ...VERSIONS, orca: '46.0' } })).toEqual(ALL);
  });

  it('is everything of a named page, which must exist', () => {
    recordAll(site());
    expect(labels(site(), { paths: ['/components/knob'] })).toEqual(ALL);
    expect(() => labels(site(), { paths: ['/components/lamp'] })).toThrow('no page /components/lamp');
  });

  it('is forgotten with its claim', () => {
    recordAll(site());
    const { claims } = plan(site({ step: [{ key: 'Tab' }] })).record;
    expect(Object.values(claims).map(({ claim }) => claim)).toEqual([ALL[1]]);
  });
});

describe('check', () => {
  const codes = (claims: Site): string[] => screenReaderProblems(claims, folder).map(({ code }) => code);

  it('reports nothing on a site that was never recorded, or is up to date', () => {
    expect(codes(site())).toEqual([]);
    recordAll(site());
    expect(codes(site())).toEqual([]);
  });

  it('lists claims whose words are missing or about an older example', () => {
    recordAll(site());
    expect(codes(site({ code: '<i>Knob</i>' }))).toEqual(['screen-reader-outdated', 'screen-reader-outdated']);
    const [problem] = screenReaderProblems(site({ step: [{ key: 'Tab' }] }), folder);
    expect(problem).toMatchObject({ severity: 'warning', code: 'screen-reader-missing' });
    expect(problem?.message).toContain(ALL[0]);
    expect(problem?.hint).toContain('patternbook listen');
  });
});
