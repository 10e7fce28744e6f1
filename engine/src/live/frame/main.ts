/** Everything that runs in the isolated frame beside libraries and the example itself. */
import { closeWaysOut } from './closeWaysOut.ts';
import { countMatches } from './countMatches.ts';
import { passOnConsole } from './consoleOutput.ts';
import { guardFocus } from './focusGuard.ts';
import { watchHeight } from './height.ts';
import { explainRefusal, isolationFault, pageOrigin } from './isolation.ts';
import { keepLinksIn } from './links.ts';
import { guardMemory } from './memoryGuard.ts';
import { provideStorage } from './memoryStorage.ts';
import { enforcePolicy } from './policy.ts';
import { CONNECT, type FromFrame, STEP_FUNCTION, type ToFrame } from './protocol.ts';
import { ModuleRegistry } from './registry.ts';
import { watchRenders } from './renderGuard.ts';
import { createScriptLoader } from './scripts.ts';
import { createStage } from './stage.ts';
import { createStepGuard } from './stepGuard.ts';
import { applySurroundings } from './surroundings.ts';

const fault = isolationFault();
if (fault === null) {
  waitForPage();
} else {
  explainRefusal(fault);
}

/** Takes one port from the page that made the frame; nobody else is listened to. */
function waitForPage(): void {
  const nonce = enforcePolicy();
  const connect = (event: MessageEvent<unknown>): void => {
    const [port] = event.ports;
    if (event.source !== parent || event.data !== CONNECT || !port) {
      return;
    }
    removeEventListener('message', connect);
    if (event.origin === pageOrigin()) {
      start(port, nonce);
    } else {
      explainRefusal(`This document runs edited examples for pages of ${pageOrigin()}, not of ${event.origin}.`);
    }
  };
  addEventListener('message', connect);
}

function start(port: MessagePort, nonce: string): void {
  // Bound now: an example may put something else in the prototypes' place, and get at the port that way.
  const postMessage = port.postMessage.bind(port);
  const post = (message: FromFrame): void => postMessage(message);
  const readData = getterOf(MessageEvent.prototype, 'data') as (event: MessageEvent) => ToFrame;

  const registry = new ModuleRegistry();
  Object.defineProperty(globalThis, 'patternbook', {
    value: Object.freeze({ define: registry.define.bind(registry) })
  });
  closeWaysOut();
  guardMemory();
  keepLinksIn();
  provideStorage();
  const focus = guardFocus(() => post({ kind: 'pressed' }));
  const content = document.body.appendChild(document.createElement('div'));
  content.dataset['content'] = '';

  passOnConsole((level, text) => post({ kind: 'console', level, text }));
  const loader = createScriptLoader(nonce);
  const guard = createStepGuard((error) => stage.reportEndless(error));
  Object.defineProperty(globalThis, STEP_FUNCTION, { value: guard.step });
  const stage = createStage(content, registry, loader, guard, post);
  watchRenders(stage.stop);
  watchHeight(content, (height) => post({ kind: 'height', height }));

  port.onmessage = (event) => {
    const message = readData(event);
    switch (message.kind) {
      case 'ping':
        post({ kind: 'pong', ping: message.ping });
        break;
      case 'surroundings':
        applySurroundings(message.surroundings);
        break;
      case 'typing':
        focus.setTyping(message.isTyping);
        break;
      case 'inspect':
        post({ kind: 'inspected', inspection: message.inspection, counts: countMatches(message.queries) });
        break;
      case 'prepare':
        stage.prepare(message);
        break;
      case 'run':
        void stage.show(message.program);
    }
  };
  post({ kind: 'ready' });
}

/** A getter as a function of its object that stays the same whatever a program does to prototypes. */
function getterOf(prototype: object, name: string): (owner: object) => unknown {
  const apply: (getter: () => unknown, owner: object, args: []) => unknown = Reflect.apply.bind(Reflect);
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name) as { get: () => unknown };
  const getter = descriptor.get;
  return (owner) => apply(getter, owner, []);
}
