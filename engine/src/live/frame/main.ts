/**
 * Entry point of the isolated frame: connects to the page and runs its programs. Libraries and examples are loaded
 * later.
 */
import { blockAutofocus, disableEscapes, interceptLinks, provideStorage } from './hardening.ts';
import { captureConsole } from './consoleOutput.ts';
import { countMatches } from './countMatches.ts';
import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { createStepGuard, LONG_HISTORY, watchRenders } from './guards.ts';
import { limitHistory } from './historyLimit.ts';
import { emptyInnerFrames } from './innerFrames.ts';
import { leaveAtOnce } from './leaving.ts';
import { guardMemory } from './memory.ts';
import { type Getter, getterOf } from './natives.ts';
import { neededHeight } from './neededHeight.ts';
import { enforcePolicy, withdrawNonce } from './policy.ts';
import { limitRequests } from './requestLimit.ts';
import {
  CONNECT,
  type FromFrame,
  MAX_HEIGHT_PX,
  PAGE_ORIGIN_ATTRIBUTE,
  type PreviewEnvironment,
  STEP_FUNCTION,
  type ToFrame
} from './protocol.ts';
import { createScriptLoader, ModuleRegistry } from './runProgram.ts';
import { createPreviewRunner } from './previewRunner.ts';

/**
 * Number of times that content may grow in response to a new frame height (feedback loop), before it is assumed to
 * depend on the viewport's height.
 */
const MAX_FEEDBACK_STEPS = 5;
/** Custom properties that the reader has overridden. */
const VARIABLES = new CSSStyleSheet();

/** Attributes that the last theme has set. */
let themeAttributes: PreviewEnvironment['root']['attributes'] = {};

const error = isolationError();
if (error === null) {
  waitForPage();
} else {
  showRefusal(error);
}

/** Accepts one MessagePort from the embedding page and ignores all other messages. */
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
      showRefusal(`This document runs edited examples for pages of ${pageOrigin()}, not of ${event.origin}.`);
    }
  };
  addEventListener('message', connect);
}

function start(port: MessagePort, nonce: string): void {
  // Bind early: examples could otherwise patch the prototypes to get hold of the port.
  const postMessage = port.postMessage.bind(port);
  const post = (message: FromFrame): void => postMessage(message);
  const readData = getterOf(MessageEvent.prototype, 'data') as Getter<ToFrame>;

  const registry = new ModuleRegistry();
  Object.defineProperty(globalThis, 'patternbook', {
    value: Object.freeze({ define: registry.define.bind(registry) })
  });
  disableEscapes();
  leaveAtOnce();
  limitHistory(() => runner.stop(LONG_HISTORY));
  const countRequests = limitRequests(() => runner.stop(texts.run.requests));
  guardMemory();
  interceptLinks();
  provideStorage();
  const focus = blockAutofocus(() => post({ kind: 'pressed' }));
  const content = document.body.appendChild(document.createElement('div'));
  content.dataset['content'] = '';

  captureConsole((level, text) => post({ kind: 'console', level, text }));
  emptyInnerFrames(
    () => console.warn(fillText(texts.run.unavailable, { name: 'srcdoc' })),
    () => runner.stop(LONG_HISTORY)
  );
  const loader = createScriptLoader(nonce);
  const guard = createStepGuard((error) => runner.reportEndless(error));
  Object.defineProperty(globalThis, STEP_FUNCTION, { value: guard.step });
  const runner = createPreviewRunner(content, registry, loader, guard, post, () => {
    withdrawNonce();
    countRequests();
  });
  watchRenders(runner.stop);
  watchHeight(content, (height) => post({ kind: 'height', height }));

  port.onmessage = (event) => {
    const message = readData(event);
    switch (message.kind) {
      case 'ping':
        post({ kind: 'pong', ping: message.ping });
        break;
      case 'environment':
        applyEnvironment(message.environment);
        break;
      case 'typing':
        focus.setTyping(message.isTyping);
        break;
      case 'inspect':
        post({ kind: 'inspected', inspection: message.inspection, counts: countMatches(message.queries) });
        break;
      case 'prepare':
        runner.prepare(message);
        break;
      case 'run':
        void runner.show(message.program);
    }
  };
  post({ kind: 'ready' });
}

/** Returns the origin of the pages that may send programs to this frame. */
function pageOrigin(): string {
  // Unlike `origin`, `location.origin` isn't opaque in a sandbox.
  return document.documentElement.getAttribute(PAGE_ORIGIN_ATTRIBUTE) ?? location.origin;
}

/**
 * Returns an error message if this document isn't isolated, or null. It runs untrusted code, which must have no access
 * to the site's storage or to pages of the same origin.
 */
function isolationError(): string | null {
  if (globalThis.origin !== 'null') {
    return (
      `This document runs edited examples, and only in a sandbox that gives it an opaque origin. ` +
      `It was loaded with the origin ${globalThis.origin}, so it runs nothing.`
    );
  }
  if (parent === window) {
    return 'This document runs edited examples for the page that embeds it. It was opened by itself, so it runs nothing.';
  }
  return null;
}

/** Renders the reason why the document stays empty. */
function showRefusal(reason: string): void {
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = reason;
  document.body.append(text);
}

/** Applies theme, contrast, direction, text size, outlines and overridden custom properties to the document. */
function applyEnvironment(environment: PreviewEnvironment): void {
  const { root: state, colorScheme, direction, textSize, hasOutlines, hasGround, variables } = environment;
  const root = document.documentElement;
  root.className = state.classes.join(' ');
  Object.keys(themeAttributes).forEach((name) => root.removeAttribute(name));
  themeAttributes = state.attributes;
  Object.entries(themeAttributes).forEach(([name, value]) => root.setAttribute(name, value));
  root.style.colorScheme = colorScheme;
  root.style.fontSize = textSize === 100 ? '' : `${textSize}%`;
  root.dir = direction;
  root.toggleAttribute('data-outlines', hasOutlines);
  root.toggleAttribute('data-ground', hasGround);
  // Adopted style sheets come after all others, so they win at equal specificity within a layer.
  document.adoptedStyleSheets = [VARIABLES];
  VARIABLES.replaceSync(variables);
}

/**
 * Reports the height that the frame needs for its content, including menus and modals.
 * @param content the element around the example
 */
function watchHeight(content: HTMLElement, onHeight: (height: number) => void): void {
  let sent = 0;
  let feedbackSteps = 0;
  let isScheduled = false;

  const measure = (): void => {
    isScheduled = false;
    const height = Math.min(Math.ceil(neededHeight(content)), MAX_HEIGHT_PX);
    // Measuring changes attributes.
    mutations.takeRecords();
    if (height === sent) {
      return;
    }
    feedbackSteps = height > sent ? feedbackSteps + 1 : 0;
    if (feedbackSteps <= MAX_FEEDBACK_STEPS) {
      sent = height;
      onHeight(height);
    }
  };
  const schedule = (): void => {
    if (!isScheduled) {
      isScheduled = true;
      requestAnimationFrame(measure);
    }
  };
  new ResizeObserver(schedule).observe(content);
  const mutations = new MutationObserver(() => {
    feedbackSteps = 0;
    schedule();
  });
  mutations.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
}
