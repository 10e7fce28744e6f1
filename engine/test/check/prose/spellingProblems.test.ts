import { describe, expect, it } from 'vitest';
import { spellingProblems } from '../../../src/check/prose/spellingProblems.ts';
import { ownPage } from './ownPages.ts';

/** Loading the dictionaries is slow on a busy machine. */
const READS_DICTIONARIES = { timeout: 60_000 };

async function check(body: string, words: string[] = []): Promise<string[]> {
  const problems = await spellingProblems(ownPage(body).passages, words, 'words.txt');
  return problems.map(({ code, location, hint }) => `${(location?.line ?? 0) - 5}:${location?.column} ${code} ${hint}`);
}

const LIST = 'If it is right, add it to words.txt.';

describe('spelling', READS_DICTIONARIES, () => {
  it('reports misspelled words and British spellings', async () => {
    expect(
      await check('## Serach\n\nThe **colour** and teh\nbehaviour\n\n| A | gallary |\n| --- | --- |\n| x | y |')
    ).toEqual([
      `1:4 prose-spelling Is "search" meant? ${LIST}`,
      `3:7 prose-spelling Is "color" meant? ${LIST}`,
      `3:20 prose-spelling Is "the" meant? ${LIST}`,
      `4:1 prose-spelling Is "behavior" meant? ${LIST}`,
      `6:7 prose-spelling Is "gallery" meant? ${LIST}`
    ]);
  });

  it('knows technical terms, and ignores code and URLs', async () => {
    const body =
      'The dropdown\'s tooltips aren’t in React\'s JavaScript, nor in CSS or SVG: `serach`, https://serach.example/teh.\n\n```js noLive\nserach();\n```\n\n<Gallary items="serach" />';
    expect(await check(body)).toEqual([]);
  });

  it("accepts words on the site's list, in any case", async () => {
    expect(await check('Larkspurry and larkspurry.')).toHaveLength(2);
    expect(await check('Larkspurry and larkspurry.', ['larkspurry'])).toEqual([]);
  });
});
