/** Drives `patternbook mcp` with the official client, over standard input and output and over HTTP. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

import { outputOf } from '../support/readSite.ts';
import { expect, test } from '../support/test.ts';

const root = resolve(import.meta.dirname, '../..');
const MAIN = join(root, 'engine/src/tools/cli/main.ts');
const SITE = outputOf('sites/starter');
/** Tokens are about four characters. */
const MOST_CHARACTERS_OF_TOOLS = 1500 * 4;

type Transport = Parameters<Client['connect']>[0];

const argumentsFor = (from: string, more: readonly string[] = []): string[] => [
  '--conditions=patternbook-source',
  MAIN,
  'mcp',
  '--from',
  from,
  ...more
];

async function connect(transport: unknown): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport as Transport);
  return client;
}

const overStdio = (from: string, cwd = root): Promise<Client> =>
  connect(new StdioClientTransport({ command: process.execPath, args: argumentsFor(from), cwd, stderr: 'pipe' }));

interface Answer {
  isError: boolean;
  text: string;
}

async function call(client: Client, name: string, input: Record<string, unknown>): Promise<Answer> {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [first] = content as { text: string }[];
  return { isError: isError === true, text: first?.text ?? '' };
}

async function startHttp(from: string, port = 0): Promise<{ address: string; child: ChildProcess }> {
  const child = spawn(process.execPath, argumentsFor(from, ['--http', '--port', String(port)]), { cwd: root });
  let printed = '';
  while (!printed.includes('/mcp')) {
    const [chunk] = (await once(child.stderr, 'data')) as [Buffer];
    printed += chunk.toString();
  }
  return { address: /http\S+\/mcp/.exec(printed)?.[0] ?? '', child };
}

test.describe('the tools over standard input and output', () => {
  let client: Client;

  test.beforeAll(async () => {
    client = await overStdio(SITE);
  });

  test.afterAll(() => client.close());

  test('are five, and take little room in a conversation', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual(['check', 'get', 'icons', 'search', 'tokens']);
    expect(JSON.stringify(tools).length).toBeLessThan(MOST_CHARACTERS_OF_TOOLS);
  });

  test('lead from a question to the answer', async () => {
    const found = await call(client, 'search', { query: 'disclosure' });
    expect(found.text).toContain('**Disclosure** (page)');
    const next = /→ get name="([^"]+)"/.exec(found.text)?.[1] ?? '';
    const outline = await call(client, 'get', { name: next, detail: 'outline' });
    expect(outline.text).toMatch(/- Props \(\d+ characters\)/);
    const props = await call(client, 'get', { name: next, section: 'props' });
    expect(props.text).toMatch(/^\| `\w+` \|/m);
    const whole = await call(client, 'get', { name: 'Disclosure', detail: 'full' });
    expect(whole.text).toContain('```tsx');
    expect(whole.text.length).toBeGreaterThan(props.text.length);
  });

  test('find tokens by purpose, value, and use', async () => {
    const byWords = await call(client, 'tokens', { query: 'accent color' });
    expect(byWords.text).toContain('`--lark-color-accent`');
    const all = await call(client, 'tokens', { name: '--lark-color-accent' });
    const value = /: (#[\da-f]{6})/.exec(all.text)?.[1] ?? '';
    expect(all.text).toContain('dark');
    expect((await call(client, 'tokens', { value: value.toUpperCase() })).text).toContain('`--lark-color-accent`');
    expect((await call(client, 'tokens', { use: 'button' })).text).toContain('--lark-');
  });

  test('find icons by meaning, and answer their drawing', async () => {
    expect((await call(client, 'icons', { query: 'dismiss' })).text).toContain('**close**');
    expect((await call(client, 'icons', { query: 'close' })).text).toContain('<svg');
  });

  test('check code', async () => {
    const code =
      'import { Tag, Nothing } from \'larkspur-ui\';\nexport const A = () => <Tag tone="sucess" isLoud />;\n';
    const { text, isError } = await call(client, 'check', { code });
    expect(isError).toBe(false);
    expect(text).toMatch(/1:\d+ error unknown-component/);
    expect(text).toMatch(/2:\d+ error wrong-value.*success/);
    expect(text).toMatch(/2:\d+ error unknown-prop/);
    expect((await call(client, 'check', { code: 'const = 1' })).text).toContain('can’t be read');
    expect((await call(client, 'check', { code: 'a { color: red }', file: 'a.css' })).text).toContain('raw-color');
  });

  test('say what to do about bad input', async () => {
    for (const [tool, input, message] of [
      ['get', { name: 'Disclosur' }, 'Did you mean "Disclosure"?'],
      ['get', { name: '/../../package.json' }, 'There is no page'],
      ['get', { name: 'Disclosure', section: 'Prosp' }, 'Did you mean'],
      ['tokens', {}, 'query, value, use, or name'],
      ['tokens', { name: '--lark-color-acent' }, 'Did you mean --lark-color-accent?'],
      ['icons', { query: 'zzzzzz' }, 'No icon means'],
      ['search', { query: '' }, 'Invalid arguments'],
      ['search', { query: 'x'.repeat(300) }, 'Invalid arguments'],
      ['search', { query: 'a', page: -1 }, 'Invalid arguments'],
      ['nothing', {}, 'not found']
    ] as const) {
      const answer = await call(client, tool, input);
      expect.soft(answer.isError, `${tool} ${JSON.stringify(input)}`).toBe(true);
      expect.soft(answer.text).toContain(message);
    }
    expect((await call(client, 'search', { query: 'qqqqqqq' })).text).toContain('Nothing found');
  });

  test('answer 50 calls at once, and one about a megabyte of code', async () => {
    const calls = Array.from({ length: 50 }, (_, index) =>
      call(
        client,
        index % 2 === 0 ? 'search' : 'get',
        index % 2 === 0 ? { query: `button ${index}` } : { name: 'Button' }
      )
    );
    const answers = await Promise.all(calls);
    expect(answers.filter(({ isError, text }) => isError || text === '')).toEqual([]);
    const code =
      "import { Tag } from 'larkspur-ui';\n" + 'export const tag = <Tag tone="none" />;\n' + '// x\n'.repeat(200_000);
    expect((await call(client, 'check', { code })).text).toContain('wrong-value');
  });
});

