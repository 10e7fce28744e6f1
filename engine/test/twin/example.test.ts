import { expect, it } from 'vitest';

import type { FigureExample } from '../../src/model.ts';
import { figureNodes } from '../../src/twin/example.ts';
import { paragraph } from '../../src/twin/nodes.ts';
import { writeMarkdown } from '../../src/twin/writeMarkdown.ts';
import { makeFigure } from '../ui/acme.ts';

type Advice = FigureExample['figure']['advice'];

it.each<[Advice, string]>([
  ['do', '**Do**: A name'],
  ['dont', '**Don’t**: A name'],
  [null, '**Figure**: A name']
])('names a figure with the advice %j', (advice, first) => {
  const { figure } = makeFigure();
  const example = makeFigure({ title: 'A name', code: '<Knob />', lang: 'ts', figure: { ...figure, advice } });
  const markdown = writeMarkdown(figureNodes(example, [paragraph('Why.')]));
  expect(markdown).toBe(`${first}\n\nWhy.\n\n\`\`\`tsx\n<Knob />\n\`\`\`\n`);
});
