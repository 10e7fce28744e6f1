import { type IncomingMessage, type ServerResponse, createServer as createHttpServer } from 'node:http';

import { createServer } from 'vite';

import type { SiteContext } from '../site/siteContext.ts';
import { imageAssets } from '../vite/imageAssets.ts';
import { missingModules } from '../vite/missingModules.ts';
import { moduleTwins } from '../vite/moduleTwins.ts';
import { sheetModules } from '../vite/sheetModules.ts';
import { devDependencies } from './dependencies.ts';
import { DevPages } from './devPages.ts';
import { answerNotFound, answerRequest } from './requests.ts';
import { watchContent } from './watchContent.ts';

/** What the engine's own scripts and compiled examples import. */
const REACT_MODULES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'];

export interface DevServer {
  address: string;
  close(): Promise<void>;
}

/**
 * Serves a site while it is written. A page and its examples are rendered when they are asked for;
 * a change of content, an example or the engine shows in open pages at once.
 */
export async function startDevServer(context: SiteContext, port: number, host: string): Promise<DevServer> {
  const pages = await DevPages.open(context);
  const { include, exclude } = devDependencies(pages.site.site, context.folder);
  const http = createHttpServer();
  const vite = await createServer({
    root: context.folder,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    publicDir: false,
    cacheDir: `${context.cacheFolder}/vite`,
    define: { global: 'globalThis' },
    resolve: { dedupe: ['react', 'react-dom'] },
    plugins: [
      moduleTwins(),
      sheetModules(),
      imageAssets((asset) => pages.addAssets([asset])),
      missingModules(() => undefined)
    ],
    optimizeDeps: {
      include: [...REACT_MODULES, ...include],
      exclude,
      rolldownOptions: { shimMissingExports: true }
    },
    server: {
      middlewareMode: true,
      hmr: { server: http },
      fs: { strict: false },
      // Compiled examples have a new address for each change; open pages fetch them without being loaded again.
      watch: { ignored: [`${context.cacheFolder}/**`] }
    }
  });
  watchContent(vite, context, pages);

  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    void answerRequest(pages, context, request, response).then((isAnswered) => {
      if (!isAnswered) {
        vite.middlewares(request, response, () => void answerNotFound(pages, response));
      }
    });
  });
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, resolve);
  });
  const bound = http.address();
  const boundPort = typeof bound === 'object' && bound !== null ? bound.port : port;
  return {
    address: `http://${host}:${boundPort}`,
    async close() {
      pages.close();
      await vite.close();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    }
  };
}
