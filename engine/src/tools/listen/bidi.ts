/** Connection to a browser by WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
export interface Bidi {
  /** @throws Error when the browser refuses, doesn't answer in time, or is gone */
  send: (method: string, params: object) => Promise<unknown>;
  close: () => void;
}

const ANSWER_TIMEOUT_MS = 90_000;

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
}

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** @param address of the browser's WebSocket, without a path */
export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  const failAll = (): void => {
    for (const { reject } of waiting.values()) {
      reject(new Error('Firefox was closed'));
    }
    waiting.clear();
  };
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = JSON.parse(String(data)) as Answer;
    const call = id === undefined ? undefined : waiting.get(id);
    if (id !== undefined && call) {
      waiting.delete(id);
      if (type === 'error') {
        call.reject(new Error(`Firefox: ${message ?? 'unknown error'}`));
      } else {
        call.resolve(result);
      }
    }
  });
  socket.addEventListener('close', failAll);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Firefox doesn't answer at ${address}`)));
  });
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        const timer = setTimeout(() => {
          waiting.delete(id);
          reject(new Error(`Firefox gave no answer to ${method} within ${ANSWER_TIMEOUT_MS / 1000} seconds`));
        }, ANSWER_TIMEOUT_MS);
        const ended =
          <Value>(then: (value: Value) => void) =>
          (value: Value): void => {
            clearTimeout(timer);
            then(value);
          };
        waiting.set(id, { resolve: ended(resolve), reject: ended(reject) });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    close: () => socket.close()
  };
}