test('over HTTP, they answer the same, also after a restart; other hosts and origins are refused', async () => {
  const first = await startHttp(SITE);
  const port = Number(new URL(first.address).port);
  const client = await connect(new StreamableHTTPClientTransport(new URL(first.address)));
  expect((await call(client, 'search', { query: 'disclosure' })).text).toContain('**Disclosure** (page)');
  first.child.kill();
  await once(first.child, 'exit');
  const second = await startHttp(SITE, port);
  expect((await call(client, 'get', { name: 'Disclosure' })).text).toContain('# Disclosure');
  const many = await Promise.all(Array.from({ length: 50 }, () => call(client, 'icons', { query: 'close' })));
  expect(many.every(({ isError }) => !isError)).toBe(true);
  const ask = (init: RequestInit, address = second.address): Promise<number> =>
    fetch(address, { method: 'POST', body: '{}', ...init }).then(({ status }) => status);
  expect(await ask({ headers: { Origin: 'https://evil.example' } })).toBe(403);
  expect(await ask({ headers: { Origin: 'null' } })).toBe(403);
  expect(await ask({ method: 'GET', body: null })).toBe(405);
  expect(await ask({ body: 'no JSON' })).toBe(400);
  expect(await ask({ body: 'x'.repeat(9_000_000) })).toBe(413);
  expect(await ask({}, second.address.replace('/mcp', '/other'))).toBe(404);
  await client.close();
  second.child.kill();
  await once(second.child, 'exit');
});

test('a deployed site answers, and one that is down is an error that says so', async () => {
  let isDown = false;
  const files: Server = createServer((request, response) => {
    void import('node:fs').then(({ readFileSync, existsSync }) => {
      const file = join(SITE, decodeURI(request.url ?? ''));
      const isThere = existsSync(file) && !isDown;
      response.writeHead(isDown ? 503 : isThere ? 200 : 404).end(isThere ? readFileSync(file) : '');
    });
  });
  files.listen(0);
  await once(files, 'listening');
  const client = await overStdio(`http://localhost:${(files.address() as AddressInfo).port}`);
  expect((await call(client, 'get', { name: 'Button' })).text).toContain('# Button');
  isDown = true;
  const answer = await call(client, 'get', { name: 'Disclosure' });
  expect(answer.isError).toBe(true);
  expect(answer.text).toContain('the server answered 503. Try again later');
  isDown = false;
  expect((await call(client, 'get', { name: 'Disclosure' })).isError).toBe(false);
  await client.close();
  files.close();
});

test('within a project, its installed packages judge, and pages say where they differ', async () => {
  const project = mkdtempSync(join(tmpdir(), 'mcp-project-'));
  const modules = join(project, 'node_modules');
  mkdirSync(modules);
  cpSync(join(root, 'sites/starter/packages/larkspur-ui'), join(modules, 'larkspur-ui'), { recursive: true });
  const manifest = join(modules, 'larkspur-ui/package.json');
  const { readFileSync } = await import('node:fs');
  const contents = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  writeFileSync(manifest, JSON.stringify({ ...contents, version: '0.9.0' }));
  for (const name of ['react', 'react-dom', '@types', 'csstype']) {
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  writeFileSync(join(project, 'package.json'), '{"name":"project"}');
  const client = await overStdio(SITE, project);
  const { text } = await call(client, 'get', { name: 'Tag' });
  expect(text).toContain(`This project has larkspur-ui 0.9.0 (the site documents ${contents.version})`);
  const checked = await call(client, 'check', { code: "import { Tag } from 'larkspur-ui';\n" });
  expect(checked.text).toContain('larkspur-ui 0.9.0, as installed in this project');
  await client.close();
  rmSync(project, { recursive: true });
});

test('a folder that is no site ends the command with an error', async () => {
  const child = spawn(process.execPath, argumentsFor(join(root, 'docs')), { cwd: root });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(1);
  expect(printed).toContain('is no built site');
});
