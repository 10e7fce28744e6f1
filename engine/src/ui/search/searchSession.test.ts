import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { SearchKind } from '../../core/searchKind.ts';
import type { SearchAnswer } from '../../search/searchProvider.ts';
import { NO_SEARCH, searchReducer, type SearchState, startSearchSession } from './searchSession.ts';
import { makeAnswer, makeResult, manualProvider } from './testAnswers.ts';

const request = (query: string) => ({ query, kinds: [], section: null, limit: 5 });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(patienceMs = 0) {
  const { provider, asked } = manualProvider();
  const states: SearchState[] = [];
  let end = (): void => undefined;
  const ask = (query: string): void => {
    end();
    end = startSearchSession(provider, request(query), (state) => states.push(state), patienceMs);
  };
  return { ask, end: () => end(), asked, states, steps: () => states.map(({ step }) => step) };
}

describe('startSearchSession', () => {
  it('asks once for letters that come at once', async () => {
    const { ask, asked } = open();
    ask('b');
    ask('bu');
    await vi.advanceTimersByTimeAsync(50);
    expect(asked.map(({ request: { query } }) => query)).toEqual(['bu']);
  });

  it('tells about each answer, and whether more follow', async () => {
    const { ask, asked, states } = open();
    ask('knob');
    await vi.advanceTimersByTimeAsync(50);
    asked[0]?.answer(makeAnswer([], { isPartial: true }));
    asked[0]?.answer(makeAnswer([makeResult('page', 'Knob')]));
    asked[0]?.finish();
    await vi.advanceTimersByTimeAsync(1000);
    expect(states.flatMap((state) => (state.step === 'answered' ? [state.isDone] : []))).toEqual([false, true]);
  });

  it('says that it takes long only when it does', async () => {
    const { ask, asked, states } = open();
    ask('knob');
    await vi.advanceTimersByTimeAsync(100);
    expect(states.at(-1)).toMatchObject({ step: 'asking', isSlow: false });
    await vi.advanceTimersByTimeAsync(400);
    expect(states.at(-1)).toMatchObject({ step: 'asking', isSlow: true });
    asked[0]?.answer(makeAnswer([]));
    await vi.advanceTimersByTimeAsync(1000);
    expect(states.at(-1)).toMatchObject({ step: 'answered' });
  });

  it('holds partial answers back for a while if it is told to', async () => {
    const { ask, asked, steps, states } = open(500);
    ask('knob');
    await vi.advanceTimersByTimeAsync(50);
    asked[0]?.answer(makeAnswer([], { isPartial: true }));
    asked[0]?.answer(makeAnswer([makeResult('page', 'Knob')]));
    expect(steps()).toEqual(['asking', 'answered']);
    expect(states.at(-1)).toMatchObject({ isDone: true });

    ask('dial');
    await vi.advanceTimersByTimeAsync(50);
    asked[1]?.answer(makeAnswer([], { isPartial: true }));
    await vi.advanceTimersByTimeAsync(400);
    expect(states.at(-1)).toMatchObject({ step: 'asking', isSlow: true });
    await vi.advanceTimersByTimeAsync(200);
    expect(states.at(-1)).toMatchObject({ step: 'answered', isDone: false });
  });

  it('hears no more of a question that another one follows', async () => {
    const { ask, asked, states } = open();
    ask('knob');
    await vi.advanceTimersByTimeAsync(50);
    ask('dial');
    await vi.advanceTimersByTimeAsync(50);
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer(makeAnswer([makeResult('page', 'Knob')]));
    asked[0]?.fail();
    await vi.advanceTimersByTimeAsync(100);
    expect(states.at(-1)).toMatchObject({ step: 'asking', request: { query: 'dial' } });
  });

  it('fails without an answer, and says of one that it is all there is', async () => {
    const { ask, asked, states, steps } = open();
    ask('knob');
    await vi.advanceTimersByTimeAsync(50);
    asked[0]?.fail();
    await vi.advanceTimersByTimeAsync(1000);
    expect(steps().at(-1)).toBe('failed');

    ask('dial');
    await vi.advanceTimersByTimeAsync(50);
    asked[1]?.answer(makeAnswer([makeResult('page', 'Dial')], { isPartial: true }));
    asked[1]?.fail();
    await vi.advanceTimersByTimeAsync(1000);
    expect(states.at(-1)).toMatchObject({ step: 'answered', isDone: true, isBroken: true });
  });

  it('forgets', async () => {
    const { ask, end, asked, steps } = open();
    ask('knob');
    end();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([]);
    expect(steps()).toEqual(['asking']);
  });
});

describe('the numbers of results', () => {
  const counted = (counts: SearchAnswer['counts'], kinds: SearchKind[] = [], view = NO_SEARCH, query = 'knob') => {
    const asked = { ...request(query), kinds };
    const answer = { ...makeAnswer([]), counts };
    const state: SearchState = { step: 'answered', request: asked, answer, isDone: true, isBroken: false };
    return searchReducer(view, { type: 'state', question: asked, state, groups: [], hasActive: false });
  };

  it('are of all kinds, also while some are chosen', () => {
    const all = counted({ page: 3, prop: 2 });
    expect(all.counted?.counts).toMatchObject({ page: 3, prop: 2, icon: 0 });
    expect(counted({ prop: 2 }, ['prop'], all).counted?.counts).toMatchObject({ page: 3, prop: 2 });
  });

  it('are of the chosen kinds if no others were asked for', () => {
    expect(counted({ prop: 2 }, ['prop', 'icon']).counted?.counts).toEqual({ prop: 2, icon: 0 });
    const other = counted({ page: 3 }, [], NO_SEARCH, 'dial');
    expect(counted({ prop: 2 }, ['prop'], other).counted?.counts).toEqual({ prop: 2 });
  });
});
