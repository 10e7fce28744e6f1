import { describe, expect, it } from 'vitest';

import { markdownComponents, propsOf, renderMarkdown } from '../../../test/support/markdown.ts';
import { COMPONENTS, exampleBlock, makePage, makeSource, PATTERNS } from '../../../test/ui/acme.ts';
import { parse, texts } from '../../../test/ui/parse.ts';
import type { AuditFindings, AuditResult, StoredAudit } from '../claims/audit.ts';

const { AccessibilityScorecard } = markdownComponents;

const CLEAN: AuditResult = { violations: [], incomplete: 0 };
const violates = (rule: string, impact: string | null, elements = 1): AuditResult => ({
  violations: [{ rule, impact, elements }],
  incomplete: 1
});

const titles = { basic: 'Basic', wide: 'Wide', round: 'Round', calm: 'Calm' };
const source = (...slugs: (keyof typeof titles)[]) =>
  makeSource({ blocks: slugs.map((slug) => exampleBlock({ slug, title: titles[slug], key: slug })) });

const PAGES = [
  makePage({ title: 'Knob', sources: [source('basic', 'wide', 'round')] }),
  makePage({ title: 'Dial', path: '/components/dial', sources: [source('calm')] }),
  makePage({ title: 'Words', path: '/patterns/words', section: 'patterns' })
];

function scorecard(findings: Record<string, AuditFindings> | null, otherThemes: StoredAudit['otherThemes'] = []) {
  const audit: StoredAudit | null = findings && {
    date: '2026-01-31',
    axeVersion: '4.14.0',
    otherThemes,
    themeRules: ['color-contrast'],
    packages: { 'acme-ui': '1.2.3' },
    findingsIn: ({ key }) => (findings[key] ? { findings: findings[key], isOutdated: false } : null)
  };
  const context = { pages: PAGES, navigation: [COMPONENTS, PATTERNS], audit: () => audit };
  const props = propsOf(AccessibilityScorecard, { context });
  return { toc: AccessibilityScorecard.toc?.(props), document: parse(renderMarkdown(AccessibilityScorecard, props)) };
}

const rowsOf = (document: Document, label: string): string[][] =>
  [...document.querySelectorAll(`table[aria-label="${label}"] tbody tr`)].map((row) =>
    [...row.children].map(({ textContent }) => textContent)
  );

const FINDINGS = {
  basic: {
    light: CLEAN,
    dark: violates('color-contrast', 'serious', 2),
    others: { south: violates('color-contrast', 'serious', 4).violations }
  },
  wide: { light: violates('label', 'critical'), dark: violates('label', 'critical', 3), others: {} },
  round: { light: violates('color-contrast', 'serious'), dark: CLEAN, others: {} },
  calm: { light: CLEAN, dark: CLEAN, others: {} }
};

describe('the scorecard', () => {
  it('counts examples by section, without sections that have none', () => {
    const { document } = scorecard(FINDINGS);
    expect(rowsOf(document, 'Examples by section')).toEqual([
      ['Components', '4', '1', '3', '3'],
      ['All', '4', '1', '3', '3']
    ]);
    expect(texts(document, '.pb-audit-note')[0]).toBe(
      '1 of 4 examples (25%) have no violations in the light and dark color schemes. Audited on January 31, 2026 with axe-core 4.14.0.'
    );
  });

  it('lists rules by impact, and counts an element once for both color schemes', () => {
    expect(rowsOf(scorecard(FINDINGS).document, 'Violations by rule')).toEqual([
      ['label', 'critical', '1', '3'],
      ['color-contrast', 'serious', '2', '3']
    ]);
  });

  it('links the examples with violations of each page, the most severe rule first', () => {
    const { document } = scorecard(FINDINGS);
    expect(rowsOf(document, 'Violations: Components')).toEqual([
      [
        'Knob',
        '3 of 3',
        'label, critical: Wide (React, 3 elements)' +
          'color-contrast, serious: Basic (React, 2 elements, dark only), Round (React, 1 element, light only)'
      ]
    ]);
    expect(document.querySelector('td a')?.getAttribute('href')).toBe('/components/knob#wide');
    expect(texts(document, 'details .pb-audit-note')).toEqual(['Without violations: Dial (1).']);
    const summaries = [...document.querySelectorAll('summary')].map((summary) => summary.getAttribute('aria-label'));
    expect(summaries).toEqual(['Components: 4 examples, 3 with violations']);
  });

  it('compares themes by the rules that depend on them, if others than light and dark were audited', () => {
    const { document, toc } = scorecard(FINDINGS, [{ name: 'south', label: 'South' }]);
    expect(rowsOf(document, 'Violations by theme')).toEqual([
      ['light', '1', '1'],
      ['dark', '1', '2'],
      ['South', '1', '4']
    ]);
    expect(toc).toContainEqual({ text: 'Results by theme', id: 'results-by-theme' });
    expect(rowsOf(scorecard(FINDINGS).document, 'Violations by theme')).toEqual([]);
  });

  it('says how many examples have no result', () => {
    const { document } = scorecard({ calm: FINDINGS['calm'] });
    expect(texts(document, '.pb-audit-note')[0]).toContain('1 of 4 examples (25%)');
    expect(texts(document, '.pb-audit-note')[0]).toContain('3 examples have no result.');
  });

  it('has its headings in the contents list', () => {
    expect(scorecard(FINDINGS).toc).toEqual([
      { text: 'Results by section', id: 'results-by-section' },
      { text: 'Results by rule', id: 'results-by-rule' },
      { text: 'Results by page', id: 'results-by-page' }
    ]);
  });

  it('says so without an audit', () => {
    const { document, toc } = scorecard(null);
    expect(document.body.textContent).toBe('The examples haven’t been audited yet.');
    expect(toc).toEqual([]);
  });
});
