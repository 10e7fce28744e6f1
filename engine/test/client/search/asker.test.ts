import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type SearchState, createAsker } from '../../../src/client/lazy/search/asker.ts';
import { makeAnswer, makeResult, manualProvider } from './fixtures.ts';

const request = (query: string) => ({ query, kinds: [], section: null, limit: 5 });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const { provider, asked } = manualProvider();
  const states: SearchState[] = [];
  const asker = createAsker(provider, (state) => states.push(state));
  return { asker, asked, states, steps: () => states.map(({ step }) => step) };
}

describe('createAsker', () => {
  it('asks once for letters that come at once', async () => {
    const { asker, asked } = open();
    asker.ask(request('b'));
    asker.ask(request('bu'));
    await vi.advanceTimersByTimeAsync(50);
    expect(asked.map(({ request: { query } }) => query)).toEqual(['bu']);
  });

  it('tells about each answer, and whether more follow', async () => {
    const { asker, asked, states } = open();
    asker.ask(request('knob'));
    await vi.advanceTimersByTimeAsync(50);
    asked[0]?.answer(makeAnswer([], { isPartial: true }));
    asked[0]?.answer(makeAnswer([makeResult('page', 'Knob')]));
    asked[0]?.finish();
    await vi.advanceTimersByTimeAsync(1000);
    expect(states.flatMap((state) => (state.step === 'answered' ? [state.isDone] : []))).toEqual([false, true]);
  });

  it('says that it takes long only when it does', async () => {
    const { asker, asked, states } = open();
    asker.ask(request('knob'));
    await vi.advanceTimersByTimeAsync(100);
    expect(states.at(-1)).toMatchObject({ step: 'asking', isSlow: false });
    await vi.advanceTimersByTimeAsync(400);
    expect(states.at(-1)).toMatchObject({ step: 'asking', isSlow: true });
    asked[0]?.answer(makeAnswer([]));
    await vi.advanceTimersByTimeAsync(1000);
    expect(states.at(-1)).toMatchObject({ step: 'answered' });
  });

  it('hears no more of a question that another one follows', async () => {
    const { asker, asked, states } = open();
    asker.ask(request('knob'));
    await vi.advanceTimersByTimeAsync(50);
    asker.ask(request('dial'));
    await vi.advanceTimersByTimeAsync(50);
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer(makeAnswer([makeResult('page', 'Knob')]));
    asked[0]?.fail();
    await vi.advanceTimersByTimeAsync(100);
    expect(states.at(-1)).toMatchObject({ step: 'asking', request: { query: 'dial' } });
  });

  it('fails without an answer, and says of one that it is all there is', async () => {
    const { asker, asked, states, steps } = open();
    asker.ask(request('knob'));
    await vi.advanceTimersByTimeAsync(50);
    asked[0]?.fail();
    await vi.advanceTimersByTimeAsync(1000);
    expect(steps().at(-1)).toBe('failed');

    asker.ask(request('dial'));
    await vi.advanceTimersByTimeAsync(50);
    asked[1]?.answer(makeAnswer([makeResult('page', 'Dial')], { isPartial: true }));
    asked[1]?.fail();
    await vi.advanceTimersByTimeAsync(1000);
    expect(states.at(-1)).toMatchObject({ step: 'answered', isDone: true, isBroken: true });
  });

  it('forgets', async () => {
    const { asker, asked, steps } = open();
    asker.ask(request('knob'));
    asker.stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([]);
    expect(steps()).toEqual(['asking']);
  });
});
