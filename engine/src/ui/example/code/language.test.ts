// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createExample, type Example } from '../exampleStore.ts';
import { NO_DRAFT } from '../storedDrafts.ts';
import { Converter, JS, TS, makeExample } from '../testExample.ts';
import { changeCode, resetCode } from './editing.ts';
import { convertCode, currentVersion } from './language.ts';

const PREFERENCE = 'patternbook-code-language';

let example: Example;

beforeEach(() => {
  vi.stubGlobal('Worker', Converter);
  localStorage.clear();
  document.body.innerHTML = '<p id="pb_announcer"></p>';
  const { name, tab } = makeExample();
  const original = tab.examples[name.slug] ?? null;
  example = createExample(name, NO_DRAFT);
  example.update({ original, shown: original });
});
afterEach(() => vi.unstubAllGlobals());

const convert = (): Promise<void> => convertCode(example, document.body);

describe('an edit', () => {
  it('ends when the code is as it was, by hand or by reset', () => {
    changeCode(example, '// mine');
    expect(example.get().edited).toEqual({ code: '// mine', lang: 'ts' });
    changeCode(example, TS);
    expect(example.get().edited).toBeNull();
    changeCode(example, '// mine');
    resetCode(example);
    expect(example.get()).toMatchObject({ edited: null, shown: { code: TS } });
  });
});

describe('the language of code', () => {
  it('is remembered, and is no edit', async () => {
    await convert();
    expect(example.get()).toMatchObject({ edited: null, shown: { code: JS, lang: 'js' } });
    expect(localStorage.getItem(PREFERENCE)).toBe('js');
    expect(await currentVersion(example)).toEqual({ code: JS, lang: 'js' });
    await convert();
    expect(example.get().shown?.code).toBe(TS);
    expect(localStorage.getItem(PREFERENCE)).toBeNull();
  });

  it('is that of the author after reset, whatever is preferred', async () => {
    await convert();
    resetCode(example);
    expect(example.get().shown?.code).toBe(TS);
    expect(await currentVersion(example)).toMatchObject({ code: TS, lang: 'ts' });
  });

  it('brings the types of edited code back, and keeps what was written since', async () => {
    const own = TS.replace('1', '2');
    changeCode(example, own);
    await convert();
    expect(example.get().edited).toEqual({ code: JS.replace('1', '2'), lang: 'js' });
    await convert();
    expect(example.get().edited).toEqual({ code: own, lang: 'ts' });

    await convert();
    changeCode(example, JS.replace('1', '3'));
    await convert();
    expect(example.get().edited).toEqual({ code: JS.replace('1', '3'), lang: 'ts' });
  });

  it('leaves code as it is that can’t be converted', async () => {
    changeCode(example, 'const a: = 1');
    await convert();
    expect(example.get().shown).toEqual({ code: 'const a: = 1', lang: 'ts' });
    expect(document.querySelector('#pb_announcer')?.textContent).toMatch(/^Couldn’t convert/);
  });
});
