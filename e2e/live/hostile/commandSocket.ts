interface Waiting {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

/** A message of a browser: the answer to a command, or something that happened, which has no id. */
interface Message {
  id?: number;
  result?: never;
  /** An object in the DevTools protocol, a code in WebDriver BiDi, which puts the text beside it. */
  error?: string | { message: string };
  message?: string;
  method?: string;
  params?: never;
}

/** Commands to a browser over one socket, each with a limit of time: of the DevTools protocol, or of WebDriver BiDi. */
export class CommandSocket {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
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
      this.#waiting.forEach(({ reject }) => reject(new Error('The browser has ended.')));
    });
  }

  /**
   * @param limitMs until a command must have an answer
   * @param onEvent called for what the browser tells unasked
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
   * @param outer members of the message beside method and parameters
   * @throws Error when the browser refuses the command, ends, or does not answer in time
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
        this.#waiting.delete(id);
        reject(new Error(`${method} had no answer.`));
      }, this.#limitMs);
      const settled = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(id);
      };
      this.#waiting.set(id, {
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
    const call = this.#waiting.get(id ?? 0);
    if (error === undefined) {
      call?.resolve(result as never);
    } else {
      call?.reject(new Error(typeof error === 'string' ? `${error}: ${message}` : error.message));
    }
  }
}
