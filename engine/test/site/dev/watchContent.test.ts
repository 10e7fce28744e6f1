import { EventEmitter } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ViteDevServer } from 'vite';

import { resolveConfig } from '../../../src/core/config.ts';
import { PAGE_EVENT, type PageOpened } from '../../../src/core/devEvents.ts';
import type { DevPages } from '../../../src/site/dev/devPages.ts';
import { watchContent } from '../../../src/site/dev/watchContent.ts';
import { type TemporarySite, createTemporarySite } from '../../check/temporarySite.ts';

const CONFIG = {
  product: { name: 'Acme', slug: 'acme', description: 'Acme.', versionOf: 'acme-ui' },
  sections: [{ slug: 'parts', title: 'Parts' }],
  markdownComponents: { Dial: 'components/Dial.tsx' },
  drawings: 'drawings.tsx',
  examples: { wrapper: 'around/Wrapper.tsx' }
};

let site: TemporarySite;
let pages: Record<
  'reloadContent' | 'reloadEngine' | 'reloadPackages' | 'reloadComponents',
  ReturnType<typeof vi.fn>
> & {
  site: unknown;
  frame: string;
};
let openPage: (frame: string) => { send: ReturnType<typeof vi.fn> };
let change: (file: string) => void;
const send = vi.fn();
const print = vi.spyOn(process.stdout, 'write');
const printError = vi.spyOn(process.stderr, 'write');

beforeEach(() => {
  print.mockReturnValue(true);
  printError.mockReturnValue(true);
  site = createTemporarySite({
    'package.json': JSON.stringify({ dependencies: { 'acme-ui': '*' } }),
    'packages/acme-ui/package.json': '{ "name": "acme-ui" }',
    'site.config.ts': "import { footer } from './config/footer.ts';\nexport default { footer };",
    'config/footer.ts': "export * from './links.js';",
    'config/links.ts': 'export const footer = [];',
    'components/Dial.tsx':
      "import './dial.css'; import { parts } from './parts.ts'; export default { component: () => parts };",
    'components/parts.ts': 'export const parts = [];',
    'components/dial.css': '.dial {}',
    'components/Lever.tsx': '',
    'drawings.tsx': "import { shapes } from './shapes.ts'; export default { '/parts': shapes };",
    'shapes.ts': 'export const shapes = [];',
    'around/Wrapper.tsx': "import { theme } from './theme.ts'; export default ({ children }) => [theme, children];",
    'around/theme.ts': 'export const theme = [];'
  });
  mkdirSync(site.path('content'));
  symlinkSync(site.path('packages/acme-ui'), site.path('node_modules/acme-ui'), 'junction');
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  change = (file) => watcher.emit('all', 'change', site.path(file));
  pages = {
    site: { site: { pages: [], problems: [] } },
    frame: 'dev-7',
    reloadContent: vi.fn(() => Promise.resolve([])),
    reloadEngine: vi.fn(() => Promise.resolve([])),
    reloadPackages: vi.fn(),
    reloadComponents: vi.fn(() => Promise.resolve([]))
  };
  let onPage: (page: PageOpened, client: { send: typeof send }) => void = () => undefined;
  openPage = (frame) => {
    const client = { send: vi.fn() };
    onPage({ frame }, client);
    return client;
  };
  watchContent(
    {
      watcher,
      ws: { send, on: (event: string, listener: typeof onPage) => event === PAGE_EVENT && (onPage = listener) }
    } as unknown as ViteDevServer,
    {
      folder: site.folder,
      config: resolveConfig(CONFIG, 'site.config.ts'),
      cacheFolder: site.cacheFolder,
      outFolder: site.path('dist')
    },
    pages as unknown as DevPages,
    () => undefined
  );
});
afterEach(() => vi.clearAllMocks());

