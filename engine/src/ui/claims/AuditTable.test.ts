import { describe, expect, it } from 'vitest';

import { markdownComponents, renderMarkdown } from '../../../test/support/markdown.ts';
import { parse, texts } from '../../../test/ui/parse.ts';
import type { AuditView } from './AuditTable.tsx';

const { AccessibilityAudit } = markdownComponents;

type AuditRow = AuditView['tabs'][number]['rows'][number];

const clean = { violations: [], incomplete: 0 };

function row(changes: Partial<AuditRow> = {}): AuditRow {
  return {
    example: { title: 'Basic', href: '/components/knob#basic' },
    findings: { light: clean, dark: clean, others: {} },
    isOutdated: false,
    ...changes
  };
}

function render(rows: AuditRow[], otherThemes: AuditView['otherThemes'] = []): Document {
  return renderTabs([{ label: 'React', rows }], otherThemes);
}

function renderTabs(tabs: AuditView['tabs'], otherThemes: AuditView['otherThemes'] = []): Document {
  const audit: AuditView = {
    date: '2026-01-31',
    axeVersion: '4.14.0',
    otherThemes,
    themeRules: ['color-contrast', 'target-size'],
    packages: { 'acme-ui': '1.2.3' },
    tabs
  };
  return parse(renderMarkdown(AccessibilityAudit, { audit }));
}

describe('the audit of a page', () => {
  it('shows the tool and the date', () => {
    expect(texts(render([row()]), '.pb-audit-note')[0]).toMatch(
      /^axe-core 4\.14\.0, January 31, 2026, acme-ui 1\.2\.3\./
    );
  });

  it('lists violations by color scheme', () => {
    const dark = { violations: [{ rule: 'color-contrast', impact: 'serious', elements: 2 }], incomplete: 1 };
    const document = render([row({ findings: { light: clean, dark, others: {} } })]);
    expect(texts(document, 'tbody tr > *')).toEqual([
      'Basic',
      'React',
      'no violations',
      'color-contrast, serious: 2 elements',
      '1 rule'
    ]);
    expect(document.querySelector('.pb-audit-part')).toBeNull();
  });

  it('has one column for color schemes with the same violations', () => {
    const violated = { violations: [{ rule: 'label', impact: null, elements: 1 }], incomplete: 0 };
    const document = render([row({ findings: { light: violated, dark: violated, others: {} } })]);
    expect(texts(document, 'thead th')).toEqual(['Example', 'Tab', 'Light and dark', 'Manual check']);
    expect(texts(document, 'tbody tr > *')).toEqual(['Basic', 'React', 'label: 1 element', 'nothing']);
  });

  it('says the result of all tabs where narrow windows fold them', () => {
    const violated = { violations: [{ rule: 'label', impact: null, elements: 1 }], incomplete: 0 };
    const failing = row({ findings: { light: violated, dark: clean, others: {} } });
    const document = renderTabs([
      { label: 'React', rows: [row()] },
      { label: 'HTML', rows: [failing, row()] }
    ]);
    expect(texts(document, '.pb-claim-fold > summary')).toEqual(['3 examples, 1 with violations']);
  });

  it('tells what other themes have more of than light and dark', () => {
    const contrast = (elements: number) => ({
      violations: [{ rule: 'color-contrast', impact: 'serious', elements }],
      incomplete: 0
    });
    const others = {
      south: contrast(2).violations,
      'dark+south': contrast(3).violations,
      east: contrast(1).violations
    };
    const themes = [
      { name: 'south', label: 'South' },
      { name: 'dark+south', label: 'dark, South' },
      { name: 'east', label: 'East' }
    ];
    const findings = { light: contrast(1), dark: clean, others };
    const failing = { light: contrast(1), dark: clean, others: {} };
    const document = render([row({ findings }), row({ findings: failing })], themes);
    expect(texts(document, 'thead th')).toContain('Other themes');
    expect(texts(document, 'td:nth-last-child(2)')).toEqual([
      'color-contrast, serious: 3 elements (South; dark, South)',
      'no others'
    ]);
    expect(texts(document, '.pb-audit-note')[0]).toMatch(
      /depend on the theme are checked: color-contrast and target-size\.$/
    );
  });

  it('has no column that would say the same in each row', () => {
    const document = render([row(), row()], [{ name: 'south', label: 'South' }]);
    expect(texts(document, 'thead th')).toEqual(['Example', 'Tab', 'Manual check']);
    expect(texts(document, '.pb-audit-note')[0]).toMatch(/find nothing else: color-contrast and target-size\.$/);
  });

  it('shows only the examples that need attention, and those of all tabs without violations on request', () => {
    const light = { violations: [{ rule: 'label', impact: null, elements: 1 }], incomplete: 0 };
    const failing = row({ findings: { light, dark: clean, others: {} } });
    const document = renderTabs([
      { label: 'React', rows: [row(), failing, row()] },
      { label: 'HTML', rows: [row()] }
    ]);
    expect(texts(document, '.pb-audit-part > summary')).toEqual(['3 examples without violations']);
    const [shown, others] = document.querySelectorAll('table');
    expect(shown && texts(shown, 'tbody li')).toEqual(['label: 1 element']);
    expect(shown?.closest('.pb-audit-part')).toBeNull();
    expect(others && texts(others, 'td:nth-child(2)')).toEqual(['React', 'React', 'HTML']);
    expect(others?.closest('details')?.hasAttribute('open')).toBe(false);
  });

  it('closes what needs attention in several tabs, if it is much: its summary says how much', () => {
    const light = { violations: [{ rule: 'label', impact: null, elements: 1 }], incomplete: 0 };
    const rows = Array.from({ length: 4 }, () => row({ findings: { light, dark: clean, others: {} } }));
    const document = renderTabs(['React', 'HTML'].map((label) => ({ label, rows })));
    expect(texts(document, '.pb-audit-part:not([open]) > summary')).toEqual(['8 examples with violations']);
  });

  it('marks examples that were changed or added since', () => {
    const document = render([row({ isOutdated: true }), row({ findings: null }), row()]);
    expect(texts(document, '.pb-claim-fold > summary')).toEqual([
      '3 examples, no violations, 1 changed since the audit, 1 added since the audit'
    ]);
    expect(texts(document, '.pb-audit-part > summary')).toEqual([
      '1 example without violations',
      '2 examples changed or added since the audit'
    ]);
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
    const since = document.querySelector('.pb-audit-part:last-child');
    expect(since && texts(since, 'tbody th')).toEqual(['BasicThe example has changed since this result.', 'Basic']);
    expect(since && texts(since, 'tbody tr:nth-child(2) td')).toEqual(['React', 'added since the audit']);
    expect(texts(document, '.pb-audit-note')[0]).toMatch(/The next audit checks what has changed since\.$/);
  });

  it('says nothing about changes where there are none', () => {
    expect(texts(render([row()]), '.pb-audit-note')[0]).not.toContain('next audit');
  });

  it('has an empty state', () => {
    expect(texts(parse(renderMarkdown(AccessibilityAudit, { audit: null })), 'p')).toEqual([
      'The examples of this page haven’t been audited yet.'
    ]);
  });
});
