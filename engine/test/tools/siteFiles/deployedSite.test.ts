import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createToolContext } from '../../../src/tools/mcp/server.ts';
import { searchTool } from '../../../src/tools/mcp/tools/search.ts';
import { openSystem } from '../../../src/tools/lint/openSystem.ts';
import { openSiteFiles, type SiteFiles } from '../../../src/tools/siteFiles/siteFiles.ts';

let server: Server;
let site = '';
let files: SiteFiles;
/** Answers each request. */
let respond: (response: ServerResponse) => void;

beforeEach(async () => {
  server = createServer((_request, response) => respond(response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  files = openSiteFiles(site);
});

afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

/** What a reader of `/api/site.json` is told. */
const told = (): Promise<string> =>
  files.json('/api/site.json').then(
    () => 'nothing',
    (problem: unknown) => String(problem)
  );

/** Deadlines pass at once. */
const letTimePass = (): void => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    return controller.signal;
  });
};

describe('a deployed site that', () => {
  it.each<[string, (response: ServerResponse) => void, string]>([
    ['answers an error', (response) => response.writeHead(500).end('oops'), 'the server answered 500. Try again later'],
    ['ends connections', (response) => response.destroy(), 'other side closed. Try again later'],
    [
      'breaks off',
      (response) => {
        response.writeHead(200, { 'content-length': 99 }).write('{');
        setTimeout(() => response.destroy(), 20);
      },
      'other side closed. Try again later'
    ],
    [
      'redirects in a circle',
      (response) => response.writeHead(302, { location: '/login' }).end(),
      'redirect count exceeded. Try again later'
    ],
    [
      'asks to sign in',
      (response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>'),
      'is missing, or the server answers a page instead. It has to be there without signing in'
    ],
    ['answers nothing', (response) => response.end(''), 'is missing, or the server answers a page instead'],
    ['answers something else', (response) => response.end('{"a":'), 'is no JSON. Build it again, or check its address']
  ])('%s says what to do, and is read again by the next call', async (_what, failing, message) => {
    respond = failing;
    const text = await told();
    expect(text).toMatch(/^UserError: /);
    expect(text).toContain(message);
    expect(text).not.toContain('\n');
    respond = (response) => response.end('{}');
    expect(await told()).toBe('nothing');
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['never answers', () => undefined],
    ['stops within an answer', (response) => response.writeHead(200).write('{')]
  ])('%s is given up', async (_what, slow) => {
    letTimePass();
    respond = slow;
    const text = await told();
    expect(text).toMatch(/^UserError: .* took longer than 20 seconds\. Try again later/);
  });

  it('answers without end is given up', async () => {
    respond = (response) => {
      const more = (): void => {
        while (response.write(Buffer.alloc(1_000_000, 97))) {
          // The next piece.
        }
        response.once('drain', more);
      };
      more();
    };
    expect(await told()).toContain('is larger than any file of a documentation site');
  });

  it('refuses connections says what to do', async () => {
    server.close();
    expect(await told()).toMatch(/connect ECONNREFUSED 127\.0\.0\.1:\d+\. Try again later/);
  });

  it('is down says so to the search and to the checker', async () => {
    const facts = { name: 'Acme', release: '1.0.0', tabs: {}, toolAliases: {} };
    respond = (response) => response.end(JSON.stringify(facts));
    const context = await createToolContext(files, import.meta.dirname);
    respond = (response) => response.writeHead(503).end();
    await expect(searchTool.run({ query: 'knob' }, context)).rejects.toThrow(
      'the server answered 503. Try again later'
    );
    const source = { from: site, packages: [], site: '.' };
    await expect(openSystem(source, import.meta.dirname)).rejects.toThrow(
      /^http\S+lint\.json can't be read: the server answered 503\. Try again later/
    );
  });
});
