import { describe, expect, it } from 'vitest';
import type { ReportedProblem } from '../../src/check/reportedProblem.ts';
import { formatReport, wantsColor } from '../../src/check/formatReport.ts';
import { createReport } from '../../src/check/report.ts';

const checked = { pages: 2, tabs: 3, examples: 7, rendered: 5, typed: 4 };

/** No tabs about components. */
const NOTHING = { tabs: [], coverage: {} };

const typeError: ReportedProblem = {
  severity: 'error',
  code: 'type-error',
  message: "TS2322: Type 'string' is not assignable to type 'Size'.\n  Type 'string' is not a size.",
  hint: 'Mend the example.',
  file: '@acme/ui/examples/Button.tsx',
  line: 12,
  column: 5
};
const plannedLink: ReportedProblem = {
  severity: 'warning',
  code: 'planned-link',
  message: 'The page /colors is not written yet.',
  hint: null,
  file: 'content/start.md',
  line: 3,
  column: null
};
const missingPackage: ReportedProblem = {
  severity: 'error',
  code: 'missing-package',
  message: 'The package @acme/icons is not installed.',
  hint: 'Install it.',
  file: null,
  line: null,
  column: null
};

describe('formatReport', () => {
  it('groups problems by file and ends with a summary', () => {
    const known = [{ problem: { ...typeError, line: 40 }, reason: 'Typed for an older release.' }];
    const report = createReport([missingPackage, typeError, plannedLink], known, NOTHING, checked);
    expect(formatReport(report, { color: false })).toMatchInlineSnapshot(`
      "(whole site)
                error missing-package The package @acme/icons is not installed.
            Install it.

      @acme/ui/examples/Button.tsx
        12:5    error type-error TS2322: Type 'string' is not assignable to type 'Size'.
              Type 'string' is not a size.
            Mend the example.

      content/start.md
        3       warning planned-link The page /colors is not written yet.

        missing-package  1 error
        planned-link     1 warning
        type-error       1 error, 1 known

      check: 2 errors, 1 warning, 1 known problem of published packages in 2 pages, 3 tabs, 7 examples (5 rendered, 4 sources type-checked)
      "
    `);
  });

  it('is a single line without problems', () => {
    expect(formatReport(createReport([], [], NOTHING, checked), { color: false })).toMatchInlineSnapshot(`
      "check: no errors, no warnings in 2 pages, 3 tabs, 7 examples (5 rendered, 4 sources type-checked)
      "
    `);
  });

  it('colours severities on request only', () => {
    const report = createReport([typeError], [], NOTHING, checked);
    const red = '\u001b[31merror\u001b[39m';
    expect(formatReport(report, { color: true })).toContain(red);
    expect(formatReport(report, { color: false })).not.toContain('\u001b');
  });
});

describe('createReport', () => {
  it('counts by severity and code, baseline problems separately', () => {
    const known = [{ problem: typeError, reason: 'Reviewed.' }];
    const report = createReport([plannedLink, typeError], known, NOTHING, checked);
    expect(report).toMatchObject({ errors: 1, warnings: 1 });
    expect(report.counts).toEqual([
      { code: 'planned-link', errors: 0, warnings: 1, known: 0 },
      { code: 'type-error', errors: 1, warnings: 0, known: 1 }
    ]);
  });
});

describe('wantsColor', () => {
  it.each([
    ['a terminal', { isTTY: true }, {}, true],
    ['a pipe', {}, {}, false],
    ['a terminal with NO_COLOR', { isTTY: true }, { NO_COLOR: '1' }, false],
    ['a terminal with an empty NO_COLOR', { isTTY: true }, { NO_COLOR: '' }, true]
  ])('%s: %o %o -> %s', (_, stream, environment, expected) => {
    expect(wantsColor(stream, environment)).toBe(expected);
  });
});
