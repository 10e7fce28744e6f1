import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that must not be reached. */
export interface OtherServer {
  address: string;
  /** Host and port of its STUN socket. */
  stun: string;
  /** Everything that has reached it so far. */
  readonly reached: readonly string[];
  close(): Promise<void>;
}

export async function startOtherServer(): Promise<OtherServer> {
  const reached: string[] = [];
  const web = createServer((request, response) => {
    reached.push(`${request.method} ${request.url}`);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end('owned');
  });
  const datagrams = createSocket('udp4');
  datagrams.on('message', (message) => reached.push(`a datagram of ${message.length} bytes`));
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => datagrams.bind(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(web.address() as AddressInfo).port}`,
    stun: `127.0.0.1:${datagrams.address().port}`,
    reached,
    async close() {
      web.closeAllConnections();
      await Promise.all([
        new Promise((resolve) => web.close(resolve)),
        new Promise<void>((resolve) => {
          datagrams.close(resolve);
        })
      ]);
    }
  };
}
