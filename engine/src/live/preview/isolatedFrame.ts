import * as texts from '../../core/texts.ts';
import { CONNECT, type FromFrame, type ToFrame } from '../frame/protocol.ts';
import { readMessage } from '../frame/readMessage.ts';
import { keepFocus } from './focusKeeper.ts';
import { createHeartbeat, measureDrawing, watchRendering } from './frameWatch.ts';

/**
 * Sandbox of edited code: it may run scripts. Forms are allowed for the sake of their `submit` event; the frame's
 * policy blocks the submission itself. No origin of its own, no popups, no navigation of the page, no downloads.
 */
const SANDBOX = 'allow-scripts allow-forms';

/** Permissions policy that keeps the frame from taking the focus, in browsers that support it. */
const FOCUS_PERMISSION = 'focus-without-user-activation';

/** Maximum number of messages per second; the frame's own script has lower limits for console messages and errors. */
const MAX_MESSAGES_PER_SECOND = 500;

/** Timeout for the first load of the document, which includes slow networks. */
const FIRST_LOAD_TIMEOUT_MS = 20_000;
/** Least timeout for a document that is cached; a previous frame may block its process. */
const LOAD_TIMEOUT_MS = 3000;
/** Slow devices get this multiple of the time that the first frame took. */
const LOAD_TIMEOUT_FACTOR = 3;
/** Least timeout for the first message of the document's script after it has loaded. */
const READY_TIMEOUT_MS = 5000;
/** Least timeout for answers to the heartbeat; a slow device may take longer to evaluate a large library. */
const HEARTBEAT_TIMEOUT_MS = 3000;
/** Timeout for a program's result; the frame itself reports the causes that it can detect earlier. */
const RESULT_TIMEOUT_MS = 10_000;

/** An isolated frame. Each program gets a new frame, and thus a new realm. */
export interface IsolatedFrame {
  readonly element: HTMLIFrameElement;
  post(message: ToFrame): void;
  /** Makes the frame visible and interactive; until then, it is laid out but inert. */
  show(): void;
  /** Returns true if it responds. An unresponsive frame blocks others in the same process. */
  isResponsive: () => boolean;
  /** Removes the frame and everything that runs in it. */
  remove(): void;
}

export interface FrameEvents {
  onMessage(message: FromFrame): void;
  /**
   * The frame has been removed: it did not respond, navigated away, or harmed the page.
   * @param wasReady false if its script has never responded
   */
  onLost(message: string, wasReady: boolean): void;
}

/** Fills the host; style sheets of the page don't reach into it. */
const FRAME_STYLE = 'display: block; inline-size: 100%; block-size: 100%; border: 0';

/** Time until the first frame was ready, in milliseconds. */
let firstLoadMs: number | null = null;

/** Returns at least `leastMs`, and more on slow devices. */
function timeoutOnDevice(leastMs: number): number {
  return Math.min(Math.max(leastMs, LOAD_TIMEOUT_FACTOR * (firstLoadMs ?? 0)), FIRST_LOAD_TIMEOUT_MS);
}

/**
 * Creates a frame for edited code, with an opaque origin and, if the browser supports it, a separate process.
 * @param address of the frame's document
 * @param parent container; moving a frame later would reload it
 */
