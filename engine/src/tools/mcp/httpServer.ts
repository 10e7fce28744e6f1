import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';

import { UserError } from '../../core/userError.ts';
import { asInUrl, createHostCheck, readRequestTarget } from '../../site/serving/requestChecks.ts';

/** Address of the protocol on the server. */
const MCP_ADDRESS = '/mcp';
/** Enough for the largest code that can be checked. */
const MOST_BYTES = 8_000_000;

export interface McpHttpOptions {
  /** 0: any free port. */
  port: number;
  host: string;
  /** Further names to accept in Host headers. */
  allowedHosts: readonly string[];
}

/**
 * Serves the protocol over HTTP. Each request is on its own, so that the server can be started again at any time.
 * Requests for other hosts, and those of pages of other origins, are refused.
 * @throws (rejects) UserError when the port is taken
 */
export async function startMcpHttpServer(
  createMcp: () => McpServer,
  options: McpHttpOptions
): Promise<{ address: string; close: () => Promise<void> }> {
  const checkHost = createHostCheck(options);
  const server = createServer((request, response) => {
    const refusal = refusalOf(request, checkHost);
    if (refusal !== null) {
      refuse(response, refusal.status, refusal.text);
      return;
    }
    handle(request, response, createMcp).catch((problem: unknown) => {
      process.stderr.write(`${String(problem)}\n`);
      refuse(response, 500, 'The server failed.');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new UserError(`Port ${options.port} is in use. Choose another one with --port.`) : error);
    });
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://${asInUrl(options.host)}:${port}${MCP_ADDRESS}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      })
  };
}

function refusalOf(
  request: IncomingMessage,
  checkHost: ReturnType<typeof createHostCheck>
): { status: number; text: string } | null {
  const target = readRequestTarget(request.url ?? '');
  if (!target.ok) {
    return { status: target.status, text: 'The address is malformed.' };
  }
  if (checkHost(target.target.authority ?? request.headers.host) !== 'allowed') {
    return { status: 403, text: 'This host is not allowed. Name it with --allowed-host.' };
  }
  const origin = request.headers.origin === undefined ? null : URL.parse(request.headers.origin)?.host;
  if (origin === undefined || (origin !== null && checkHost(origin) !== 'allowed')) {
    return { status: 403, text: 'Pages of other origins may not use this server.' };
  }
  return target.target.pathname === MCP_ADDRESS ? null : { status: 404, text: `The protocol is at ${MCP_ADDRESS}.` };
}

async function handle(request: IncomingMessage, response: ServerResponse, createMcp: () => McpServer): Promise<void> {
  if (request.method !== 'POST') {
    refuse(response.setHeader('Allow', 'POST'), 405, 'Send a POST request: the server keeps no sessions.');
    return;
  }
  const body = await readBody(request);
  if (body === null) {
    refuse(response, 413, 'The request is too large.');
    return;
  }
  const parsed = parseJson(body);
  if (parsed === undefined) {
    refuse(response, 400, 'The request is no JSON.');
    return;
  }
  const server = createMcp();
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.once('close', () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response, parsed);
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) {
      return null;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(response: ServerResponse, status: number, text: string): void {
  if (!response.headersSent) {
    const error = { jsonrpc: '2.0', error: { code: -32_000, message: text }, id: null };
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end(JSON.stringify(error));
  }
}
