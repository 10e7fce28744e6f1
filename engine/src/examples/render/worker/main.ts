/** Entry of a render process: answers each request with its outcome. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { ModuleResolver } from '../../moduleResolver.ts';
import type { RenderRequest } from '../result.ts';
import { readWorkerOptions, type WorkerReply } from '../workerOptions.ts';
import { controlChance } from './controlChance.ts';
import { controlClock } from './controlClock.ts';
import { controlLocale } from './controlLocale.ts';
import { registerPackageHooks } from './packageHooks.ts';
import { leaveOutPortals } from './portals.ts';
import { quietSurroundings } from './quietSurroundings.ts';
import { ExampleRenderer, type ServerReact } from './renderExample.ts';

const { siteFolder, withWindow } = readWorkerOptions(process.argv);
process.once('disconnect', process.exit.bind(process, 0));
const send = process.send?.bind(process);

const clearWindow = withWindow ? (await import('./imitatedWindow.ts')).installWindow() : () => undefined;
registerPackageHooks(siteFolder);
controlClock();
controlChance();
controlLocale();

const requireFromSite = createRequire(join(siteFolder, 'index.js'));
leaveOutPortals(requireFromSite('react-dom') as Parameters<typeof leaveOutPortals>[0]);
const react = { ...requireFromSite('react'), ...requireFromSite('react-dom/server') } as ServerReact;
const renderer = new ExampleRenderer(react, new ModuleResolver(), siteFolder);

// Only now: what fails until here must end the process.
quietSurroundings();
process.on('message', (request: RenderRequest) => {
  clearWindow();
  const outcome = renderer.render(request);
  send?.({ outcome, peakMemoryBytes: process.resourceUsage().maxRSS * 1024 } satisfies WorkerReply);
});

send?.('ready');
