import type { ServerResponse } from 'node:http';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { loadSiteContext, type SiteContext } from '../../../src/content/siteContext.ts';
import type { TabSetup } from '../../../src/core/tabCode.ts';
import { DevPages } from '../../../src/site/dev/devPages.ts';
import { answerRequest } from '../../../src/site/dev/requests.ts';
import { createSiteFiles } from '../../../src/site/publish/siteFiles.ts';
import { assembleForTests } from '../../support/assembleForTests.ts';

const SITE = path.resolve(import.meta.dirname, '../../../../sites/starter');

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

let context: SiteContext;
let pages: DevPages;

beforeAll(async () => {
  context = await loadSiteContext(SITE);
  pages = await DevPages.open(context, (problems) => ({ open: problems, known: 0 }));
}, 60_000);

afterAll(() => {
  pages.close();
});

/** Returns the answer of the dev server; null if it leaves the request to Vite. */
async function ask(address: string): Promise<Answer | null> {
  const answer: Answer = { status: 0, headers: {}, body: '' };
  const response = {
    writeHead(status: number, headers: Record<string, string>) {
      Object.assign(answer, { status, headers });
      return response;
    },
    end(body: string | Buffer) {
      answer.body = body.toString();
    }
  } as unknown as ServerResponse;
  const target = { pathname: decodeURI(address), search: '', url: address, authority: null };
  return (await answerRequest(pages, context, target, response)) ? answer : null;
}

describe('requests to the dev server', { timeout: 60_000 }, () => {
  it('are answered with every file that a build writes beside its documents', async () => {
    const { parts, documents } = await assembleForTests(context);
    const groups = await Promise.all(createSiteFiles(parts, documents).groups.map(({ contents }) => contents()));
    const addresses = groups.flatMap((contents) => [...contents.keys()]);
    expect(addresses).toEqual(
      expect.arrayContaining([
        '/releases.atom',
        '/sitemap.xml',
        '/.well-known/agent-skills/larkspur/SKILL.md',
        '/api/v1/components/button.json',
        '/api/components/larkspur-ui/Button.html'
      ])
    );
    const missing: string[] = [];
    for (const address of addresses) {
      const answer = await ask(address);
      if (answer?.status !== 200 || answer.body === '') {
        missing.push(address);
      }
    }
    expect(missing).toEqual([]);
  });

  it('have the types of files', async () => {
    const typeOf = async (address: string) => (await ask(address))?.headers['Content-Type'];
    expect(await typeOf('/api/pages.json')).toBe('application/json');
    expect(await typeOf('/releases.atom')).toBe('application/atom+xml');
    expect(await typeOf('/manifest.webmanifest')).toBe('application/manifest+json');
    expect(await typeOf('/.well-known/agent-skills/larkspur/SKILL.md')).toBe('text/markdown; charset=utf-8');
    expect(await typeOf('/api/components/larkspur-ui/Button.html')).toBe('text/html; charset=utf-8');
  });

  it('get the data of the checker of code', async () => {
    expect(JSON.parse((await ask('/api/lint.json'))?.body ?? '')).toMatchObject({
      format: 1,
      data: { packages: [{ name: 'larkspur-ui' }], pages: { 'larkspur-ui/Button': '/components/button' } }
    });
  });

  it('for lists by version are rewritten as hosts do', async () => {
    expect(await ask('/api/v1/components/button/react')).toMatchObject({
      status: 302,
      headers: { Location: '/api/v1/components/button/react/text' }
    });
    expect((await ask('/api/v1/components/button/react/text'))?.body).toBe((await ask('/components/button.md'))?.body);
    expect(JSON.parse((await ask('/api/v1/components/button/props'))?.body ?? '')).toMatchObject({ name: 'Button' });
    expect((await ask('/api'))?.body).toContain('"/api/v1/{section}.json"');
    expect(await ask('/api/v1/components/button/none/text')).toBeNull();
  });

  it('show the playground of a page, whose editor knows its code', async () => {
    expect((await ask('/components/tag'))?.body.includes('<h2 id="props-playground"')).toBe(true);
    const setup = JSON.parse((await ask('/code/components/tag.json'))?.body ?? '') as TabSetup;
    expect(setup).toMatchObject({ unpublished: { 'props-playground': { title: 'Tag' } } });
  });

  it('for the manifest know the playgrounds of pages that nobody has opened', async () => {
    const entries = JSON.parse((await ask('/routes.json'))?.body ?? '') as { path: string; toc: unknown[] }[];
    const { toc } = entries.find((entry) => entry.path === '/components/feedback/meter') ?? {};
    expect(toc).toEqual(expect.arrayContaining([expect.objectContaining({ id: 'props-playground' })]));
  });
});
