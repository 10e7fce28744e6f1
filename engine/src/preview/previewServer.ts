import { existsSync, readFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import sirv from 'sirv';

import { createRedirectResolver, redirectLocation } from '../redirectResolver.ts';
import { parseRedirectRules } from '../publish/redirectRules.ts';

const YEAR_IN_SECONDS = 31_536_000;

export interface PreviewServer {
  /** Where it answers, e.g. `http://localhost:4173`. */
  address: string;
  close(): Promise<void>;
}

export interface PreviewOptions {
  /** Folder of a built site. */
  folder: string;
  /** 0: any free port. */
  port: number;
  host: string;
}

/**
 * Serves a built site as a static host would: both forms of an address answer, moved addresses
 * redirect by the rules in `_redirects`, everything else is the 404 document with status 404.
 *
 * @throws Error when the folder holds no built site or the port is taken
 */
export async function startPreviewServer({ folder, port, host }: PreviewOptions): Promise<PreviewServer> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder} holds no built site. Run "patternbook build" first.`);
  }
  const redirectOf = createRedirectResolver(parseRedirectRules(readFileSync(path.join(folder, '_redirects'), 'utf8')));

  // Both look files up at each request, so that a rebuilt site shows without a restart.
  const notFound = (): Buffer => readFileSync(path.join(folder, '404.html'));
  const serveFile = sirv(folder, {
    dev: true,
    etag: true,
    setHeaders(response, pathname) {
      const cacheControl = pathname.startsWith('/assets/') ? `max-age=${YEAR_IN_SECONDS}, immutable` : 'no-cache';
      response.setHeader('Cache-Control', cacheControl);
    }
  });

  const server = createServer((request, response) => {
    serveFile(request, response, () => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
      const target = redirectOf(decodePath(pathname));
      if (target !== null) {
        response.writeHead(301, { Location: redirectLocation(target, search) }).end();
      } else {
        response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
        response.end(request.method === 'HEAD' ? undefined : notFound());
      }
    });
  });
  await listen(server, port, host);
  return { address: addressOf(server, host), close: () => close(server) };
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Port ${port} is in use. Choose another one with --port.`) : error);
    });
    server.listen(port, host, resolve);
  });
}

function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host}:${port}`;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
