import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createCompiler } from '../../../src/live/preview/compiler.ts';
import type { CompilerResponse, CompilerMessage, CompilerRequest } from '../../../src/live/compiler/worker.ts';
import type { FrameProgram } from '../../../src/live/frame/protocol.ts';
import type { LiveSetup } from '../../../src/core/liveSetup.ts';
import type { TabCode } from '../../../src/core/tabCode.ts';
import type { WorkerReady } from '../../../src/core/workerMessages.ts';

const SETUP = {} as LiveSetup;
const TAB = { page: 'Panel' } as TabCode;
const PROGRAM: FrameProgram = { kind: 'markup', html: '', container: {} as never };
const LIMIT_MS = 3000;

/** Worker stub that responds when the test tells it to. */
class SlowWorker {
  onmessage: ((event: { data: CompilerResponse | WorkerReady }) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  onmessageerror: (() => void) | null = null;
  hasEnded = false;
  readonly messages: (CompilerMessage | CompilerRequest)[] = [];

  postMessage(message: CompilerMessage | CompilerRequest): void {
    this.messages.push(message);
  }

  terminate(): void {
    this.hasEnded = true;
  }

  say(data: CompilerResponse | WorkerReady): void {
    this.onmessage?.({ data });
  }

  compiled(): void {
    this.say({ kind: 'compiled', compiled: { ok: true, program: PROGRAM } });
  }

  /** Texts sent for compilation. */
  get texts(): string[] {
    return this.messages.flatMap((message) => (message.kind === 'compile' ? [message.input.text] : []));
  }
}

function start() {
  const workers: SlowWorker[] = [];
  const compiler = createCompiler(SETUP, () => {
    workers.push(new SlowWorker());
    return workers.at(-1) as unknown as Worker;
  });
  const worker = (): SlowWorker => {
    const last = workers.at(-1);
    if (!last) {
      throw new Error('No worker was started.');
    }
    return last;
  };
  return { compiler, workers, worker };
}

/** Flushes all pending microtasks and zero timers. */
const flush = () => vi.advanceTimersByTimeAsync(0);
const failure = () => new Event('error', { cancelable: true });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

describe('the compiler of the page', () => {
  it('sends its worker the setup once and each tab once, and passes on the response', async () => {
    const { compiler, worker } = start();
    const first = compiler.compile('a', TAB, 'basic');
    worker().say({ kind: 'ready' });
    worker().compiled();
    expect(await first).toMatchObject({ ok: true, program: PROGRAM });
    const second = compiler.compile('b', TAB, 'basic');
    worker().say({ kind: 'compiled', compiled: { ok: false, message: 'No.', line: 2, column: 3 } });
    expect(await second).toEqual({ ok: false, message: 'No.', line: 2, column: 3 });
    expect(worker().messages.map(({ kind }) => kind)).toEqual(['setup', 'tab', 'compile', 'compile']);
  });

  it('compiles only the newest queued text of each example', async () => {
    const { compiler, worker } = start();
    const results = Array.from({ length: 400 }, (_, index) => compiler.compile(`a${index}`, TAB, 'basic'));
    const other = compiler.compile('b', TAB, 'other');
    worker().say({ kind: 'ready' });
    for (let answers = 0; answers < 3; answers += 1) {
      worker().compiled();
      await flush();
    }
    expect(worker().texts).toEqual(['a0', 'a399', 'b']);
    const settled = await Promise.all([...results, other]);
    expect(settled.filter(({ ok }) => ok)).toHaveLength(3);
    expect(settled[1]).toMatchObject({ ok: false, message: expect.stringMatching(/\S/) as string });
  });

  it('maps positions, even after the worker that compiled the program was terminated', async () => {
    const { compiler, workers, worker } = start();
    const compiled = compiler.compile('a', TAB, 'basic');
    worker().say({ kind: 'ready' });
    worker().compiled();
    const result = await compiled;
    worker().onerror?.(failure());
    const place = result.ok ? result.locate({ line: 1, column: 1 }) : null;
    await flush();
    expect(workers).toHaveLength(2);
    expect(worker().messages.map(({ kind }) => kind)).toEqual(['setup', 'tab', 'locate']);
    worker().say({ kind: 'ready' });
    worker().say({ kind: 'located', position: { line: 7, column: 8 } });
    expect(await place).toEqual({ line: 7, column: 8 });
  });
});

describe("a worker that can't be loaded", () => {
  it('is not an error of the page; pending requests are answered, and the next text starts another worker', async () => {
    const { compiler, workers, worker } = start();
    const compiled = expect(compiler.compile('a', TAB, 'basic')).rejects.toThrow('Couldn’t load the compiler.');
    const other = expect(compiler.compile('b', TAB, 'other')).rejects.toThrow('Couldn’t load the compiler.');
    const error = failure();
    worker().onerror?.(error);
    await compiled;
    await flush();
    worker().onerror?.(failure());
    await other;
    expect(error.defaultPrevented).toBe(true);
    expect(workers.every(({ hasEnded }) => hasEnded)).toBe(true);

    const again = compiler.compile('a', TAB, 'basic');
    worker().say({ kind: 'ready' });
    worker().compiled();
    expect(await again).toMatchObject({ ok: true });
    expect(workers).toHaveLength(3);
  });

  it('answers position requests with null', async () => {
    const { compiler, worker } = start();
    const compiled = compiler.compile('a', TAB, 'basic');
    worker().say({ kind: 'ready' });
    worker().compiled();
    const result = await compiled;
    const place = result.ok ? result.locate({ line: 1, column: 1 }) : undefined;
    worker().onmessageerror?.();
    expect(await place).toBeNull();
  });

  it('may throw on start', async () => {
    const compiler = createCompiler(SETUP, () => {
      throw new Error('No workers here.');
    });
    await expect(compiler.compile('a', TAB, 'basic')).rejects.toThrow('No workers here.');
  });
});

describe('the watchdog', () => {
  it('terminates a worker that takes too long, and reports it', async () => {
    const { compiler, workers, worker } = start();
    const compiled = expect(compiler.compile('a', TAB, 'basic')).rejects.toThrow(
      /^The code takes too long to compile\./
    );
    worker().say({ kind: 'ready' });
    await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
    expect(worker().hasEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await compiled;
    expect(worker().hasEnded).toBe(true);

    const again = compiler.compile('b', TAB, 'basic');
    expect(workers).toHaveLength(2);
    worker().say({ kind: 'ready' });
    worker().compiled();
    expect(await again).toMatchObject({ ok: true });
  });

  it('excludes the loading time of the worker', async () => {
    const { compiler, worker } = start();
    const compiled = compiler.compile('a', TAB, 'basic');
    await vi.advanceTimersByTimeAsync(20 * LIMIT_MS);
    worker().say({ kind: 'ready' });
    await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
    worker().compiled();
    expect(await compiled).toMatchObject({ ok: true });
  });

  it('excludes the time a text waits in the queue', async () => {
    const { compiler, worker } = start();
    const first = compiler.compile('a', TAB, 'basic');
    const second = compiler.compile('b', TAB, 'other');
    worker().say({ kind: 'ready' });
    await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
    worker().compiled();
    await first;
    await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
    worker().compiled();
    expect(await second).toMatchObject({ ok: true });
  });

  it('is idle while nothing is compiled', async () => {
    const { compiler, worker } = start();
    const compiled = compiler.compile('a', TAB, 'basic');
    worker().say({ kind: 'ready' });
    worker().compiled();
    await compiled;
    await vi.advanceTimersByTimeAsync(5 * LIMIT_MS);
    expect(worker().hasEnded).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('compiles one text for several previews of an example', async () => {
    const { compiler, worker } = start();
    const all = ['a', 'a', 'a'].map((text) => compiler.compile(text, TAB, 'basic'));
    worker().say({ kind: 'ready' });
    for (const compiled of all) {
      worker().compiled();
      await compiled;
      await vi.advanceTimersByTimeAsync(0);
    }
    expect((await Promise.all(all)).map(({ ok }) => ok)).toEqual([true, true, true]);
  });

  it('continues with the queue, and does not report a text that was superseded', async () => {
    const { compiler, workers, worker } = start();
    const endless = compiler.compile('a', TAB, 'basic');
    worker().say({ kind: 'ready' });
    const mended = compiler.compile('b', TAB, 'basic');
    await vi.advanceTimersByTimeAsync(LIMIT_MS);
    expect(await endless).toMatchObject({ ok: false });
    expect(workers).toHaveLength(2);
    expect(worker().texts).toEqual(['b']);
    worker().say({ kind: 'ready' });
    worker().compiled();
    expect(await mended).toMatchObject({ ok: true });
  });
});
