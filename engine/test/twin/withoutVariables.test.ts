import { describe, expect, it } from 'vitest';

import { withoutVariables } from '../../src/twin/withoutVariables.ts';

const ADDRESS = 'https://acme.example/components/knob.md';
const LINK = `2 CSS variables: [${ADDRESS}](${ADDRESS})`;

const BEFORE = '# Knob\n\n';
const SECTION = '## CSS variables\n\n### acme-knob\n\n| Variable |\n| - |\n| `--acme-knob--Color` |\n';
const AFTER = '## What changed\n\nColor.\n';

describe('the Markdown of a tab without its CSS variables', () => {
  it('leads to them', () => {
    const text = BEFORE + SECTION;
    const part = { start: BEFORE.length, end: text.length, count: 2 };
    expect(withoutVariables(text, part, ADDRESS)).toBe(`# Knob\n\n## CSS variables\n\n${LINK}\n`);
  });

  it('keeps what comes before and after them', () => {
    const part = { start: BEFORE.length, end: `${BEFORE}${SECTION}\n`.length, count: 2 };
    expect(withoutVariables(`${BEFORE}${SECTION}\n${AFTER}`, part, ADDRESS)).toBe(
      `# Knob\n\n## CSS variables\n\n${LINK}\n\n## What changed\n\nColor.\n`
    );
  });

  it('is as it was if they are elsewhere', () => {
    expect(withoutVariables(BEFORE, null, ADDRESS)).toBe(BEFORE);
  });
});
