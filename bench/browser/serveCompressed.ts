import { type IncomingHttpHeaders, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

import { startPreviewServer } from '../../engine/src/site/preview/previewServer.ts';

const GZIP_LEVEL = 6;
const COMPRESSIBLE = /html|javascript|json|css|svg|xml|text/;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface CompressedSite {
  /** Without trailing slash. */
  address: string;
  close(): Promise<void>;
}

/**
 * Serves a built site like a typical host: with the preview server's responses, compressed and cached.
 * @param folder of the built site
 */
export async function serveCompressed(folder: string): Promise<CompressedSite> {
  const preview = await startPreviewServer({ folder, port: 0, host: 'localhost' });
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    const answer = answers.get(address) ?? fetchCompressed(preview.address + address);
    answers.set(address, answer);
    void answer.then(({ status, headers, body }) => response.writeHead(status, headers).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await preview.close();
    }
  };
}

async function fetchCompressed(address: string): Promise<Answer> {
  const { status, headers, body } = await fetchPlain(address);
  const isCompressible = COMPRESSIBLE.test(headers['content-type'] ?? '');
  return isCompressible
    ? { status, headers: compressedHeaders(headers), body: gzipSync(body, { level: GZIP_LEVEL }) }
    : { status, headers, body };
}

function compressedHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => name !== 'content-length');
  return { ...Object.fromEntries(kept), 'content-encoding': 'gzip' };
}

/** Fetches a response without following redirects, which are passed on to the browser. */
function fetchPlain(address: string): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(address, { agent: false }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject
      );
    }).on('error', reject);
  });
}
