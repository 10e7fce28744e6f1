interface PendingCommand {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

/** A message from the browser: the response to a command, or an event, which has no id. */
interface Message {
  id?: number;
  result?: never;
  /** An object in the DevTools protocol; a code in WebDriver BiDi, which has a separate `message`. */
  error?: string | { message: string };
  message?: string;
  method?: string;
  params?: never;
}

/** Sends commands to a browser over one socket, with timeouts. Supports the DevTools protocol and WebDriver BiDi. */
export class CommandSocket {
  readonly #socket: WebSocket;
  readonly #pending = new Map<number, PendingCommand>();
  readonly #limitMs: number;
  #sent = 0;

  private constructor(socket: WebSocket, limitMs: number, onEvent: (method: string, params: never) => void) {
    this.#socket = socket;
    this.#limitMs = limitMs;
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.method !== undefined) {
        onEvent(message.method, message.params as never);
      }
      this.#answer(message);
    });
    socket.addEventListener('close', () => {
      this.#pending.forEach(({ reject }) => reject(new Error('The browser has ended.')));
    });
  }

  /**
   * @param limitMs timeout of a command
   * @param onEvent called for events
   */
  static open(
    address: string,
    limitMs: number,
    onEvent: (method: string, params: never) => void = () => undefined
  ): Promise<CommandSocket> {
    const socket = new WebSocket(address);
    return new Promise((resolve, reject) => {
      socket.addEventListener('open', () => resolve(new CommandSocket(socket, limitMs, onEvent)));
      socket.addEventListener('error', () => reject(new Error(`No connection to ${address}.`)));
    });
  }

  /**
   * @param outer members of the message next to method and parameters
   * @throws Error if the browser rejects the command, exits, or does not respond in time
   */
  send<Result>(method: string, params: object = {}, outer: object = {}): Promise<Result> {
    this.#sent += 1;
    const id = this.#sent;
    return new Promise<Result>((resolve, reject) => {
      if (this.#socket.readyState !== WebSocket.OPEN) {
        reject(new Error('The browser has ended.'));
        return;
      }
      const timer = setTimeout(() => {
        this.#pending.delete(id);
        reject(new Error(`${method} had no answer.`));
      }, this.#limitMs);
      const settled = (): void => {
        clearTimeout(timer);
        this.#pending.delete(id);
      };
      this.#pending.set(id, {
        resolve(result) {
          settled();
          resolve(result);
        },
        reject(error) {
          settled();
          reject(error);
        }
      });
      this.#socket.send(JSON.stringify({ id, method, params, ...outer }));
    });
  }

  #answer({ id, result, error, message }: Message): void {
    const call = this.#pending.get(id ?? 0);
    if (error === undefined) {
      call?.resolve(result as never);
    } else {
      call?.reject(new Error(typeof error === 'string' ? `${error}: ${message}` : error.message));
    }
  }
}
