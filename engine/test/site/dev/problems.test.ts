import { describe, expect, it } from 'vitest';

import { error, warning } from '../../../src/content/problem.ts';
import { createProblemReport, problemsHtml } from '../../../src/site/dev/problems.ts';

const OWN = error('missing-file', 'There is no file ./Nope.tsx', { file: '/site/a.md', line: 3 }, 'Correct the name.');
const KNOWN = error('broken-link', 'Nothing is at /x', { file: '/site/node_modules/acme-ui/b.md' });
const OTHER = error('broken-link', 'Nothing is at /y', { file: '/site/node_modules/acme-ui/b.md' });

describe('createProblemReport', () => {
  it('prints errors on each change, and the number of baseline problems when it changes', () => {
    const printed: string[] = [];
    const report = createProblemReport(
      (problems) => {
        const open = problems.filter((problem) => problem !== KNOWN && problem !== OTHER);
        return { open, known: problems.length - open.length };
      },
      (text) => printed.push(text)
    );
    const summary = (count: number) =>
      `Known problems of packages (baseline.ts): ${count}; "patternbook check" counts them.\n`;
    const own = '/site/a.md:3: error: There is no file ./Nope.tsx\n  Correct the name.\n';
    report([KNOWN, OTHER, warning('thin-page', 'Too short', null)]);
    expect(printed.splice(0)).toEqual([summary(2)]);
    report([KNOWN, OTHER, OWN]);
    expect(printed.splice(0)).toEqual([own]);
    report([KNOWN, OWN]);
    expect(printed.splice(0)).toEqual([own, summary(1)]);
  });
});

describe('problemsHtml', () => {
  it('separates message and hint, and has styles', () => {
    const html = problemsHtml([OWN]);
    expect(html).toContain('./Nope.tsx</div><div class="pb-problems-hint">Correct the name.</div>');
    expect(html).toContain('<style>');
  });

  it('is empty without problems', () => {
    expect(problemsHtml([])).toBe('');
  });
});
