import { expect, test } from 'vitest';

import { pageAudits } from '../../../src/site/documents/pageAudits.ts';
import type { StoredAudit } from '../../../src/ui/index.ts';
import { exampleBlock, makePage, makeSource } from '../../ui/acme.ts';

const CLEAN = { violations: [], incomplete: 0 };
const FAILING = { violations: [{ rule: 'label', impact: 'critical', elements: 1 }], incomplete: 0 };

/** Audit with these findings in the light color scheme, by the example's key. */
function auditOf(findings: Record<string, typeof CLEAN | typeof FAILING>): StoredAudit {
  return {
    date: '2026-01-31',
    axeVersion: '4.14.0',
    otherThemes: [],
    themeRules: [],
    packages: { 'acme-ui': '1.2.3' },
    findingsIn: ({ key }) =>
      findings[key] ? { findings: { light: findings[key], dark: CLEAN, others: {} }, isOutdated: false } : null
  };
}

const examples = (...slugs: string[]) =>
  makeSource({ package: 'acme-ui', blocks: slugs.map((slug) => exampleBlock({ slug, key: slug })) });
const KNOB = makePage({ sources: [examples('one', 'two', 'three')] });
const SCORECARD = makeSource({
  path: '/accessibility/scorecard',
  blocks: [{ kind: 'component', name: 'AccessibilityScorecard', attributes: {}, location: { file: 'a.md', line: 1 } }]
});

test('counts the audited examples of a page, with date and release', () => {
  const audits = pageAudits([KNOB], auditOf({ one: CLEAN, two: FAILING }));
  expect(audits.get(KNOB.path)).toEqual({
    text: 'Accessibility 1 of 2',
    details: '1 of 2 examples have no violations (January 31, 2026, 1.2.3)',
    href: null
  });
});

test('leads to the tab about accessibility, or else to the results of all pages', () => {
  const audit = auditOf({ one: CLEAN });
  const scorecard = makePage({ path: '/accessibility', sources: [SCORECARD] });
  expect(pageAudits([KNOB, scorecard], audit).get(KNOB.path)?.href).toBe('/accessibility/scorecard');
  const tab = makeSource({
    source: 'accessibility',
    role: 'accessibility',
    path: '/components/knob/accessibility',
    package: null
  });
  const explained = { ...KNOB, sources: [...KNOB.sources, tab] };
  expect(pageAudits([explained, scorecard], audit).get(KNOB.path)?.href).toBe('/components/knob/accessibility');
});

test('says nothing about pages without audited examples, nor without an audit', () => {
  expect(pageAudits([KNOB, makePage()], auditOf({})).size).toBe(0);
  expect(pageAudits([KNOB], null).size).toBe(0);
  const own = { ...KNOB, sources: KNOB.sources.map((source) => ({ ...source, package: null })) };
  expect(pageAudits([own], auditOf({ one: CLEAN })).size).toBe(0);
});
