import { expect, it } from 'vitest';

import { sentence, summarize } from '../../../../engine/test/check/prose/ownPages.ts';
import { captions } from '../../prose/captions.ts';
import { checkPage } from './check.ts';

const check = (caption: string): string[] =>
  summarize(checkPage(captions, `~~~ts figure title="Lamp" caption="${caption}"\nx\n~~~`));

it.each([
  'The lamp is on.',
  '`isOn` lights the lamp.',
  '*Off* needs no word.',
  'Is the lamp on?',
  '12 of 20 lamps fit.'
])('accepts a caption that is a short sentence: %s', (caption) => {
  expect(check(caption)).toEqual([]);
});

it('counts words as readers see them', () => {
  const long = sentence(11);
  expect(check(`The [lamp](/a/long-address/of-a-page) is on: ${long}`)).toEqual([]);
  expect(check(`The lamp \`isOn\` is on: ${long}`)).toEqual(['1 prose/caption-length']);
});

it.each(['lamps with a switch.', 'Lamps with a switch'])('reports a caption that is no sentence: %s', (caption) => {
  expect(check(caption)).toEqual(['1 prose/caption-sentence']);
});

it('says what is wrong', () => {
  expect(checkPage(captions, `~~~ts figure title="A lamp" caption="${sentence(16)}"\nx\n~~~`)).toMatchObject([
    {
      severity: 'error',
      message: 'The caption has 16 words.',
      hint: 'Use at most 15, and put the rest in the text around the figure.',
      location: { line: 6 }
    },
    { message: `The caption "${sentence(16)}" is not a sentence.` }
  ]);
});

it('passes over titles, and code without a caption', () => {
  const long = sentence(20);
  expect(checkPage(captions, `\`\`\`ts\nx\n\`\`\`\n\n~~~html figure title="a ${long}"\nx\n~~~\n\na ${long}`)).toEqual(
    []
  );
});
