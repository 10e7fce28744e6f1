import { expect, it } from 'vitest';

import { bodyNodes } from '../../src/twin/tabBody.ts';
import { writeMarkdown } from '../../src/twin/writeMarkdown.ts';
import { exampleBlock, makeSource } from '../ui/acme.ts';

it('leads to examples whose code is very long, so that there is room for the others', () => {
  const example = (title: string, code: string) => exampleBlock({ title, slug: title, path: `/knob/${title}`, code });
  const blocks = [example('short', 'a'), example('long', 'b\n'.repeat(5000)), example('next', 'c')];
  const trees = { prose: ({ tree }: { tree: never }) => tree, component: () => null, module: () => null };
  const markdown = writeMarkdown(bodyNodes(makeSource({ blocks }), trees as never, (address) => address));
  expect(markdown).toMatch(/short\n\n```\w+\na\n```[^]*- \[long\]\(\/knob\/long\.md\)[^]*next\n\n```\w+\nc\n```/);
  expect(markdown.length).toBeLessThan(1000);
});
