import { expect, it } from 'vitest';

import { withProseWords } from '../../src/ui/body/proseWords.ts';
import { loadAcme, markdown } from './support/acmeSite.ts';

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
  const html = block?.kind === 'prose' ? block.prose.html : '';
  expect(html.replace(/<[^>]*>/g, '')).toContain('export const size = 1 &lt; 2;');
  expect(html).toContain('<span class="pb-prompt"></span>turn');
  expect(withProseWords(html)).toContain('its file <code>./Gone.ts</code> is missing');
  expect(html).not.toContain('\0');
  expect(problems).toMatchObject([
    { code: 'missing-example-file', message: "The file of this block of code can't be read: ./Gone.ts" }
  ]);
});
