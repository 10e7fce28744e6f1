import { describe, expect, it } from 'vitest';

import { loadAcme, markdown } from './support/acmeSite.ts';
import type { ProseTree } from '../../src/core/proseTree.ts';
import { treeHtml } from '../../src/core/treeHtml.ts';
import { exampleLocation } from '../../src/examples/exampleLocation.ts';

it('shows the code of the file that a block of code names, wherever the block stands', async () => {
  const fence = '```ts noLive file="./Knob.ts"\n```';
  const { pages, problems } = await loadAcme({
    content: {
      'knob.md': markdown(
        { id: 'Knob', section: 'components' },
        `${fence}\n\n- Item\n\n  \`\`\`bash file="run.sh"\n  \`\`\`\n\n\`\`\`ts noLive file="./Gone.ts"\n\`\`\`\n`
      ),
      'Knob.ts': 'export const size = 1 < 2;',
      'run.sh': '$ turn'
    }
  });
  const [block] = pages[0]?.sources[0]?.blocks ?? [];
  const tree: ProseTree = block?.kind === 'prose' ? block.prose.tree : { type: 'root', children: [] };
  const html = treeHtml(tree);
  expect(html.replace(/<[^>]*>/g, '')).toContain('export const size = 1 &lt; 2;');
  expect(html).toContain('<span class="pb-prompt"></span>turn');
  expect(html).toContain('<pb-missing part="code"><code>./Gone.ts</code></pb-missing>');
  expect(html).not.toContain('\0');
  expect(problems).toMatchObject([
    { code: 'missing-example-file', message: "The file of this block of code can't be read: ./Gone.ts" }
  ]);
});

describe('a part of a file', () => {
  const LAMP =
    "import { Bulb } from './Bulb';\n\n// #region basic\nexport const Lamp = () => (\n  <Bulb />\n);\n// #endregion\n";
  const load = (body: string) =>
    loadAcme({
      content: {
        'knob.md': markdown({ id: 'Knob', section: 'components' }, body),
        'Lamp.tsx': LAMP,
        'marks.ts': 'a;\n// #region part\nb; // [!code ++]\nc; // [!code added]\n// #endregion\n'
      }
    });

  it('is shown with its marks, title and numbers', async () => {
    const { pages, problems } = await load(
      '```ts noLive file="./marks.ts#part" title="marks.ts"\n```\n\n```ts file="./marks.ts#L3-L4" showLineNumbers\n```'
    );
    const [source] = pages[0]?.sources ?? [];
    const [block] = source?.blocks ?? [];
    const html = block?.kind === 'prose' ? treeHtml(block.prose.tree) : '';
    expect(html).toContain('>marks.ts</figcaption>');
    expect(html).toContain('<ins class="pb-line">b;\n</ins>');
    expect(html).toContain('style="counter-reset: pb-line 2"');
    expect(problems).toMatchObject([
      { code: 'code-mark', location: { file: source?.codeFiles[0], line: 4 } },
      { code: 'code-mark', location: { file: source?.codeFiles[1], line: 4 } }
    ]);
  });

  it('can be an example, whose errors are located in the file', async () => {
    const { pages, problems } = await load('### Lamp\n\n```tsx live file="./Lamp.tsx#basic"\n```');
    const [block] = pages[0]?.sources[0]?.blocks ?? [];
    const example = block?.kind === 'example' ? block.example : undefined;
    expect(example).toMatchObject({
      code: 'export const Lamp = () => (\n  <Bulb />\n);',
      excerptLine: 4,
      relativeImports: []
    });
    expect(example && exampleLocation(example, 2, 3)).toEqual({ file: example?.file, line: 5 });
    expect(problems).toEqual([]);
  });

  it.each([
    ['```ts noLive file="./Lamp.tsx#basik"\n```', 6, './Lamp.tsx has no region "basik".', 'Did you mean "basic"?'],
    [
      '### Lamp\n\n```ts live file="./Lamp.tsx#basik"\n```',
      8,
      './Lamp.tsx has no region "basik".',
      'Did you mean "basic"?'
    ],
    [
      '```ts file="./Lamp.tsx#L9"\n```',
      6,
      './Lamp.tsx has 7 lines, and no lines 9 to 9.',
      'Write existing lines, such as #L3-L9.'
    ]
  ])('that is missing is an error: %s', async (body, line, message, hint) => {
    const { pages, problems } = await load(body);
    expect(problems).toMatchObject([{ severity: 'error', code: 'missing-region', message, hint, location: { line } }]);
    const [block] = pages[0]?.sources[0]?.blocks ?? [];
    expect(block?.kind === 'prose' ? treeHtml(block.prose.tree) : '').toContain('<code>./Lamp.tsx#');
  });
});
