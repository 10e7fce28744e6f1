import { expect, it } from 'vitest';
import { captionProblems } from '../../../src/check/prose/captionProblems.ts';
import { ownPage, summarize } from './ownPages.ts';

const check = (caption: string): string[] =>
  summarize(captionProblems(ownPage(`~~~ts figure title="Lamp" caption="${caption}"\nx\n~~~`), { captionWords: 6 }));

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
  expect(check('The [lamp](/a/long-address/of-a-page) is on.')).toEqual([]);
  expect(check('The lamp in the corner is on.')).toEqual(['1 caption-length']);
});

it.each(['lamps with a switch.', 'Lamps with a switch'])('reports a caption that is no sentence: %s', (caption) => {
  expect(check(caption)).toEqual(['1 caption-sentence']);
});

it('passes over code without a caption', () => {
  expect(captionProblems(ownPage('```ts\nx\n```\n\n~~~html figure\nx\n~~~'), { captionWords: 6 })).toEqual([]);
});