export function createIsolatedFrame(
  address: string,
  title: string,
  parent: HTMLElement,
  events: FrameEvents
): IsolatedFrame {
  const element = document.createElement('iframe');
  element.className = 'pb-live-frame';
  element.setAttribute('sandbox', SANDBOX);
  element.referrerPolicy = 'no-referrer';
  element.title = title;
  element.inert = true;
  if (supportsPermission(FOCUS_PERMISSION)) {
    element.allow = `${FOCUS_PERMISSION} 'none'`;
  }
  element.src = address;
  element.style.cssText = FRAME_STYLE;
  // In a shadow tree, frames are not listed in `frames` of the page, by which one could focus another.
  const host = document.createElement('div');
  host.className = 'pb-live-host';
  host.attachShadow({ mode: 'open' }).append(element);

  const { port1: port, port2 } = new MessageChannel();
  const post = (message: ToFrame): void => port.postMessage(message);
  const ended = new AbortController();
  let isReady = false;
  const remove = (): void => {
    ended.abort();
    clearTimeout(deadline);
    port.onmessage = null;
    port.close();
    host.remove();
  };
  const lose = (message: string): void => {
    if (!ended.signal.aborted) {
      remove();
      events.onLost(message, isReady);
    }
  };

  let deadline: ReturnType<typeof setTimeout> | undefined;
  const expect = (limitMs: number | null, message: string): void => {
    clearTimeout(deadline);
    deadline = limitMs === null ? undefined : setTimeout(() => lose(message), limitMs);
  };
  const heartbeat = createHeartbeat(
    (ping) => post({ kind: 'ping', ping }),
    () => Math.min(timeoutOnDevice(HEARTBEAT_TIMEOUT_MS), RESULT_TIMEOUT_MS),
    () => lose(texts.run.silent),
    ended.signal
  );
  const keeper = keepFocus(
    host,
    element,
    (isTyping) => post({ kind: 'typing', isTyping }),
    () => lose(texts.run.takesFocus),
    ended.signal
  );
  const countMessage = createRateLimiter(() => lose(texts.run.messages));

  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    countMessage();
    const message = ended.signal.aborted ? null : readMessage(data);
    if (message === null) {
      return;
    }
    switch (message.kind) {
      case 'pong':
        heartbeat.receivePong(message.ping);
        return;
      case 'pressed':
        keeper.pressed();
        return;
      case 'ready':
        isReady = true;
        firstLoadMs ??= performance.now() - start;
        expect(null, '');
        break;
      case 'loaded':
        expect(RESULT_TIMEOUT_MS, texts.run.noResult);
        break;
      case 'shown':
      case 'failed':
        expect(null, '');
        break;
      case 'console':
      case 'height':
      case 'inspected':
        break;
    }
    events.onMessage(message);
  };
  // Limits `window.postMessage` calls too: nothing handles these messages, but they take time.
  addEventListener('message', ({ source }) => source === element.contentWindow && countMessage(), {
    signal: ended.signal
  });

  let hasLoaded = false;
  element.addEventListener('load', () => {
    if (hasLoaded) {
      lose(texts.run.leaving);
    } else {
      hasLoaded = true;
      element.contentWindow?.postMessage(CONNECT, '*', [port2]);
      expect(timeoutOnDevice(READY_TIMEOUT_MS), texts.run.frameNotLoaded);
      heartbeat.start();
    }
  });
  const start = performance.now();
  const usualDrawing = measureDrawing();
  parent.append(host);
  expect(firstLoadMs === null ? FIRST_LOAD_TIMEOUT_MS : timeoutOnDevice(LOAD_TIMEOUT_MS), texts.run.frameNotLoaded);
  return {
    element,
    post,
    show() {
      element.inert = false;
      element.dataset['shown'] = '';
      host.dataset['shown'] = '';
      watchRendering(usualDrawing(), () => lose(texts.run.slowDrawing), ended.signal);
    },
    isResponsive: heartbeat.isResponsive,
    remove
  };
}

/** Creates a rate limiter to call for each message. @param onExceeded called for too many messages within a second */
function createRateLimiter(onExceeded: () => void): () => void {
  let windowStart = 0;
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - windowStart > 1000) {
      windowStart = now;
      count = 0;
    }
    count += 1;
    if (count > MAX_MESSAGES_PER_SECOND) {
      onExceeded();
    }
  };
}

/** Browsers log a warning for unknown permissions. */
function supportsPermission(name: string): boolean {
  const { featurePolicy } = document as { featurePolicy?: { features(): string[] } };
  return featurePolicy?.features().includes(name) ?? false;
}
