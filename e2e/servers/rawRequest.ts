import { connect } from 'node:net';

/** An answer as it came over the connection. */
export interface RawAnswer {
  /** 0 when the connection ended without a status line. */
  status: number;
  /** By name in lower case. */
  headers: Readonly<Record<string, string>>;
  /** One byte a character. */
  body: string;
}

const ANSWER_WITHIN_MS = 45_000;
const HEAD_END = '\r\n\r\n';

/**
 * Sends bytes that no HTTP client would send, and reads until the server ends the connection.
 * @param text one byte a character
 * @param patienceMs ends the connection itself when nothing came for so long, as for requests that are cut short
 * @returns everything that came back, one byte a character
 * @throws Error when the server neither answers nor ends the connection, and nothing is said of patience
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
    // A server may refuse what is still being sent.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.write(text, 'latin1');
  });
}

/** As `sendAll`, for one answer. */
export async function sendRaw(address: string, text: string): Promise<RawAnswer> {
  return readAnswer(await sendAll(address, text));
}

/** Request lines and headers as text. @param headers replace or add to what every request needs */
export function requestText(target: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): string {
  const all = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
  return `${method} ${target} HTTP/1.1\r\n${all.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

/** Asks for a target exactly as it is written. */
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
