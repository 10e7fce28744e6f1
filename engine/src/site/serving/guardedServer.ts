import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';

import { errorText, UserError } from '../../core/userError.ts';
import { asInUrl, createHostCheck, readRequestTarget, type RequestTarget } from './requestChecks.ts';

export type Headers = Readonly<Record<string, string>>;

export interface GuardedServerOptions {
  /** 0: any free port. */
  port: number;
  /** Name or address to listen on. */
  host: string;
  /** Further names to accept in Host headers; see `createHostCheck`. */
  allowedHosts: readonly string[];
  /** Returns the headers of every response at an address, including refusals; null for a malformed address. */
  headersOf: (pathname: string | null) => Headers;
  /** Answers GET and HEAD requests that are well-formed and meant for this server. */
  answer: (target: RequestTarget, request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
  /**
   * Takes over connections that request an upgrade to a supported protocol. @returns whether it took over; without this
   * function, the `Upgrade` header is ignored
   */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
}

export interface GuardedServer {
  /** Base URL, e.g. `http://localhost:4173`. */
  address: string;
  close(): Promise<void>;
}

const METHODS = ['GET', 'HEAD'];

/** Bytes of request line and headers, twice Node's default. Targets that are too long but fit get status 414, not 431. */
const MAX_HEADER_SIZE = 32_768;
/** Timeout for the headers of a request, so that slow clients don't block connections. */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 60_000;
const TIMEOUT_CHECK_MS = 5_000;

const HTTP_SERVER_OPTIONS = {
  maxHeaderSize: MAX_HEADER_SIZE,
  headersTimeout: HEADERS_TIMEOUT_MS,
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionsCheckingInterval: TIMEOUT_CHECK_MS
};

interface Refusal {
  status: number;
  text: string;
  headers?: Headers;
}

/**
 * Starts an HTTP server that no request can crash: malformed requests are refused before `answer` is called, errors
 * thrown by `answer` become status 500 and a line on standard error, and broken connections are closed.
 * @throws UserError when the port is taken
 */
export async function startGuardedServer(options: GuardedServerOptions): Promise<GuardedServer> {
  const { port, host, headersOf, answer, upgrade } = options;
  const checkHost = createHostCheck(options);
  /** Connections with a response in progress, into which no refusal may be written. */
  const busy = new WeakSet<Duplex>();

  const server = createServer(HTTP_SERVER_OPTIONS, (request, response) => {
    ignoreBrokenConnection(request);
    ignoreBrokenConnection(response);
    busy.add(request.socket);
    response.once('close', () => busy.delete(request.socket));
    const result = readRequestTarget(request.url ?? '');
    response.setHeaders(new Map(Object.entries(headersOf(result.ok ? result.target.pathname : null))));
    if (request.headers.upgrade !== undefined) {
      // The parser treats everything after an upgrade request as another protocol.
      response.setHeader('Connection', 'close');
    }
    if (!result.ok) {
      refuse(response, malformed(request, result.status));
      return;
    }
    const refusal = refusalOf(request, result.target, checkHost);
    if (refusal) {
      refuse(response, refusal);
      return;
    }
    request.url = result.target.url;
    Promise.resolve()
      .then(() => answer(result.target, request, response))
      .catch((error: unknown) => fail(request, response, error));
  });

  const refuseSocket = (socket: Duplex, refusal: Refusal): void => {
    ignoreBrokenConnection(socket);
    if (socket.writable && !busy.has(socket)) {
      socket.end(rawAnswer(refusal, headersOf(null)), () => socket.destroy());
    } else {
      socket.destroy();
    }
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    refuseSocket(socket, refusalWith(statusOfError(error)));
  });
  server.on('connect', (_, socket) => refuseSocket(socket, methodNotAllowed()));
  if (upgrade) {
    server.on('upgrade', (request, socket, head) => {
      ignoreBrokenConnection(socket);
      const result = readRequestTarget(request.url ?? '');
      const refusal = result.ok ? refusalOf(request, result.target, checkHost) : refusalWith(result.status);
      if (refusal || !upgrade(request, socket, head)) {
        refuseSocket(socket, refusal ?? refusalWith(400));
      }
    });
  }

