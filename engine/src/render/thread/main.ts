/** Entry of a render thread: answers each request with its outcome. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

import { ModuleResolver } from '../../examples/moduleResolver.ts';
import type { RenderRequest } from '../result.ts';
import type { ThreadData } from '../threadData.ts';
import { freezeWorld } from './frozenWorld.ts';
import { registerPackageHooks } from './packageHooks.ts';
import { leaveOutPortals } from './portals.ts';
import { quietSurroundings } from './quietSurroundings.ts';
import { ExampleRenderer, type ServerReact } from './renderExample.ts';

const { siteFolder, withWindow } = workerData as ThreadData;
if (withWindow) {
  const { installWindow } = await import('./imitatedWindow.ts');
  installWindow();
}
registerPackageHooks(siteFolder);
freezeWorld();
quietSurroundings();

const requireFromSite = createRequire(join(siteFolder, 'index.js'));
leaveOutPortals(requireFromSite('react-dom') as Parameters<typeof leaveOutPortals>[0]);
const react = { ...requireFromSite('react'), ...requireFromSite('react-dom/server') } as ServerReact;
const renderer = new ExampleRenderer(react, new ModuleResolver(), siteFolder);

parentPort?.on('message', (request: RenderRequest) => {
  parentPort?.postMessage(renderer.render(request));
});
