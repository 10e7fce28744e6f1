import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { starterData } from '../lint/starterLinter.ts';

const data = await starterData();

/** What the worker has sent, and the errors that it has reported. */
const sent: unknown[] = [];
const errors: unknown[] = [];

async function startWorker(
  answer: () => Promise<Response>
): Promise<(name: string, text: string, wanted?: 'findings' | 'uses') => Promise<unknown>> {
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('postMessage', (message: unknown) => sent.push(message));
  vi.stubGlobal('reportError', (error: unknown) => errors.push(error));
  vi.stubGlobal('onmessage', null);
  vi.resetModules();
  await import('../../src/live/checker/worker.ts');
  const { onmessage } = globalThis as unknown as { onmessage: (event: { data: unknown }) => Promise<void> };
  return async (name, text, wanted = 'findings') => {
    await onmessage({ data: { wanted, name, text } });
    return sent.at(-1);
  };
}

beforeEach(() => {
  sent.length = 0;
  errors.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

it('is ready once it has the data of the site, and answers with findings and the packages that judge', async () => {
  const check = await startWorker(() => Promise.resolve(Response.json({ data })));
  const answer = check('a.tsx', 'import { Tag } from \'larkspur-ui\';\nconst a = <Tag tonne="neutral">A</Tag>;');
  expect(await answer).toMatchObject({
    kind: 'done',
    result: {
      findings: [{ rule: 'unknown-prop', line: 2, fix: { text: 'tone' } }],
      failure: null,
      packages: [{ name: 'larkspur-ui', version: '1.4.0' }]
    }
  });
  expect(sent[0]).toEqual({ kind: 'ready' });
  expect(errors).toEqual([]);
});

it('reads files by their names, and says why it can’t read one', async () => {
  const check = await startWorker(() => Promise.resolve(Response.json({ data })));
  expect(await check('a.css', '.lark-no { }')).toMatchObject({ result: { findings: [{ rule: 'unknown-class' }] } });
  expect(await check('a.html', '<p class="lark-no">')).toMatchObject({
    result: { findings: [{ rule: 'unknown-class' }] }
  });
  expect(await check('a.tsx', 'const a = (;')).toMatchObject({ result: { failure: { line: 1, column: 12 } } });
});

it('says what files use, by the lines of the text as it was written', async () => {
  const ask = await startWorker(() => Promise.resolve(Response.json({ data })));
  const code = [
    'import type { TagProps } from "larkspur-ui";',
    'import { Tag } from "larkspur-ui";',
    'type A = {',
    '  b: string;',
    '};',
    'const a = (b: A) => <Tag tone="neutral" {...b}>A</Tag>;'
  ].join('\n');
  expect(await ask('a.tsx', code, 'uses')).toMatchObject({
    result: {
      uses: {
        imports: [
          { name: 'TagProps', line: 1 },
          { name: 'Tag', line: 2 }
        ],
        components: [{ path: ['Tag'], line: 6, hasSpread: true, props: [{ name: 'tone', literals: ['neutral'] }] }]
      },
      failure: null
    }
  });
  const sheet = '.lark-no,\n.other { color: var(--lark-a) }';
  expect(await ask('a.css', sheet, 'uses')).toMatchObject({
    result: { uses: { variables: [{ name: '--lark-a', line: 2 }], unknownClasses: [{ name: 'lark-no', line: 1 }] } }
  });
  expect(await ask('a.html', '<p\nclass="lark-no">', 'uses')).toMatchObject({
    result: { uses: { unknownClasses: [{ name: 'lark-no', line: 2, successor: null }] } }
  });
  expect(await ask('a.tsx', 'const a = (;', 'uses')).toMatchObject({ result: { uses: null, failure: { line: 1 } } });
});

it('fails before it is ready if there are no data', async () => {
  await startWorker(() => Promise.resolve(new Response('', { status: 404 })));
  await vi.waitFor(() => expect(errors).toHaveLength(1));
  expect(sent).toEqual([]);
});