  await listen(server, port, host);
  const { port: boundPort } = server.address() as AddressInfo;
  return { address: `http://${asInUrl(host)}:${boundPort}`, close: () => close(server) };
}

/**
 * Checks that a server can be started, before a long preparation.
 * @throws UserError when the port is taken
 */
export async function requireFreePort({ port, host }: { port: number; host: string }): Promise<void> {
  const probe = createServer();
  await listen(probe, port, host);
  await close(probe);
}

/** Ignores errors of a connection: an `error` event without a listener would end the process. */
function ignoreBrokenConnection(stream: { on: (event: 'error', listener: () => void) => unknown }): void {
  stream.on('error', () => undefined);
}

function refusalOf(
  request: IncomingMessage,
  target: RequestTarget,
  checkHost: ReturnType<typeof createHostCheck>
): Refusal | null {
  const hosts = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  // The host in an absolute target overrides the header (RFC 9112, 3.2.2).
  const host = target.authority ?? request.headers.host;
  const verdict = hosts.length > 1 ? 'malformed' : checkHost(host);
  if (verdict === 'malformed') {
    return refusalWith(400);
  }
  if (verdict === 'refused') {
    return { status: 403, text: hostRefusal(host ?? '') };
  }
  return METHODS.includes(request.method ?? '') ? null : methodNotAllowed();
}

/** `OPTIONS *` is well-formed, but not supported. */
function malformed({ method, url }: IncomingMessage, status: 400 | 414): Refusal {
  return method === 'OPTIONS' && url === '*' ? methodNotAllowed() : refusalWith(status);
}

function hostRefusal(host: string): string {
  const name = host.replace(/:\d*$/, '');
  return [
    `This server does not answer for the host "${name}", so that no other site can read it (DNS rebinding).`,
    `If the name is yours, start the server with --allowed-host ${name}`
  ].join('\n');
}

const methodNotAllowed = (): Refusal => ({ ...refusalWith(405), headers: { Allow: METHODS.join(', ') } });

const refusalWith = (status: number): Refusal => ({ status, text: STATUS_CODES[status] ?? '' });

function plainHeaders({ text, headers }: Refusal): Headers {
  return { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': `${Buffer.byteLength(text)}`, ...headers };
}

function refuse(response: ServerResponse, refusal: Refusal): void {
  response.writeHead(refusal.status, { ...plainHeaders(refusal), 'Cache-Control': 'no-store' });
  response.end(refusal.text);
}

/** Refuses a request with a status and its name. */
export function refuseWith(response: ServerResponse, status: number): void {
  refuse(response, refusalWith(status));
}

function rawAnswer(refusal: Refusal, headers: Headers): string {
  const all = Object.entries({ ...headers, ...plainHeaders(refusal), Connection: 'close' });
  const lines = all.map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('')}\r\n${refusal.text}`;
}

function fail({ method, url }: IncomingMessage, response: ServerResponse, error: unknown): void {
  process.stderr.write(`${method} ${url}: ${errorText(error)}\n`);
  if (response.headersSent) {
    response.destroy();
  } else {
    refuse(response, refusalWith(500));
  }
}

/** Returns the status for bytes that are no valid HTTP request. */
function statusOfError({ code }: NodeJS.ErrnoException): number {
  if (code === 'HPE_HEADER_OVERFLOW') {
    // Also for a target beyond the limit: which of the two it was is unknown if they arrived in several packets.
    return 431;
  }
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new UserError(`Port ${port} is in use. Choose another one with --port.`) : error);
    });
    server.listen(port, host, resolve);
  });
  server.removeAllListeners('error');
  server.on('error', (error) => process.stderr.write(`${error.message}\n`));
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
