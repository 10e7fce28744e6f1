import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { answerFile } from '../../engine/src/site/preview/answerFile.ts';
import { fileWithin } from '../../engine/src/site/serving/fileWithin.ts';

/** A host that sends none of the published headers. */
export interface PlainServer {
  /** Origin without trailing slash, e.g. `http://127.0.0.1:41873`. */
  address: string;
  close(): Promise<void>;
}

/**
 * Serves a folder on a free port, like a host that ignores `_headers`.
 * @param host name or address to listen on; a different host is a different site for the browser
 */
export async function startPlainServer(folder: string, host: 'localhost' | '127.0.0.1'): Promise<PlainServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://host');
    const file = fileWithin(folder, pathname) ?? fileWithin(folder, `${pathname}/index.html`);
    if (file === null) {
      response.writeHead(404).end();
    } else {
      answerFile(file, request, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  };
}
