/** Runs the compiler's worker unmodified in a Node thread, with stubs for the browser's worker globals. */
import { parentPort } from 'node:worker_threads';

let handler: (event: { data: unknown }) => void = () => undefined;
const onmessage = { set: (given: typeof handler) => (handler = given), get: () => handler };
Object.defineProperty(globalThis, 'onmessage', onmessage);
Object.defineProperty(globalThis, 'postMessage', { value: (answer: unknown) => parentPort?.postMessage(answer) });
parentPort?.on('message', (data: unknown) => handler({ data }));
await import('../../../../src/live/compiler/worker.ts');
