import { vi } from 'vitest';

let tables = 0;

/** A table with rows of CSS variables, as `renderReference` writes it; its prefix is new, since files are kept. */
export interface TestTable {
  html: string;
  /** Addresses that were fetched. */
  fetched: string[];
  /** Answers the requests so far. @param isFound whether there is a file */
  answer: (isFound?: boolean) => Promise<void>;
}

/** Makes a table with two variables: the first refers to tokens, the second has a name in scripts. */
export function makeTable(): TestTable {
  const prefix = `knob-${(tables += 1)}`;
  const fetched: string[] = [];
  const waiting: ((isFound: boolean) => void)[] = [];
  const common = { selector: '.knob', condition: null, isColor: false, token: null };
  const rows = [
    {
      ...common,
      property: `--${prefix}--Gap`,
      value: '1rem',
      values: ['--acme-t--gap', '1rem'],
      themes: [
        { names: ['dark', 'dark+high-contrast'], value: '2rem', values: ['--acme-t--wide', '2rem'], isColor: false }
      ]
    },
    { ...common, property: `--${prefix}--Size`, value: '3px', values: [], themes: [], token: 'knob_size' }
  ];
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    return new Promise<Response>((resolve) => {
      waiting.push((isFound) => resolve(isFound ? Response.json({ rows }) : new Response('', { status: 404 })));
    });
  });
  const data = { prefix, tokens: { page: '/tokens', names: '--acme-t--' } };
  return {
    html: `
      <section class="pb-reference-prefix"><table data-props='${JSON.stringify(data)}'><tbody>
        <tr id="--${prefix}--Gap" data-selector=".knob"><td>.knob</td><td><a>Gap</a></td><td><details><summary><span
          data-in="ac">1rem</span>\n<span data-in="bd">2rem</span>\n</summary></details></td></tr>
        <tr id="--${prefix}--Size"><td>.knob</td><td><a>Size</a></td><td><details><summary>3px\n</summary></details></td></tr>
      </tbody></table></section>
    `,
    fetched,
    answer(isFound = true) {
      waiting.splice(0).forEach((each) => each(isFound));
      return Promise.resolve();
    }
  };
}
