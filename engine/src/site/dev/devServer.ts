import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { escapePath } from 'tinyglobby';
import { type ViteDevServer, createServer } from 'vite';

import { headersAt, hostHeaders } from '../publish/hostFiles.ts';
import { type GuardedServer, refuseWith, requireFreePort, startGuardedServer } from '../serving/guardedServer.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import { browserSearch } from '../../core/config/search.ts';
import { siteTabs } from '../../core/tabs.ts';
import { fileValues } from '../../bundle/scripts/fileValues.ts';
import { BROWSER_NAMES, exactAliases, preferEsModules, sheetModules } from '../../bundle/scripts/packageModules.ts';
import { siteModules } from '../../bundle/scripts/siteModules.ts';
import { replaceTextsModule } from '../../bundle/scripts/inlineTexts.ts';
import {
  provideAssistants,
  provideLanguage,
  provideTabs,
  provideThemes
} from '../../bundle/scripts/provideConstants.ts';
import { provideSearch } from '../../bundle/scripts/provideSearch.ts';
import { missingModules } from '../../bundle/scripts/missingModules.ts';
import { DENIED_FILES, devDependencies, servedFolders } from './devPackages.ts';
import { PAGE_MODULES } from './devContext.ts';
import { engineFile } from '../../content/engineFile.ts';
import { aliasedModules } from '../build/moduleFiles.ts';
import { DevPages } from './devPages.ts';
import { createProblemReport, type OpenProblems } from './problems.ts';
import { answerNotFound, answerRequest } from './requests.ts';
import { createRequestGuard } from './requestGuard.ts';
import { watchContent } from './watchContent.ts';

/** Imported by the engine's own scripts and by compiled examples. */
const REACT_MODULES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'];

/** Address of the frame document; its hash changes with its content while the server runs. */
const FRAME_DOCUMENT = /^\/assets\/frame-\w+\.html$/;

/** Same rules as in a published site; caching is up to Vite. */
const RULES = hostHeaders({ frame: '/frame' });
const HEADERS = headersAt(RULES, '/');
const FRAME_HEADERS = headersAt(RULES, '/frame');

/** Subprotocols of Vite's websocket server. */
const PING = 'vite-ping';
const SOCKET_PROTOCOLS = ['vite-hmr', PING];

/** Vite leaves connections for other addresses open without an answer. */
const isSocketAddress = (url = ''): boolean => /^\/(?:\?|$)/.test(url);

/**
 * Vite treats suffixes of its own module names as file paths, and logs that it failed to open the files; and that it
 * failed to resolve a module without a name.
 */
const isBeyondViteModule = (pathname: string): boolean => /@vite\/(?:client|env).|@id\/(?:&|$)/.test(pathname);

export interface DevServerOptions {
  /** 0: any free port. */
  port: number;
  host: string;
  /** Names to accept in Host headers besides those of this computer and `host`. */
  allowedHosts: readonly string[];
  /** Filters problems; those that it leaves out are only counted. */
  openProblems: OpenProblems;
}

/**
 * Serves a site during development. Pages and their examples are rendered on request;
 * changes to content, examples or the engine show in open pages immediately.
 * @throws UserError when the port is taken
 */
