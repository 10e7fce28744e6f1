import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Command } from './commands.ts';
import { type Group, foldTabs, groupsOf, mergeStable, totalOf } from './resultGroups.ts';
import { SEARCH_KINDS } from '../../core/searchKind.ts';
import { makeAnswer, makeResult } from './testAnswers.ts';

const LIMIT = 3;
const group = (answer: Parameters<typeof groupsOf>[0], commands: Command[] = []): Group[] =>
  groupsOf(answer, 'knob', commands, () => LIMIT);
const titles = (groups: readonly Group[]) =>
  groups.map(({ id, entries }) => [
    id,
    ...entries.map((entry) => (entry.type === 'result' ? entry.result.title : entry.command.title))
  ]);

const knob = makeResult('page', 'Knob');
const dial = makeResult('page', 'Dial');
const size = makeResult('prop', 'size');
const lever = makeResult('page', 'Lever');

describe('groupsOf', () => {
  it('puts results together by kind, always in the same order', () => {
    expect(
      titles(group(makeAnswer([makeResult('text', 'Turn'), size, knob, makeResult('prop', 'tone'), dial])))
    ).toEqual([
      ['page', 'Knob', 'Dial'],
      ['prop', 'size', 'tone'],
      ['text', 'Turn']
    ]);
  });

  it.each([
    ['KnobIcon', ['icon', 'page']],
    ['knob icon', ['icon', 'page']],
    ['knob', ['page', 'icon']]
  ])('puts what “%s” names exactly first', (query, order) => {
    const answer = makeAnswer([makeResult('icon', 'KnobIcon'), knob]);
    expect(groupsOf(answer, query, [], () => LIMIT).map(({ id }) => id)).toEqual(order);
  });

  it('shows each result once, and of each kind no more than asked for', () => {
    const many = ['A', 'B', 'C', 'D', 'E'].map((title) => makeResult('page', title));
    const [pages] = group(makeAnswer([knob, knob, ...many], { counts: { page: 12 } }));
    expect(titles(pages ? [pages] : [])).toEqual([['page', 'Knob', 'A', 'B']]);
    expect(pages?.total).toBe(12);
  });

  it('puts the tabs of a page below it, the best one first, and counts them as one', () => {
    const tab = (label: string) => makeResult('page', `Knob: ${label}`, { page: knob.page });
    const answer = makeAnswer([tab('HTML'), dial, knob, makeResult('page', 'Lever'), tab('Demos'), size]);
    const [pages] = groupsOf(answer, 'knob', [], () => 2);
    expect(
      foldTabs(pages?.entries ?? []).map(({ entry, tabs }) =>
        [entry, ...tabs].map(({ key }) => key.replace(/.*\//, ''))
      )
    ).toEqual([['knob: html Knob: HTML', 'knob Knob', 'knob: demos Knob: Demos'], ['dial Dial']]);
    expect([pages?.total, totalOf(answer)]).toEqual([3, 4]);
  });

  it('puts commands that are named second, others before the passages', () => {
    const named: Command = {
      id: 'x',
      title: 'Do it',
      icon: 'copy',
      keywords: '',
      isNamed: true,
      action: () => undefined
    };
    const meant: Command = { ...named, id: 'y', isNamed: false };
    const order = (commands: Command[]) => titles(group(makeAnswer([knob, size]), commands)).map(([id]) => id);
    expect(order([meant, named])).toEqual(['page', 'command', 'prop']);
    expect(order([meant])).toEqual(['page', 'prop', 'command']);
    expect(titles(group(makeAnswer([knob, makeResult('text', 'Turn')]), [meant])).map(([id]) => id)).toEqual([
      'page',
      'command',
      'text'
    ]);
    expect(titles(group(makeAnswer([]), [named]))).toEqual([['command', 'Do it']]);
  });

  it('begins with the best matches of all kinds, which their groups don’t repeat', () => {
    const answer = makeAnswer(
      [{ ...size, bestRank: 2 }, { ...knob, bestRank: 1 }, dial, makeResult('prop', 'tone'), { ...lever, bestRank: 3 }],
      { counts: { page: 9, prop: 2 } }
    );
    const groups = group(answer);
    expect(titles(groups)).toEqual([
      ['best', 'Knob', 'size', 'Lever'],
      ['page', 'Dial'],
      ['prop', 'tone']
    ]);
    expect(groups.map(({ total }) => total)).toEqual([3, 7, 1]);
    expect(groups.map(({ entries }) => entries.map((entry) => entry.type === 'result' && entry.rank))).toEqual([
      [1, 1, 2],
      [3],
      [2]
    ]);
    expect(totalOf(answer)).toBe(11);
  });

  it('counts places within a kind', () => {
    const ranks = group(makeAnswer([knob, size, dial])).map(({ entries }) =>
      entries.map((entry) => (entry.type === 'result' ? entry.rank : 0))
    );
    expect(ranks).toEqual([[1, 2], [1]]);
  });
});

describe('mergeStable', () => {
  it('leaves what is shown where it is, with what is new below', () => {
    const shown = group(makeAnswer([knob, dial, size]));
    const answer = [makeResult('icon', 'knob'), size, makeResult('page', 'Lever'), knob];
    const kept = mergeStable(shown, group(makeAnswer(answer, { counts: { page: 9 } })));
    expect(titles(kept)).toEqual([
      ['page', 'Knob', 'Dial', 'Lever'],
      ['prop', 'size'],
      ['icon', 'knob']
    ]);
    expect(kept[0]?.total).toBe(9);
  });

  it('takes the headings of a better answer that only goes on', () => {
    const shown = group(makeAnswer([{ ...knob, bestRank: 1 }]));
    expect(titles(mergeStable(shown, group(makeAnswer([knob, dial, size]))))).toEqual([
      ['page', 'Knob', 'Dial'],
      ['prop', 'size']
    ]);
    expect(titles(mergeStable(shown, group(makeAnswer([dial, knob]))))).toEqual([
      ['best', 'Knob'],
      ['page', 'Dial']
    ]);
  });

  it('keeps tabs below their page', () => {
    const tab = (title: string, label: string) =>
      makeResult('page', `${title}: ${label}`, { page: makeResult('page', title).page });
    const shown = group(makeAnswer([knob, dial]));
    const next = group(
      makeAnswer([
        makeResult('page', 'Lever'),
        tab('Lever', 'HTML'),
        tab('Dial', 'HTML'),
        dial,
        tab('Knob', 'HTML'),
        knob
      ])
    );
    const subjects = foldTabs(mergeStable(shown, next)[0]?.entries ?? []);
    expect(
      subjects.map(({ entry, tabs }) => [entry, ...tabs].map(({ key }) => key.replace(/^\S+ \S+( html)? /, '')))
    ).toEqual([['Knob'], ['Dial', 'Dial: HTML'], ['Lever', 'Lever: HTML']]);
  });

  it('never moves nor repeats any, whatever comes', () => {
    const result = fc.record({
      kind: fc.constantFrom(...SEARCH_KINDS.slice(0, 3)),
      title: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'),
      isBest: fc.boolean()
    });
    const answer = fc
      .array(result, { maxLength: 12 })
      .map((list) =>
        group(
          makeAnswer(
            list.map(({ kind, title, isBest }, place) => makeResult(kind, title, isBest ? { bestRank: place + 1 } : {}))
          )
        )
      );
    const keysOf = (groups: readonly Group[]): string[] =>
      groups.flatMap(({ entries }) => entries.map(({ key }) => key));
    fc.assert(
      fc.property(answer, answer, (shown, next) => {
        const before = keysOf(shown);
        const merged = mergeStable(shown, next);
        const after = keysOf(merged);
        expect(after.filter((key) => before.includes(key))).toEqual(before);
        expect(merged.slice(0, shown.length).map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
        expect(new Set(after).size).toBe(after.length);
      })
    );
  });
});
