/** Entry of the render worker process: answers each request with its outcome. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { ModuleResolver } from '../../moduleResolver.ts';
import type { RenderOutcome, RenderRequest } from '../result.ts';
import { readWorkerOptions } from '../workerOptions.ts';
import { mockClock, mockLocale, mockRandom, sandboxGlobals, skipPortals } from './environment.ts';
import { registerPackageHooks } from './packageHooks.ts';
import { ExampleRenderer, type ServerReact } from './renderExample.ts';

const { siteFolder, withDom } = readWorkerOptions(process.argv);
process.once('disconnect', process.exit.bind(process, 0));
const send = process.send?.bind(process);

const resetDom = withDom ? (await import('./domEnvironment.ts')).installDomEnvironment() : () => undefined;
registerPackageHooks(siteFolder);
mockClock();
mockRandom();
mockLocale();

const requireFromSite = createRequire(join(siteFolder, 'index.js'));
skipPortals(requireFromSite('react-dom') as Parameters<typeof skipPortals>[0]);
const react = { ...requireFromSite('react'), ...requireFromSite('react-dom/server') } as ServerReact;
const renderer = new ExampleRenderer(react, new ModuleResolver(), siteFolder);

// Last, since errors during startup must end the process.
sandboxGlobals();
process.on('message', (request: RenderRequest) => {
  resetDom();
  void renderer.render(request).then((outcome) => {
    send?.(outcome satisfies RenderOutcome);
  });
});

send?.('ready');
