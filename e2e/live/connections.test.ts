import { type AddressInfo, type Socket, createServer } from 'node:net';
import { resolve } from 'node:path';
import { expect, siteAddress, test as base } from '../support/test.ts';

import { onPath } from '../../engine/src/tools/chromium/browser.ts';
import { thisMachine } from '../../scripts/browser/hostEnvironment.ts';
import { startPlainServer } from '../support/plainServer.ts';
import { startBareChromium } from '../support/browsers/bareChromium.ts';
import { HostilePage } from './hostile/hostilePage.ts';
import type { HostileProgram } from './hostile/outcome.ts';

/** Headed browsers: headless Chromium opens no speculative connections before it has the policies. */
const FULL_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const browser = onPath(thisMachine, FULL_BROWSERS).find(thisMachine.exists);

/** Time after the last statement of a program until its connections would have been made. */
const CONNECTED_WITHIN_MS = 1500;

const inEffect = (statements: string): string =>
  `import { useEffect } from 'react';
   export const Example = () => { useEffect(() => { ${statements} }, []); return <p>shown</p>; };`;

const PROGRAMS: HostileProgram[] = [
  { name: 'location.href', code: inEffect("location.href = 'EVIL/'") },
  {
    name: 'a meta refresh',
    code: inEffect("document.head.insertAdjacentHTML('beforeend', '<meta http-equiv=refresh content=\"0;url=EVIL/\">')")
  },
  {
    name: 'preconnect',
    code: inEffect("document.head.insertAdjacentHTML('beforeend', '<link rel=preconnect href=\"EVIL\">')")
  },
  {
    name: 'form.submit()',
    code: inEffect(
      "const form = document.createElement('form'); form.action = 'EVIL/'; document.body.append(form); form.submit()"
    )
  },
  {
    name: 'a.click()',
    code: inEffect("const a = document.createElement('a'); a.href = 'EVIL/'; document.body.append(a); a.click()")
  },
  {
    name: 'an inner iframe',
    code: inEffect("document.body.insertAdjacentHTML('beforeend', '<iframe src=\"EVIL/\"></iframe>')")
  }
].map((program) => ({ ...program, outcome: 'shown or stopped', laterMs: CONNECTED_WITHIN_MS }));

/** Starts a server that counts connections, with or without a request. */
async function countConnections(): Promise<{ address: string; count: () => number; close: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => sockets.size,
    async close() {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((done) => server.close(done));
    }
  };
}

/** Runs each program on a page. @returns the number of connections to another server per program */
async function connectionsOf(address: string): Promise<Record<string, number>> {
  const chromium = await startBareChromium(browser);
  try {
    const counts: Record<string, number> = {};
    for (const program of PROGRAMS) {
      const hostile = new HostilePage(chromium.page);
      const other = await countConnections();
      try {
        await hostile.open(address);
        await hostile.run(program, { address: other.address, stun: other.address });
        counts[program.name] = other.count();
      } finally {
        await other.close();
      }
    }
    return counts;
  } finally {
    await chromium.close();
  }
}

const test = base.extend<object, { plainAddress: string }>({
  plainAddress: [
    async ({}, use) => {
      const server = await startPlainServer(resolve('sites/patternfly/dist'), 'localhost');
      await use(server.address);
      await server.close();
    },
    { scope: 'worker' }
  ]
});

test.describe('connections of edited code to other servers', () => {
  test.describe.configure({ timeout: 180_000 });
  test.skip(
    browser === undefined,
    `None of ${FULL_BROWSERS.join(', ')} is installed, which connect ahead of policies.`
  );

  test('are blocked by the published headers', async () => {
    const counts = await connectionsOf(siteAddress('sites/patternfly'));
    process.stdout.write(`With the headers: ${JSON.stringify(counts)}\n`);
    expect(Object.entries(counts).filter(([, count]) => count > 0)).toEqual([]);
    expect(Object.keys(counts)).toHaveLength(PROGRAMS.length);
  });

  test('occur without the headers, which verifies the count', { tag: '@full' }, async ({ plainAddress }) => {
    const counts = await connectionsOf(plainAddress);
    process.stdout.write(`Without the headers: ${JSON.stringify(counts)}\n`);
    expect(Math.max(...Object.values(counts))).toBeGreaterThan(0);
  });
});
