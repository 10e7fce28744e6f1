import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPatternMatcher } from './patternMatcher.ts';
import type { PatternQuestion } from './patternWorker.ts';

const ROWS = [
  ['.acme-button', '--acme-button--Color', '#0066cc', 'var(--acme--color)'],
  ['.acme-button:is(.small)', '--acme-button--Width', 'calc(100% - 2px)'],
  ['.acme-card > *', '--acme-card--Size', '$1 [a] {b} x+y?', '^'],
  ['.acme|list', '--acme-list--Gap', '0\\9']
];
const SPECIAL = Array.from('\\^$.|?*+()[]{}');

/** Runs the worker's own code, in this thread. */
class ThreadlessWorker extends EventTarget {
  static answer: (data: PatternQuestion) => void = () => undefined;

  constructor() {
    super();
    vi.stubGlobal('postMessage', (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  postMessage(data: PatternQuestion): void {
    queueMicrotask(() => ThreadlessWorker.answer(data));
  }

  terminate(): void {
    // Nothing runs.
  }
}

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('Worker', ThreadlessWorker);
  vi.stubGlobal('addEventListener', (_: string, listener: (event: { data: PatternQuestion }) => void) => {
    ThreadlessWorker.answer = (data) => listener({ data });
  });
  await import('./patternWorker.ts');
});
afterEach(() => void vi.unstubAllGlobals());

/** What spec §5 asks for: a pattern whatever its case, or the text itself where it is none. */
function expected(pattern: string): { rows: number[]; isPattern: boolean } {
  let expression: RegExp | null = null;
  try {
    expression = new RegExp(pattern, 'i');
  } catch {
    // Taken as text.
  }
  const matches = (field: string): boolean =>
    expression ? expression.test(field) : field.toLowerCase().includes(pattern.toLowerCase());
  const rows = ROWS.flatMap((fields, index) => (fields.some(matches) ? [index] : []));
  return { rows, isPattern: expression !== null };
}

async function found(pattern: string): Promise<{ rows: number[]; isPattern: boolean }> {
  const matcher = createPatternMatcher(() => ROWS);
  const match = await matcher.match(pattern);
  return { rows: [...(match?.rows ?? [])], isPattern: match?.note === null };
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
          queueMicrotask(() => this.dispatchEvent(new Event('error')));
        }
      }
    );
    const match = await createPatternMatcher(() => ROWS).match('list');
    expect([...(match?.rows ?? [])]).toEqual([3]);
    expect(match?.note).toContain('a script could not be loaded');
  });

  it('answers the next pattern while one before it has no end', async () => {
    let started = 0;
    vi.stubGlobal(
      'Worker',
      class extends ThreadlessWorker {
        readonly #isStuck = (started += 1) === 1;

        override postMessage(data: PatternQuestion): void {
          if (!this.#isStuck) {
            super.postMessage(data);
          }
        }
      }
    );
    const matcher = createPatternMatcher(() => ROWS);
    const endless = matcher.match('(a+)+~');
    const next = await matcher.match('list');
    expect([...(next?.rows ?? [])]).toEqual([3]);
    expect(await endless).toBeNull();
  });
});
