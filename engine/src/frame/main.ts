/** Everything that runs in the isolated frame beside libraries and the example itself. */
import { closeWaysOut } from './closeWaysOut.ts';
import { countMatches } from './countMatches.ts';
import { passOnConsole } from './consoleOutput.ts';
import { keepFocusOut } from './focusGuard.ts';
import { watchHeight } from './height.ts';
import { keepLinksIn } from './links.ts';
import { provideStorage } from './memoryStorage.ts';
import { enforcePolicy } from './policy.ts';
import { CONNECT, type FromFrame, STEP_FUNCTION, type ToFrame } from './protocol.ts';
import { ModuleRegistry } from './registry.ts';
import { watchRenders } from './renderGuard.ts';
import { createStage } from './stage.ts';
import { createStepGuard } from './stepGuard.ts';
import { applySurroundings } from './surroundings.ts';

enforcePolicy();

const registry = new ModuleRegistry();
Object.defineProperty(globalThis, 'patternbook', {
  value: Object.freeze({ define: registry.define.bind(registry) })
});
Object.defineProperty(globalThis, STEP_FUNCTION, { value: createStepGuard() });
closeWaysOut();
keepFocusOut();
keepLinksIn();
provideStorage();

const connect = (event: MessageEvent<unknown>): void => {
  const [port] = event.ports;
  if (event.source === parent && event.data === CONNECT && port) {
    removeEventListener('message', connect);
    start(port);
  }
};
addEventListener('message', connect);

function start(port: MessagePort): void {
  // Bound now: an example may put something else in the prototype's place.
  const postMessage = port.postMessage.bind(port);
  const post = (message: FromFrame): void => postMessage(message);
  const content = document.body.appendChild(document.createElement('div'));
  content.dataset['content'] = '';

  const stage = createStage(content, registry, post);
  const output = passOnConsole((level, text) => post({ kind: 'console', run: stage.run, level, text }));
  watchRenders((message) => {
    stage.clear();
    post({ kind: 'failed', run: stage.run, failure: { phase: 'stopped', message, stack: '' } });
  });
  watchHeight(content, (height) => post({ kind: 'height', height }));

  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    switch (data.kind) {
      case 'ping':
        post({ kind: 'pong', ping: data.ping });
        break;
      case 'surroundings':
        applySurroundings(data.surroundings);
        break;
      case 'inspect':
        post({ kind: 'inspected', inspection: data.inspection, counts: countMatches(data.queries) });
        break;
      case 'run':
        output.restart();
        stage.show(data.run, data.program);
    }
  };
  post({ kind: 'ready' });
}
