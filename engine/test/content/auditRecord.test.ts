import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type AuditRecord, auditFingerprint, readAudit, writeAudit } from '../../src/content/auditRecord.ts';
import { makeExample } from '../ui/acme.ts';

const audited = {
  fingerprint: 'abc',
  light: { violations: [], incomplete: 0 },
  dark: { violations: [], incomplete: 2 }
};
const RECORD: AuditRecord = {
  page: '/components/menus/knob',
  date: '2026-01-31',
  axeVersion: '4.14.0',
  packages: { b: '2.0.0', a: '1.0.0' },
  examples: { '/components/menus/knob/wide': audited, '/components/menus/knob/basic': audited }
};

describe('the audit of a page', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'audits-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is read as written, in order', () => {
    writeAudit(folder, RECORD);
    const read = readAudit(folder, RECORD.page);
    expect(read).toEqual(RECORD);
    expect(Object.keys(read?.examples ?? {})).toEqual(Object.keys(RECORD.examples).toSorted());
    const text = readFileSync(path.join(folder, 'audits/components-menus-knob.json'), 'utf8');
    expect(text.endsWith('}\n')).toBe(true);
  });

  it('is null if there is none', () => {
    expect(readAudit(folder, '/components/lever')).toBeNull();
  });

  it('is rejected if it is invalid', () => {
    mkdirSync(path.join(folder, 'audits'));
    writeFileSync(path.join(folder, 'audits/components-lever.json'), '{"page":"/components/lever"}');
    expect(() => readAudit(folder, '/components/lever')).toThrow(/components-lever\.json doesn't fit/);
  });
});

it('distinguishes an example from its version in another release, and from a changed one', () => {
  const example = makeExample();
  const prints = [
    auditFingerprint(example, '1.0.0'),
    auditFingerprint(example, '1.0.1'),
    auditFingerprint(makeExample({ code: 'other' }), '1.0.0')
  ];
  expect(new Set(prints).size).toBe(3);
});
