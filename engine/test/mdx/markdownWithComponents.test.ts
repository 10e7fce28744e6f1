import { describe, expect, it } from 'vitest';

import { outline, parsePage } from '../content/support/parsePage.ts';

const read = (body: string, origin: 'own' | 'package' = 'own') => {
  const { blocks, problems } = parsePage(body, origin);
  return {
    blocks: outline(blocks),
    problems: problems.map(({ code, message, hint }) => `${code}: ${message} ${hint}`)
  };
};

describe('a file that ends in .md', () => {
  it('is read as MDX if its text has a component that it imports', () => {
    const body =
      "import Chart from './Chart.tsx';\n\n<!-- A comment -->\n\n# Sales\n\n<Chart>\n  The *best* year.\n</Chart>\n";
    const { blocks, problems } = read(body);
    expect(problems).toEqual([]);
    expect(blocks[0]).toContain('Sales');
    expect(blocks[1]).toContain('<Chart><p>{"The "}<em>{"best"}</em>{" year."}</p></Chart>');
  });

  it.each([
    ["import { Label } from '@acme/ui';\n\nA <Label>new</Label> one.", '<Label>'],
    ["import { Label } from '@acme/ui';\n\n| A |\n| - |\n| <Label>new</Label> |", '<Label>'],
    ['export const Label = () => <b>new</b>;\n\n<Label />', '<Label />']
  ])('so are components in sentences and cells, and those that it exports: %j', (body, element) => {
    const { blocks, problems } = read(body);
    expect(problems).toEqual([]);
    expect(blocks.join('\n')).toContain(element);
    expect(blocks.join('\n')).toContain('export default function PagePart()');
  });

  it('is read as MDX if it has MDX in fences of Docusaurus', () => {
    const fence = (text: string): string => `\`\`\`mdx-code-block\n${text}\n\`\`\`\n`;
    const body = `${fence("import Chart from './Chart.tsx';")}\n${fence('<Chart>')}\nText\n\n${fence('</Chart>')}`;
    const { blocks, problems } = read(body);
    expect(problems).toEqual([]);
    expect(blocks[0]).toContain('<Chart><p>{"Text"}</p></Chart>');
    expect(read(body, 'package').blocks[0]).toContain('<pre');
  });

  it.each([
    ["import { Label } from '@acme/ui';\n\n```ts\nexport const a = <Label />;\n```\n\nIn {braces}."],
    ["import data from './data.json';\n\nIn {braces}, and <b>bold</b>."]
  ])('is Markdown otherwise: %j', (body) => {
    expect(read(body).blocks.join('\n')).toContain('In {braces}');
  });

  it('is Markdown if a package ships it', () => {
    const { blocks } = read("import { Label } from '@acme/ui';\n\nA <Label>new</Label> {one}.", 'package');
    expect(blocks.join('\n')).toContain('{one}');
  });

  it('says what keeps it from being read as MDX', () => {
    const { blocks, problems } = read("import { Label } from '@acme/ui';\n\nA <Label>new</Label> one.<br>\n\n1 < 2");
    expect(blocks.join('\n')).toContain('one.<br>');
    expect(problems.join('\n')).toMatch(
      /mdx-syntax: The text has <Label>, which the page imports, and is no valid MDX\..*line \d+/
    );
  });
});
