import { connect } from 'node:net';

/** Raw HTTP response. */
export interface RawAnswer {
  /** 0 if the connection ended without a status line. */
  status: number;
  /** Keyed by lowercase name. */
  headers: Readonly<Record<string, string>>;
  /** One byte per character. */
  body: string;
}

const ANSWER_WITHIN_MS = 45_000;
const HEAD_END = '\r\n\r\n';

/**
 * Sends raw bytes, and reads until the server closes the connection.
 * @param text one byte per character
 * @param patienceMs closes the connection after this time without data, for truncated requests
 * @returns the raw response, one byte per character
 * @throws Error if the server neither responds nor closes the connection, unless `patienceMs` is set
 */
export function sendAll(address: string, text: string, patienceMs?: number): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    socket.setTimeout(patienceMs ?? ANSWER_WITHIN_MS, () => {
      if (patienceMs === undefined) {
        reject(new Error(`No answer to ${JSON.stringify(text.slice(0, 2000))}`));
      }
      socket.destroy();
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server may reject a request while it is still being sent.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.write(text, 'latin1');
  });
}

/** Like `sendAll`, for a single response. */
export async function sendRaw(address: string, text: string): Promise<RawAnswer> {
  return readAnswer(await sendAll(address, text));
}

/** Formats a request line and headers. @param headers override or extend the default headers */
export function requestText(target: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): string {
  const all = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
  return `${method} ${target} HTTP/1.1\r\n${all.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

/** Requests a target verbatim. */
export function askRaw(
  address: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET'
): Promise<RawAnswer> {
  return sendRaw(address, requestText(target, headers, method));
}

function readAnswer(text: string): RawAnswer {
  const end = text.indexOf(HEAD_END);
  const [statusLine = '', ...lines] = text.slice(0, end === -1 ? text.length : end).split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1] ?? 0),
    headers: Object.fromEntries(headers),
    body: end === -1 ? '' : text.slice(end + HEAD_END.length)
  };
}
