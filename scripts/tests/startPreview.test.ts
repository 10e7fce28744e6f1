import { describe, expect, it } from 'vitest';
import { startPreview, type PreviewCommand } from '../startPreview.ts';

function program(code: string): PreviewCommand {
  return { program: process.execPath, args: ['-e', code], cwd: process.cwd() };
}

const SERVER = `
  const server = require('node:http').createServer((request, response) => response.end('here'));
  server.listen(0, 'localhost', () => console.log('Site:  http://localhost:' + server.address().port + '/'));
`;

describe('startPreview', () => {
  it('hands back the printed address and stops the server', async () => {
    const preview = await startPreview(program(SERVER));
    expect(preview.address).toMatch(/^http:\/\/localhost:\d+$/);
    expect(await (await fetch(preview.address)).text()).toBe('here');
    await preview.stop();
    await expect(fetch(preview.address)).rejects.toThrow();
  });

  it('says what a server printed that ends without an address', async () => {
    await expect(startPreview(program('console.error("no site here"); process.exit(1)'))).rejects.toThrow(
      'no site here'
    );
  });
});
