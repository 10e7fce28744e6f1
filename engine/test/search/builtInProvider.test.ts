import { describe, expect, it } from 'vitest';

import { createBuiltInProvider } from '../../src/search/builtIn/builtInProvider.ts';
import type { FoundPassages } from '../../src/search/builtIn/pagefind.ts';
import { type LoadSlice, SearchEngine } from '../../src/search/builtIn/searchEngine.ts';
import type { SearchAnswer } from '../../src/search/searchProvider.ts';
import { encodeSlice } from '../../src/search/searchSlice.ts';
import { searchRecord } from '../support/searchRecord.ts';

const dial = searchRecord({ title: 'Dial', text: '' });
const knob = searchRecord({
  title: 'Knob',
  address: '/components/knob',
  page: '/components/knob',
  text: 'Turns a dial.'
});

const loadSite: LoadSlice = (name) => Promise.resolve(encodeSlice(name === 'pages' ? [dial, knob] : []));

/** Answers as "more" or "last", with their titles. */
async function answersTo(query: string, passages: Promise<FoundPassages>): Promise<string[]> {
  const engine = new SearchEngine(loadSite);
  const provider = createBuiltInProvider({
    startWorker: () => ({
      search: (request, onAnswer) => engine.search(request, onAnswer),
      findPassages: () => passages
    }),
    debounceMs: 0
  });
  const answers: string[] = [];
  await provider.search(
    { query, kinds: [], section: null, limit: 5 },
    ({ isPartial, results }) =>
      answers.push([isPartial ? 'more' : 'last', ...results.map(({ title }) => title)].join(' ')),
    new AbortController().signal
  );
  return answers;
}

const NONE: FoundPassages = { passages: [], count: 0 };

describe('the built-in search', () => {
  it('answers with names at once if they match well', async () => {
    const answers = await answersTo('dial', Promise.resolve(NONE));
    expect(answers.length).toBeGreaterThan(1);
    expect(answers[0]).toMatch(/^more Dial/);
    expect(answers.at(-1)).toMatch(/^last Dial/);
  });

  it('waits for passages if names match poorly, since these may put others first', async () => {
    expect(await answersTo('turns', Promise.resolve(NONE))).toEqual(['last Knob']);
  });

  it('shows poor matches if passages take long', async () => {
    const late = new Promise<FoundPassages>((resolve) => setTimeout(() => resolve(NONE), 4300));
    expect(await answersTo('turns', late)).toEqual(['more Knob', 'last Knob']);
  });

  it('finds a page by a passage, which is shown, however many are asked for', async () => {
    const engine = new SearchEngine(loadSite);
    const limits: number[] = [];
    const meta = { title: 'Care', page: '/components/dial', section: 'components', place: '["Components", "Dial"]' };
    const passage = { url: '/components/dial#care', content: 'Dial Care. Oil it monthly.', meta };
    const provider = createBuiltInProvider({
      startWorker: () => ({
        search: (request, onAnswer) => engine.search(request, onAnswer),
        findPassages({ limit }) {
          limits.push(limit);
          return Promise.resolve({ passages: [passage], count: 1 });
        }
      }),
      debounceMs: 0
    });
    for (const limit of [1, 10]) {
      const answers: SearchAnswer[] = [];
      const request = { query: 'monthly', kinds: [], section: null, limit };
      await provider.search(request, (answer) => answers.push(answer), new AbortController().signal);
      const found = answers.at(-1)?.results.find(({ kind }) => kind === 'page');
      expect(found).toMatchObject({ title: 'Dial', excerpt: { text: 'Oil it monthly.', matches: [[7, 14]] } });
    }
    expect(new Set(limits).size).toBe(1);
  });
});
