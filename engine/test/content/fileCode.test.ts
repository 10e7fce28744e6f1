import { expect, it } from 'vitest';

import { loadAcme, markdown } from './support/acmeSite.ts';
import type { ProseTree } from '../../src/core/proseTree.ts';
import { treeHtml } from '../../src/core/treeHtml.ts';

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
