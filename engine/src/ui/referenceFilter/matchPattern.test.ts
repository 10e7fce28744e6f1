import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { matchPattern } from './matchPattern.ts';
import type { PatternQuestion } from './patternWorker.ts';

const ROWS = [
  ['.acme-button', '--acme-button--Color', '#0066cc', 'var(--acme--color)'],
  ['.acme-button:is(.small)', '--acme-button--Width', 'calc(100% - 2px)'],
  ['.acme-card > *', '--acme-card--Size', '$1 [a] {b} x+y?', '^'],
  ['.acme|list', '--acme-list--Gap', '0\\9']
];
const SPECIAL = Array.from('\\^$.|?*+()[]{}');

/** Runs the worker's own code on the main thread. */
class ThreadlessWorker {
  static answer: (data: PatternQuestion) => void = () => undefined;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;

  constructor() {
    const send = (data: unknown): void => this.onmessage?.({ data });
    vi.stubGlobal('postMessage', send);
    queueMicrotask(() => send({ kind: 'ready' }));
  }

  postMessage(data: PatternQuestion): void {
    queueMicrotask(() => ThreadlessWorker.answer(data));
  }

  terminate(): void {
    this.onmessage = null;
  }
}

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('Worker', ThreadlessWorker);
  vi.stubGlobal('postMessage', () => undefined);
  vi.stubGlobal('addEventListener', (_: string, listener: (event: { data: PatternQuestion }) => void) => {
    ThreadlessWorker.answer = (data) => listener({ data });
  });
  await import('./patternWorker.ts');
});
afterEach(() => void vi.unstubAllGlobals());

const match = (pattern: string, signal = new AbortController().signal) => matchPattern(ROWS, pattern, signal);

/** Reference implementation of requirement 5.1: a case-insensitive pattern, or plain text if the pattern is invalid. */
function expected(pattern: string): { rows: number[]; isPattern: boolean } {
  let expression: RegExp | null = null;
  try {
    expression = new RegExp(pattern, 'i');
  } catch {
    // Plain text.
  }
  const matches = (field: string): boolean =>
    expression ? expression.test(field) : field.toLowerCase().includes(pattern.toLowerCase());
  const rows = ROWS.flatMap((fields, index) => (fields.some(matches) ? [index] : []));
  return { rows, isPattern: expression !== null };
}

async function found(pattern: string): Promise<{ rows: number[]; isPattern: boolean }> {
  const { rows, note } = await match(pattern);
  return { rows: [...rows], isPattern: note === null };
}

describe('the filter by a pattern', () => {
  it.each(SPECIAL)('takes %s for what it means, alone and escaped', async (character) => {
    expect(await found(character)).toEqual(expected(character));
    expect(await found(`\\${character}`)).toEqual(expected(`\\${character}`));
  });

  it('finds what the browser’s own expressions find, and plain text where there is no such expression', async () => {
    const piece = fc.constantFrom(...SPECIAL, 'acme', 'COLOR', '-', 'a', '1');
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 5 }), async (pieces) => {
        const pattern = pieces.join('');
        expect(await found(pattern)).toEqual(expected(pattern));
      })
    );
  });

  it('says what is missing where its script can not be loaded', async () => {
    vi.stubGlobal(
      'Worker',
      class extends ThreadlessWorker {
        override postMessage(): void {
          queueMicrotask(() => this.onerror?.(new Event('error')));
        }
      }
    );
    const { rows, note } = await match('list');
    expect([...rows]).toEqual([3]);
    expect(note).toContain('couldn’t load');
  });

  it('takes a pattern that has no end as text, and ends what runs it', async () => {
    const terminate = vi.fn();
    vi.stubGlobal(
      'Worker',
      class extends ThreadlessWorker {
        override postMessage(): void {
          // Never answers.
        }
        override terminate = terminate;
      }
    );
    const { rows, note } = await match('x+y?');
    expect([...rows]).toEqual([2]);
    expect(note).toContain('takes too long');
    expect(terminate).toHaveBeenCalled();
  });

  it('ends what runs a pattern that nobody waits for', () => {
    const terminate = vi.fn();
    vi.stubGlobal(
      'Worker',
      class extends ThreadlessWorker {
        override terminate = terminate;
      }
    );
    const lifetime = new AbortController();
    void match('list', lifetime.signal);
    lifetime.abort();
    expect(terminate).toHaveBeenCalledOnce();
  });
});
