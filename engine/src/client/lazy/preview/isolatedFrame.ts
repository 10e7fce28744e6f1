import { CONNECT, type FromFrame, type ToFrame } from '../../../frame/protocol.ts';
import { readMessage } from '../../../frame/readMessage.ts';
import { watchAnswers } from './watchAnswers.ts';

/**
 * What code of readers may do: run scripts. Submitting a form is let through for the sake of the event that examples
 * listen to; the frame's policy keeps the form from being sent. No origin of its own, no windows, no navigation of
 * the page, no downloads.
 */
const PERMISSIONS = 'allow-scripts allow-forms';

export interface IsolatedFrame {
  readonly element: HTMLIFrameElement;
  post(message: ToFrame): void;
  /** Takes the frame and all that runs in it away. */
  remove(): void;
}

export interface FrameEvents {
  onMessage(message: FromFrame): void;
  /** The frame is of no use any more: it does not answer, or shows something else. */
  onLost(message: string): void;
}

const ABSENT = 'The part of the site that runs edited examples could not be loaded.';
const SILENT = 'The example was stopped: it kept the browser busy and did not answer any more.';
const GONE = 'The example was stopped: it tried to lead to another page.';

/**
 * Makes the frame that runs code of readers: another origin and, where the browser can, another process.
 * @param address of the frame's document
 * @param parent where it is put; a frame that moves loses its content
 */
export function createIsolatedFrame(
  address: string,
  title: string,
  parent: HTMLElement,
  events: FrameEvents
): IsolatedFrame {
  const element = document.createElement('iframe');
  element.className = 'pb-live-frame';
  element.setAttribute('sandbox', PERMISSIONS);
  element.referrerPolicy = 'no-referrer';
  element.title = title;
  element.src = address;

  let isReady = false;
  const { port1: port, port2 } = new MessageChannel();
  const post = (message: ToFrame): void => port.postMessage(message);
  const watch = watchAnswers(
    (ping) => post({ kind: 'ping', ping }),
    () => lose(isReady ? SILENT : ABSENT)
  );
  const remove = (): void => {
    watch.stop();
    port.close();
    element.remove();
  };
  const lose = (message: string): void => {
    remove();
    events.onLost(message);
  };
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data);
    if (message?.kind === 'pong') {
      watch.answered(message.ping);
    } else if (message) {
      isReady ||= message.kind === 'ready';
      events.onMessage(message);
    }
  };

  let hasLoaded = false;
  element.addEventListener('load', () => {
    if (hasLoaded) {
      lose(GONE);
    } else {
      hasLoaded = true;
      element.contentWindow?.postMessage(CONNECT, '*', [port2]);
      watch.start();
    }
  });
  parent.append(element);
  return { element, post, remove };
}
