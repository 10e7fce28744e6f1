import { relative, resolve } from 'node:path';
import { expect } from '../support/test.ts';
import { commitNumber } from '../../scripts/testing/commitNumber.ts';
import { tier } from '../support/tier.ts';
import { createRandom, createRequestMaker } from './randomRequests.ts';
import { askRaw, requestText, sendAll } from './rawRequest.ts';
import { SECRET, serverTest } from './serverTest.ts';

/** Differs for each commit, unless `PATTERNBOOK_FUZZ_SEED` is set. */
const SEED = Number(process.env['PATTERNBOOK_FUZZ_SEED'] ?? commitNumber());

const root = resolve(import.meta.dirname, '../..');

const MANY = { requests: 10_000, mutations: 2_000 };
/** `dev` renders each response, so the quick tier sends fewer requests. */
const SERVERS = [
  { name: 'preview', test: serverTest('preview'), ...(tier === 'full' ? MANY : { requests: 3000, mutations: 600 }) },
  { name: 'dev', test: serverTest('dev'), ...(tier === 'full' ? MANY : { requests: 500, mutations: 100 }) }
];

/** Requests per connection, pipelined. */
const PIPELINED = 50;
const CONNECTIONS = 24;
/** A truncated request gets no response before the server's timeout. */
const PATIENCE_MS = 300;
const MINUTE_MS = 60_000;

const FAILURE = new RegExp(`HTTP/1\\.[01] 5\\d\\d|root:x:|${SECRET}|patternbook-workspace`);
/** dev logs rejected requests; its own errors have a stack trace. */
const STACK = /^\s+at |Unhandled|Uncaught/m;

for (const { name, test, requests, mutations } of SERVERS) {
  test.describe(name, () => {
    test.describe.configure({ retries: 0 });

    test(`answers ${requests} random requests and ${mutations} mutated ones (seed ${SEED})`, async ({
      server,
      folder,
      secretFolder
    }) => {
      test.setTimeout(10 * MINUTE_MS);

      const places = [`${secretFolder}/secret.txt`, `${secretFolder}/secret.js`, `@fs${secretFolder}/secret.js`];
      const upwards = relative(resolve(root, folder, 'dist'), secretFolder);
      const make = createRequestMaker(createRandom(SEED), [...places, `${upwards}/secret.txt`]);
      const wildCount = Math.floor(requests / 10);
      const pipelines = Array.from({ length: Math.ceil((requests - wildCount) / PIPELINED) }, () => {
        const tame = Array.from({ length: PIPELINED - 1 }, make.tame);
        return { text: tame.join('') + requestText('/'), answers: PIPELINED };
      });
      const single = [
        ...Array.from({ length: wildCount }, make.wild),
        ...Array.from({ length: mutations }, make.mutated)
      ].map((text) => ({ text, answers: 0 }));
      const errors: unknown[] = [];
      const next = [...pipelines, ...single].values();
      const work = async (): Promise<void> => {
        for (const { text, answers } of next) {
          const answer = await sendAll(server.address, text, answers === 0 ? PATIENCE_MS : undefined);
          const answered = answer.match(/HTTP\/1\.1 \d{3} /g)?.length ?? 0;
          const error = FAILURE.exec(answer)?.[0];
          if (error !== undefined || answered < answers) {
            errors.push({ error, answered, text });
          }
        }
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, work));

      const seed = `seed ${SEED}`;
      expect(errors.slice(0, 3), `${seed}: ${server.errors()}`).toEqual([]);
      expect(server.isRunning(), `${seed}: ${server.errors()}`).toBe(true);
      expect(server.errors(), seed).not.toMatch(STACK);
      expect((await askRaw(server.address, '/')).status, seed).toBe(200);
    });
  });
}