describe('watchContent', () => {
  it.each(['site.config.ts', 'config/footer.ts', 'config/links.ts'])('requests a restart when %s changes', (file) => {
    change(file);
    const name = path.normalize(file);
    expect(print).toHaveBeenCalledWith(`${name} has changed: restart the server to see its changes.\n`);
    expect(send).not.toHaveBeenCalled();
  });

  it.each(['packages/acme-ui/src/Button.tsx', 'packages/acme-ui/css/button.css'])(
    'reloads pages when %s of a linked package changes',
    async (file) => {
      change(file);
      await expect.poll(() => send.mock.calls).toEqual([[{ type: 'full-reload' }]]);
      // Once for pages that Vite reloads itself, and once after the last change.
      expect(pages.reloadPackages).toHaveBeenCalledTimes(2);
      // They may use what has changed.
      expect(pages.reloadComponents).toHaveBeenCalledOnce();
    }
  );

  it.each(['components/Dial.tsx', 'components/parts.ts', 'components/dial.css'])(
    'reloads pages when %s of a Markdown component changes',
    async (file) => {
      change(file);
      await expect.poll(() => send.mock.calls).toEqual([[{ type: 'full-reload' }]]);
      expect(pages.reloadComponents).toHaveBeenCalledOnce();
    }
  );

  it.each(['drawings.tsx', 'shapes.ts'])('reloads pages when %s of the drawings changes', async (file) => {
    change(file);
    await expect.poll(() => send.mock.calls).toEqual([[{ type: 'full-reload' }]]);
    expect(pages.reloadEngine).toHaveBeenCalledOnce();
  });

  it.each(['around/Wrapper.tsx', 'around/theme.ts'])(
    'renders examples again when %s around them changes',
    async (file) => {
      change(file);
      await expect.poll(() => pages.reloadContent.mock.calls.length).toBe(1);
    }
  );

  it('ignores other files of the site, and installed packages in a linked one', async () => {
    change('components/Lever.tsx');
    change('packages/acme-ui/node_modules/acme-icons/index.js');
    // Part of the same update.
    change('content/page.md');
    await expect.poll(() => send.mock.calls).toEqual([[{ type: 'custom', event: 'patternbook:content' }]]);
    expect(pages.reloadComponents).not.toHaveBeenCalled();
    expect(pages.reloadPackages).not.toHaveBeenCalled();
  });

  it('updates once after changes in quick succession', async () => {
    change('components/Dial.tsx');
    change('components/Dial.tsx');
    change('content/page.md');
    await expect.poll(() => send.mock.calls).toEqual([[{ type: 'full-reload' }]]);
    expect(pages.reloadComponents).toHaveBeenCalledOnce();
    // Part of the reload.
    expect(pages.reloadContent).not.toHaveBeenCalled();
  });

  it('does not start an update before the last one has ended', async () => {
    const first = Promise.withResolvers<never[]>();
    pages.reloadComponents.mockReturnValueOnce(first.promise);
    change('components/Dial.tsx');
    await expect.poll(() => pages.reloadComponents.mock.calls).toHaveLength(1);
    change('components/Dial.tsx');
    await setTimeout(100);
    expect(pages.reloadComponents).toHaveBeenCalledOnce();
    first.resolve([]);
    await expect.poll(() => send.mock.calls).toHaveLength(2);
    expect(pages.reloadComponents).toHaveBeenCalledTimes(2);
  });

  it('reloads a page that was rendered before the last update', () => {
    expect(openPage('dev-6').send.mock.calls).toEqual([[{ type: 'full-reload' }]]);
    expect(openPage('dev-7').send).not.toHaveBeenCalled();
  });

  it('updates open pages', async () => {
    writeFileSync(site.path('content/page.md'), '');
    change('content/page.md');
    await expect.poll(() => send.mock.calls).toEqual([[{ type: 'custom', event: 'patternbook:content' }]]);
  });

  it('survives errors caused by a change', async () => {
    pages.reloadPackages.mockImplementation(() => {
      throw new Error('The sheet is malformed.');
    });
    change('packages/acme-ui/css/button.css');
    pages.reloadContent.mockRejectedValue(new Error('The page is malformed.'));
    change('content/page.md');
    pages.reloadComponents.mockRejectedValue(new Error('The component is malformed.'));
    change('components/Dial.tsx');
    await expect.poll(() => printError.mock.calls.join('')).toContain('The page is malformed.');
    expect(printError.mock.calls.join('')).toContain('The component is malformed.');
    expect(printError.mock.calls.join('')).toContain('The sheet is malformed.');
  });
});
