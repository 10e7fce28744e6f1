import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type RenderResult, renderExamples } from '../../../src/examples/render/renderExamples.ts';
import { renderRequest } from './acmeExample.ts';
import { createAcmeSite } from './acmeSite.ts';

const MINUTE_MS = 60_000;

const site = createAcmeSite({
  'content/examples/rows.ts': "export interface Row { name: string }\nexport const rows: Row[] = [{ name: 'one' }];",
  'content/examples/now.ts': 'export const now = new Date().getTime();',
  'content/examples/table.json': '["cell"]',
  'content/examples/look.css': '.look {',
  'content/examples/Part.tsx': 'import icon from \'./icon.svg\';\nexport const Part = () => <img src={icon} alt="" />;',
  'node_modules/acme-parts/package.json': '{ "name": "acme-parts", "version": "1.0.0" }',
  'node_modules/acme-parts/index.js': 'exports.__esModule = true;\nexports.Part = () => "own";',
  'content/examples/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>'
});
afterAll(() => site.remove());

const EXAMPLES = {
  plain: 'export const A: React.FC<{ a?: string }> = ({ a = "b" }) => <Button>{a as string}</Button>;',
  class: 'class A extends React.Component { render() { return <p>class</p>; } }',
  element: '<p>element</p>',
  hooks: 'export const A = () => { const [a] = useState(1); return <p id={useId()}>{a}</p>; };',
  'own modules': `
    import { rows, Row } from './rows';
    import table from './table.json';
    import { Part } from './Part';
    import './look.css';
    export const A = () => <div>{rows.map((row: Row) => row.name)}{table}<Part /></div>;`,
  'package twice': `
    import { Panel } from 'acme-ui/dist/esm/Panel';
    import { Panel as Same } from 'acme-ui';
    export const A = () => <p>{String(Panel === Same)}</p>;`,
  'changes a package': `
    import * as parts from 'acme-parts';
    export const A = () => { Object.assign(parts, { Part: 'i' }); return <p>changed</p>; };`,
  'what others change': "import { Part } from 'acme-parts';\nexport const A = () => <Part />;",
  image: 'import logo from \'acme-ui/logo.svg\';\nexport const A = () => <img src={logo} alt="" />;',
  counter: 'export const A = () => <p><Button>one</Button><Button>two</Button></p>;',
  random: 'export const A = () => <p>{Math.random()}</p>;',
  'random id': 'export const A = () => { const id = `a${Math.random()}`; return <a id={id} href={`#${id}`}>a</a>; };',
  clock: 'const start = new Date();\nexport const A = () => <p>{start.getFullYear()}</p>;',
  'clock of a module': "import { now } from './now';\nexport const A = () => <p>{now}</p>;",
  place: 'export const A = () => <p>{new Date(2020, 1, 1).toISOString()}</p>;',
  language: 'export const A = () => <p>{(1234.5).toLocaleString()}</p>;',
  'style library': 'let n = 0; export const A = () => <p className={`b title-0-2-${n++ + 7}`}>a</p>;',
  'style in parts': 'export const A = () => <style>{"a{}"}{"b{}"}</style>;',
  'style element': 'export const A = () => <style>{"a"}{"b"}</style>;',
  'file beside it': "export const A = () => <img src={new URL('./examples/icon.svg', import.meta.url).href} alt='' />;",
  'open comment': 'export const A = () => <p dangerouslySetInnerHTML={{ __html: "a</p></div><!-- b" }} />;',
  'block in a paragraph': 'export const A = () => <p><div>block</div></p>;',
  portal: `
    import { createPortal } from 'react-dom';
    export const A = () => <p>{createPortal('gone', document.body)}here</p>;`,
  document: 'export const A = () => <p>{document.createElement("i").tagName}</p>;',
  window: 'export const A = () => <p>{window.innerWidth}</p>;',
  'having a window':
    'const place = typeof window === "undefined" ? "server" : "browser"; export const A = () => <p>{place}</p>;',
  'throws in browsers': 'if (typeof window !== "undefined") undefined.a;\nexport const A = () => <p>server</p>;',
  awaits: 'const a = await Promise.resolve("later");\nexport const A = () => <p>{a}</p>;',
  'awaits for ever': 'await new Promise(() => undefined);\nexport const A = () => <p>never</p>;',
  browser: 'export const A = () => <p>{navigator.language}</p>;',
  'document at start': 'const body = document.body;\nexport const A = () => <p>{body.tagName}</p>;',
  throws: 'export const A = () => { console.log("hint"); throw new TypeError("no\\nmore"); };',
  'throws at start': 'const a = undefined.b;\nexport const A = () => a;',
  'missing import': "import { a } from './none';\nexport const A = () => a;",
  exits: 'export const A = () => { process.exit(0); };',
  rejects: 'Promise.reject(new Error("late"));\nexport const A = () => <p>rejects</p>;',
  timer: 'setInterval(() => { throw new Error("late"); }, 1);\nexport const A = () => <p>timer</p>;',
  last: 'export const A = () => <p>last</p>;'
};

