import { describe, expect, it } from 'vitest';

import { withoutVariables } from '../../src/twin/withoutVariables.ts';

const ADDRESS = 'https://acme.example/components/knob.md';

const TABLE = `### acme-knob

| Variable | Selector | Value |
| - | - | - |
| \`--acme-knob--Color\` | \`.acme-knob\` | \`#fff\` |
| \`--acme-knob--Size\` | \`.acme-knob\` | \`1px\` |
`;

describe('the Markdown of a tab without its CSS variables', () => {
  it('leads to them', () => {
    expect(withoutVariables(`# Knob\n\n## CSS variables\n\n${TABLE}`, ADDRESS)).toBe(
      `# Knob\n\n## CSS variables\n\n2 CSS variables: [${ADDRESS}](${ADDRESS})\n`
    );
  });

  it('keeps what comes before and after them', () => {
    const before = '# Knob\n\n## CSS variables\n\nAs in the guide.\n\n## Props\n\nNone.';
    const after = '## What changed\n\n### Release 2\n\nColor.\n';
    expect(withoutVariables(`${before}\n\n## CSS variables\n\n${TABLE}\n${after}`, ADDRESS)).toBe(
      `${before}\n\n## CSS variables\n\n2 CSS variables: [${ADDRESS}](${ADDRESS})\n\n${after}`
    );
  });

  it('is as it was if they are elsewhere', () => {
    const text = '# Knob\n\n## CSS variables\n\n300 CSS variables: [/a.md](/a.md)\n';
    expect(withoutVariables(text, ADDRESS)).toBe(text);
  });
});
