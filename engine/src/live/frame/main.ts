/** Entry of the isolated frame: connects to the page and runs its programs. Libraries and examples come later. */
import { blockAutofocus, disableEscapes, interceptLinks, provideStorage } from './hardening.ts';
import { passOnConsole } from './consoleOutput.ts';
import { createStepGuard, guardMemory, watchRenders } from './guards.ts';
import { enforcePolicy } from './policy.ts';
import {
  CONNECT,
  type ElementQuery,
  type FromFrame,
  MAX_HEIGHT_PX,
  PAGE_ORIGIN_ATTRIBUTE,
  type PreviewEnvironment,
  STEP_FUNCTION,
  type ToFrame
} from './protocol.ts';
import { createScriptLoader, ModuleRegistry } from './runProgram.ts';
import { createPreviewRunner } from './previewRunner.ts';
import { ROOT_THEMES } from '../../core/rootThemes.ts';

/** Room for something that covers the window: a modal, a drawer over all. */
const COVER_HEIGHT_PX = 480;
/** Times that content may answer a change of height by growing before it counts as as high as the window. */
const MAX_CHASES = 5;
/** Custom properties to which the reader gave other values. */
const VARIABLES = new CSSStyleSheet();

const error = isolationError();
if (error === null) {
  waitForPage();
} else {
  explainRefusal(error);
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
  disableEscapes();
  guardMemory();
  interceptLinks();
  provideStorage();
  const focus = blockAutofocus(() => post({ kind: 'pressed' }));
  const content = document.body.appendChild(document.createElement('div'));
  content.dataset['content'] = '';

  passOnConsole((level, text) => post({ kind: 'console', level, text }));
  const loader = createScriptLoader(nonce);
  const guard = createStepGuard((error) => runner.reportEndless(error));
  Object.defineProperty(globalThis, STEP_FUNCTION, { value: guard.step });
  const runner = createPreviewRunner(content, registry, loader, guard, post);
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

/** Captures a getter, so that programs that patch prototypes cannot replace it. */
function getterOf(prototype: object, name: string): (owner: object) => unknown {
  const apply: (getter: () => unknown, owner: object, args: []) => unknown = Reflect.apply.bind(Reflect);
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name) as { get: () => unknown };
  const getter = descriptor.get;
  return (owner) => apply(getter, owner, []);
}

/** Origin of the pages that may send programs to this frame. */
function pageOrigin(): string {
  // `location.origin` is the address's, even in a document whose own origin is opaque.
  return document.documentElement.getAttribute(PAGE_ORIGIN_ATTRIBUTE) ?? location.origin;
}

/**
 * Why this document must not run programs; null if it may. It runs strangers' code, which must have no access to a
 * site: neither to its storage nor to the pages of the same origin.
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
function explainRefusal(reason: string): void {
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = reason;
  document.body.append(text);
}

/** Counts the elements that match each query; an invalid selector matches none. */
function countMatches(queries: readonly ElementQuery[]): number[] {
  return queries.map(({ selector, text }) => {
    try {
      const elements = [...document.querySelectorAll(selector)];
      return elements.filter(
        ({ textContent }) => text === null || collapseWhitespace(textContent).includes(collapseWhitespace(text))
      ).length;
    } catch {
      return 0;
    }
  });
}

function collapseWhitespace(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Gives the frame's document theme, contrast, direction, text size, outlines, and values of custom properties. */
function applyEnvironment(environment: PreviewEnvironment): void {
  const { theme, highContrast, direction, textSize, hasOutlines, variables } = environment;
  const root = document.documentElement;
  const { classes, colorScheme } =
    theme === 'dark'
      ? ROOT_THEMES[highContrast ? 'highContrastDark' : 'dark']
      : ROOT_THEMES[highContrast ? 'highContrast' : 'light'];
  root.className = classes.join(' ');
  root.style.colorScheme = colorScheme;
  root.style.fontSize = textSize === 100 ? '' : `${textSize}%`;
  root.dir = direction;
  root.toggleAttribute('data-outlines', hasOutlines);
  // After all sheets of the document, whenever those come: in its layer, the later of two rules of a weight counts.
  document.adoptedStyleSheets = [VARIABLES];
  VARIABLES.replaceSync(variables);
}

/**
 * Reports the height that the frame needs for its content, menus and modals included.
 * @param content the element around what is shown
 */
function watchHeight(content: HTMLElement, onHeight: (height: number) => void): void {
  let sent = 0;
  let chases = 0;
  let isScheduled = false;

  const measure = (): void => {
    isScheduled = false;
    const height = Math.min(Math.ceil(neededHeight(content)), MAX_HEIGHT_PX);
    if (height === sent) {
      return;
    }
    chases = height > sent ? chases + 1 : 0;
    if (chases <= MAX_CHASES) {
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
  new MutationObserver(() => {
    chases = 0;
    schedule();
  }).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
}

function neededHeight(content: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(document.body);
  const inFlow = parseFloat(paddingTop) + content.scrollHeight + parseFloat(paddingBottom);
  const beside = [...document.body.children].filter((element) => element !== content).map(heightBeside);
  return Math.max(inFlow, ...beside);
}

/** Height needed by an element that an example appended to the body: a menu below its toggle, or a backdrop. */
function heightBeside(element: Element): number {
  const { bottom, height } = element.getBoundingClientRect();
  if (height === 0) {
    return 0;
  }
  return getComputedStyle(element).position === 'fixed' ? COVER_HEIGHT_PX : bottom + scrollY;
}