type Name = keyof typeof EXAMPLES;

let results: Map<string, RenderResult>;
const requests = Object.entries(EXAMPLES).map(([key, code]) => renderRequest(site, key, code));

beforeAll(async () => {
  const { folder: siteFolder, cacheFolder } = site;
  ({ results } = await renderExamples(requests, { siteFolder, cacheFolder, workers: 1 }));
}, MINUTE_MS);

function result(name: Name): RenderResult {
  const found = results.get(name);
  if (found === undefined) {
    throw new Error(`There is no result for "${name}".`);
  }
  return found;
}

/** Returns the HTML of an example in a state, without ids. */
function html(name: Name, state: 'live' | 'fresh' = 'live'): string {
  const found = result(name);
  expect(found.state, JSON.stringify(found)).toBe(state);
  return found.state === 'client' ? '' : found.html.replace(/ (?:id|aria-describedby)="[^"]*"/g, '');
}

describe('an example with deterministic output', () => {
  it('may use types, hooks, classes and bare JSX', () => {
    expect(html('plain')).toBe('<button>b</button>');
    expect(html('class')).toBe('<p>class</p>');
    expect(html('element')).toBe('<p>element</p>');
    expect(html('hooks')).toBe('<p>1</p>');
  });

  it('may import its own files: TypeScript, JSON, images, style sheets', () => {
    expect(html('own modules')).toMatch(/^<div>one<!-- -->cell<img src="\/assets\/icon-\w{8}\.svg" alt=""\/><\/div>$/);
    expect(html('image')).toMatch(/src="\/assets\/logo-\w{8}\.svg"/);
  });

  it('gets a single instance of a module that a package ships twice', () => {
    expect(html('package twice')).toBe('<p>true</p>');
  });

  it("can't change a package for the next ones, as in browsers", () => {
    expect(result('changes a package')).toMatchObject({
      state: 'client',
      phase: 'render',
      reason: expect.stringMatching(/^TypeError: /) as string
    });
    expect(html('what others change')).toBe('own');
  });

  it('has ids with its own prefix, including those from counters or random numbers', () => {
    const prefix = (name: Name): string => requests.find(({ key }) => key === name)?.identifierPrefix ?? '';
    expect(result('hooks')).toMatchObject({ html: expect.stringContaining(`id="_${prefix('hooks')}`) as string });
    const hints = [...JSON.stringify(result('counter')).matchAll(/aria-describedby=\\"([^"\\]*)/g)].map(([, id]) => id);
    expect(hints).toEqual([`${prefix('counter')}-1`, `${prefix('counter')}-2`]);
    const id = `${prefix('random id')}-1`;
    expect(result('random id')).toMatchObject({ state: 'live', html: `<a id="${id}" href="#${id}">a</a>` });
  });
});

