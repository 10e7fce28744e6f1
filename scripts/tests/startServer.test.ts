import { describe, expect, it } from 'vitest';
import { startServer, type ServerCommand } from '../startServer.ts';

function program(code: string): ServerCommand {
  return { program: process.execPath, args: ['-e', code], cwd: process.cwd() };
}

const SERVER = `
  const server = require('node:http').createServer((request, response) => response.end('here'));
  server.listen(0, 'localhost', () => console.log('Site:  http://localhost:' + server.address().port + '/'));
`;

describe('startServer', () => {
  it('hands back the printed address and stops the server', async () => {
    const server = await startServer(program(SERVER));
    expect(server.address).toMatch(/^http:\/\/localhost:\d+$/);
    expect(await (await fetch(server.address)).text()).toBe('here');
    expect(server.printed()).toBe(`Site:  ${server.address}/\n`);
    await server.stop();
    await expect(fetch(server.address)).rejects.toThrow();
  });

  it('says what a server printed that ends without an address', async () => {
    await expect(startServer(program('console.error("no site here"); process.exit(1)'))).rejects.toThrow(
      'no site here'
    );
  });
});
