import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { codeHash, hasViolations, readSiteAudit, type SiteAudit, writeSiteAudit } from '../../src/content/siteAudit.ts';
import { makeExample } from '../ui/acme.ts';

const CLEAN = { violations: [], incomplete: 0 };
const CONTRAST = { violations: [{ rule: 'color-contrast', impact: 'serious', elements: 3 }], incomplete: 0 };
const AUDIT: SiteAudit = {
  date: '2026-01-31',
  axeVersion: '4.14.0',
  otherThemes: ['south'],
  themeRules: ['color-contrast'],
  packages: { b: '2.0.0', a: '1.0.0' },
  examples: {
    '/components/knob/wide': { code: 'a1', document: 'b2', light: CLEAN, dark: CONTRAST, others: {} },
    '/components/knob/basic': {
      code: 'c3',
      document: 'd4',
      light: { violations: [], incomplete: 2 },
      dark: CLEAN,
      others: { south: CONTRAST.violations }
    }
  }
};

describe('the audit of a site', () => {
  let folder = '';
  const text = (): string => readFileSync(path.join(folder, 'audit.json'), 'utf8');
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'audit-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is read as written, in order', () => {
    writeSiteAudit(folder, AUDIT);
    const read = readSiteAudit(folder);
    expect(read).toEqual(AUDIT);
    expect(Object.keys(read?.examples ?? {})).toEqual(Object.keys(AUDIT.examples).toSorted());
    expect(Object.keys(read?.packages ?? {})).toEqual(['a', 'b']);
  });

  it('has one line for each example, without what is empty', () => {
    writeSiteAudit(folder, AUDIT);
    const lines = text()
      .split('\n')
      .filter((line) => line.includes('/knob/'));
    expect(lines).toEqual([
      '    "/components/knob/basic": {"code":"c3","document":"d4","light":{"incomplete":2},"others":{"south":[{"rule":"color-contrast","impact":"serious","elements":3}]}},',
      '    "/components/knob/wide": {"code":"a1","document":"b2","dark":{"violations":[{"rule":"color-contrast","impact":"serious","elements":3}]}}'
    ]);
  });

  it('may have no examples', () => {
    const empty = { ...AUDIT, examples: {} };
    writeSiteAudit(folder, empty);
    expect(readSiteAudit(folder)).toEqual(empty);
  });

  it('is null if there is none', () => {
    expect(readSiteAudit(folder)).toBeNull();
  });

  it('of an earlier release has no other themes', () => {
    const { otherThemes: _themes, themeRules: _rules, ...earlier } = AUDIT;
    writeFileSync(path.join(folder, 'audit.json'), JSON.stringify({ ...earlier, examples: {} }));
    expect(readSiteAudit(folder)).toMatchObject({ otherThemes: [], themeRules: [] });
  });

  it('is rejected if it is invalid', () => {
    writeFileSync(path.join(folder, 'audit.json'), '{"date":"yesterday"}');
    expect(() => readSiteAudit(folder)).toThrow(/audit\.json doesn't fit/);
  });
});

it('counts violations in either color scheme', () => {
  expect(Object.values(AUDIT.examples).map(hasViolations)).toEqual([true, false]);
});

it('distinguishes an example from its version in another release, and from a changed one', () => {
  const example = makeExample();
  const hashes = [
    codeHash(example, '1.0.0'),
    codeHash(example, '1.0.1'),
    codeHash(makeExample({ code: 'x' }), '1.0.0')
  ];
  expect(new Set(hashes).size).toBe(3);
});