describe('an example with nondeterministic output', () => {
  it.each<Name>(['random', 'clock', 'clock of a module', 'place', 'language', 'window', 'having a window', 'browser'])(
    'depends on %s',
    (name) => {
      expect(result(name)).toMatchObject({
        state: 'fresh',
        reason: expect.stringMatching(/^Renders differently/) as string
      });
    }
  );

  it('is rendered to HTML anyway', () => {
    expect(html('clock', 'fresh')).toBe('<p>2026</p>');
    expect(html('place', 'fresh')).toBe('<p>2020-02-01T00:00:00.000Z</p>');
    expect(html('language', 'fresh')).toBe('<p>1,234.5</p>');
  });

  it('may have class names numbered in creation order', () => {
    expect(html('style library', 'fresh')).toBe('<p class="b title">a</p>');
  });

  it('may have a style element that React fills in the browser only', () => {
    expect(html('style in parts', 'fresh')).toBe('<style></style>');
  });
});

describe('an example that React renders differently in the browser', () => {
  it('has a style element with several children', () => {
    expect(result('style element')).toMatchObject({ state: 'fresh' });
  });
});

it('an example may have the address of a file, which depends on the site', () => {
  expect(html('file beside it', 'fresh')).toMatch(/^<img src="\/assets\/icon-\w+\.svg" alt=""\/>$/);
});

describe('an example whose HTML is not whole', () => {
  it('is closed, and started afresh', () => {
    expect(html('open comment', 'fresh')).toBe('<p>a</p><!-- b</p>-->');
    expect(html('block in a paragraph', 'fresh')).toBe('<p></p><div>block</div><p></p>');
  });
});

describe('an example that needs a DOM', () => {
  it('is rendered at the second attempt', () => {
    expect(html('document')).toBe('<p>I</p>');
    expect(html('document at start')).toBe('<p>BODY</p>');
    expect(result('document').attempt).toBe(2);
  });

  it('leaves its portals to the browser', () => {
    expect(html('portal', 'fresh')).toBe('<p>here</p>');
  });
});

describe('an example that fails', () => {
  it('is rendered in the browser, with the first line of its error and its console output', () => {
    expect(result('throws')).toEqual({
      key: 'throws',
      attempt: 2,
      isCertain: true,
      state: 'client',
      phase: 'render',
      reason: 'TypeError: no',
      output: ['hint']
    });
  });

  it('may fail while its module is evaluated', () => {
    expect(result('throws at start')).toMatchObject({ state: 'client', phase: 'evaluate' });
  });

  it('reports the missing import', () => {
    expect(result('missing import')).toMatchObject({
      state: 'client',
      phase: 'render',
      reason: 'Error: Cannot find "./none", imported by Example.tsx, line 1.'
    });
  });

  it("can't end the process", () => {
    expect(result('exits')).toMatchObject({ state: 'client', reason: 'Error: process.exit() was called.' });
  });

  it('does not affect other examples', () => {
    expect(html('rejects')).toBe('<p>rejects</p>');
    expect(html('timer')).toBe('<p>timer</p>');
    expect(html('last')).toBe('<p>last</p>');
  });
});

describe('a second run', () => {
  it('takes all results from the cache', async () => {
    const { folder: siteFolder, cacheFolder } = site;
    const again = await renderExamples(requests, { siteFolder, cacheFolder });
    expect(again.stats).toMatchObject({ cached: requests.length });
    expect(again.results).toEqual(results);
  });

  it(
    'renders the same HTML without the cache, in another order and with more processes',
    async () => {
      const cacheFolder = site.path('.other-cache');
      const again = await renderExamples(requests.toReversed(), { siteFolder: site.folder, cacheFolder, workers: 3 });
      expect(Object.fromEntries(again.results)).toEqual(Object.fromEntries(results));
    },
    MINUTE_MS
  );
});

describe('while another thread is busy', () => {
  it(
    'one process fewer renders, and nothing waits for the thread',
    async () => {
      const keys = ['first', 'second', 'third', 'fourth'];
      const code = 'export const A = () => <p>{process.pid}</p>;';
      const found = await renderExamples(
        keys.map((key) => renderRequest(site, key, code)),
        {
          siteFolder: site.folder,
          cacheFolder: site.path('.busy-cache'),
          workers: 2,
          busyUntil: new Promise(() => undefined)
        }
      );
      expect(found.results.size).toBe(keys.length);
      expect(new Set([...found.results.values()].map((result) => result.state === 'live' && result.html)).size).toBe(1);
    },
    MINUTE_MS
  );
});