export async function startDevServer(context: SiteContext, options: DevServerOptions): Promise<GuardedServer> {
  const { openProblems } = options;
  await requireFreePort(options);
  const pages = await DevPages.open(context, openProblems);
  const { include, exclude } = devDependencies(pages.site.site, context.folder);
  const search = browserSearch(context.config.search, context.config.product);
  const allowed = servedFolders(context.folder);
  const guard = createRequestGuard({ siteFolder: context.folder, servedFolders: allowed });
  // Never listens: it only emits the upgrade requests that the guard lets through to Vite.
  const upgrades = createHttpServer();
  const vite = await createServer({
    root: context.folder,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    publicDir: false,
    cacheDir: `${context.cacheFolder}/vite`,
    define: BROWSER_NAMES,
    // Default imports of CommonJS don't depend on a package.json, as in the published site (`siteModules`).
    legacy: { inconsistentCjsInterop: true },
    resolve: {
      dedupe: ['react', 'react-dom'],
      alias: exactAliases(aliasedModules(context.config, context.folder))
    },
    plugins: [
      preferEsModules(),
      fileValues((asset) => pages.addAssets([asset])),
      siteModules((asset) => pages.addAssets([asset])),
      sheetModules(),
      missingModules(() => undefined),
      replaceTextsModule(context.config.texts),
      provideLanguage(context.config.language),
      provideThemes(context.config.themes),
      provideTabs(siteTabs(context.config)),
      provideAssistants(context.config.assistants),
      ...provideSearch(search)
    ],
    optimizeDeps: {
      // What parts of the interface import: found at their first use, it would reload the page.
      entries: [engineFile('ui/dev.ts'), ...(search === null ? [] : [fileURLToPath(search.module)])].map((file) =>
        escapePath(file.replaceAll(path.sep, '/'))
      ),
      include: [...REACT_MODULES, ...include],
      exclude,
      rolldownOptions: { shimMissingExports: true }
    },
    server: {
      middlewareMode: true,
      hmr: { server: upgrades },
      fs: { strict: true, allow: allowed, deny: DENIED_FILES },
      // Modules contain the site's sources and the token of the HMR socket, so other origins must not read them.
      cors: false,
      // The guard has already checked the host, also for WebSockets.
      allowedHosts: true,
      // Compiled examples get a new address with each change; open pages fetch them without a reload.
      watch: { ignored: [`${context.cacheFolder}/**`] }
    }
  });
  watchContent(
    vite,
    context,
    pages,
    createProblemReport(openProblems, (text) => process.stderr.write(text))
  );

  await Promise.race([transformPageModules(vite), setTimeout(MAX_HEAD_START_MS, undefined, { ref: false })]);

  const server = await startGuardedServer({
    ...options,
    headersOf: (pathname) => (FRAME_DOCUMENT.test(pathname ?? '') ? FRAME_HEADERS : HEADERS),
    async answer(target, request, response) {
      if (await answerRequest(pages, context, target, response)) {
        return;
      }
      const refused = guard(target, request.headers);
      if (refused === 400 || refused === 403) {
        refuseWith(response, refused);
        return;
      }
      // Vite never answers requests for ranges beyond its largest number; send whole files instead.
      delete request.headers.range;
      if (refused === null && !isBeyondViteModule(target.pathname)) {
        await new Promise<void>((resolve) => {
          response.once('close', resolve);
          vite.middlewares(request, response, () => resolve());
        });
      }
      if (!response.headersSent && !response.destroyed) {
        await answerNotFound(pages, response);
      }
    },
    upgrade(request, socket, head) {
      const protocol = request.headers['sec-websocket-protocol'] ?? '';
      const isSpoken = SOCKET_PROTOCOLS.includes(protocol) && isSocketAddress(request.url);
      // Vite asks for its token only if there is an origin, which browsers always send.
      const isAsked = protocol === PING || request.headers.origin !== undefined;
      return isSpoken && isAsked && upgrades.emit('upgrade', request, socket, head);
    }
  });
  pages.warmUp();
  return {
    address: server.address,
    async close() {
      pages.close();
      await vite.close();
      await server.close();
    }
  };
}

/** Time for {@link transformPageModules}; it takes longer if Vite prebundles packages at the same time. */
const MAX_HEAD_START_MS = 400;

/** Transforms the modules of every page, so that the first page doesn't wait for them, import by import. */
async function transformPageModules({ environments }: ViteDevServer): Promise<void> {
  await Promise.all(PAGE_MODULES.map((address) => environments.client.warmupRequest(address)));
  await environments.client.waitForRequestsIdle();
}