describe('examples that are known later', () => {
  it(
    'are rendered after the others, by the process that is there',
    async () => {
      // Counts the modules that one process has loaded.
      const code = 'globalThis.count = (globalThis.count ?? 0) + 1; export const A = () => <p>{globalThis.count}</p>;';
      const first = renderRequest(site, 'first', code);
      const second = renderRequest(site, 'second', `${code} `);
      const options = { siteFolder: site.folder, cacheFolder: site.path('.later-cache'), workers: 1 };
      const found = await renderExamples([first], { ...options, later: Promise.resolve([second]) });
      expect(found.results.get('first')).toMatchObject({ html: '<p>1</p>' });
      expect(found.results.get('second')).toMatchObject({ html: '<p>3</p>' });
      const again = await renderExamples([first], { ...options, later: Promise.resolve([second]) });
      expect(again).toMatchObject({ results: found.results, stats: { cached: 2 } });
    },
    MINUTE_MS
  );

  it(
    'may fail to become known while the others are rendered',
    async () => {
      const first = renderRequest(site, 'early', 'export const A = () => <p>early</p>;');
      const options = { siteFolder: site.folder, cacheFolder: site.path('.failing-cache'), workers: 1 };
      const later = Promise.reject(new Error('no declarations'));
      await expect(renderExamples([first], { ...options, later })).rejects.toThrow('no declarations');
    },
    MINUTE_MS
  );

  it('fail as a whole if they never become known', async () => {
    const options = { siteFolder: site.folder, cacheFolder: site.path('.later-cache'), workers: 1 };
    const later = Promise.reject(new Error('no declarations'));
    await expect(renderExamples([], { ...options, later })).rejects.toThrow('no declarations');
  });
});

describe('an example that hangs or kills its process', () => {
  it(
    'is abandoned, and the next one gets a new process',
    async () => {
      const hanging = renderRequest(site, 'hangs', 'export const A = () => { for (;;) {} };');
      const killing = renderRequest(
        site,
        'kills',
        'process.kill(process.pid, "SIGKILL"); export const A = () => null;'
      );
      const last = renderRequest(site, 'after', 'export const A = () => <p>after</p>;');
      const options = { siteFolder: site.folder, cacheFolder: site.cacheFolder, workers: 1, timeLimitMs: 3000 };
      const found = await renderExamples([hanging, killing, last], options);
      expect([...found.results.values()]).toMatchObject([
        { state: 'client', phase: 'process', reason: 'Error: Took longer than 3 s.' },
        { state: 'client', phase: 'process', reason: 'Error: The process ended while it rendered the example.' },
        { state: 'live', html: '<p>after</p>' }
      ]);
      expect(found.stats.cached).toBe(0);
      // Nothing of it is stored; the same run doesn't wait for it again.
      const again = await renderExamples([hanging, killing, last], { ...options, rendered: found.results });
      expect(again.results).toEqual(found.results);
      expect(again.stats.cached).toBe(3);
    },
    MINUTE_MS
  );
});

describe('a site whose React does not load', () => {
  it(
    'fails as a whole with the cause',
    async () => {
      const siteFolder = site.path('broken');
      site.write({ 'broken/node_modules/react-dom/index.js': 'throw new Error("half installed");' });
      await expect(
        renderExamples(requests.slice(0, 1), { siteFolder, cacheFolder: site.path('.broken-cache') })
      ).rejects.toThrow(/does not start.*half installed/s);
    },
    MINUTE_MS
  );
});

describe('an example whose module', () => {
  it('throws with a window must not be loaded with others', () => {
    expect(result('throws in browsers')).toMatchObject({ state: 'fresh', html: '<p>server</p>', isFragile: true });
  });

  it('awaits something is rendered if that settles', () => {
    expect(html('awaits')).toBe('<p>later</p>');
    expect(result('awaits for ever')).toMatchObject({
      state: 'client',
      reason: expect.stringMatching(/only settles/) as string
    });
  });

  it('throws the same error with a DOM will do so in browsers', () => {
    expect(result('throws')).toMatchObject({ state: 'client', isCertain: true });
    expect(result('document').state).not.toBe('client');
  });
});
