// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type Group, groupsOf } from './resultGroups.ts';
import { ResultSections } from './ResultSections.tsx';
import { NO_QUESTION } from './searchAddress.ts';
import { makeAnswer, makeResult } from './testAnswers.ts';
import type { Search } from './useSearch.ts';

const knob = makeResult('page', 'Knob', { bestRank: 1 });
const size = makeResult('prop', 'size', { bestRank: 2 });
const lever = makeResult('page', 'Lever');

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new Error('offline'))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(groups: Group[]) {
  const showMore = vi.fn();
  const search = { question: NO_QUESTION, groups, recordOpened: vi.fn(), showMore } as unknown as Search;
  render(<ResultSections search={search} hasMore />);
  return showMore;
}

const sections = () =>
  screen
    .getAllByRole('region')
    .map((section) => [
      section.querySelector('h2')?.textContent,
      ...[...section.querySelectorAll('a')].map((link) => link.querySelector('.pb-result-kind')?.textContent)
    ]);

it('names the kinds of the best matches, and no others', () => {
  show(groupsOf(makeAnswer([knob, size, lever]), 'knob', [], () => 5));
  expect(sections()).toEqual([
    ['Best matches', 'Page', 'Prop'],
    ['Pages', undefined]
  ]);
});

it('has signs among the best matches and for kinds with pictures', () => {
  const signs = (title: string) =>
    screen.getByRole('region', { name: title }).querySelectorAll('.pb-result-sign').length;
  show(groupsOf(makeAnswer([knob, size, lever, makeResult('prop', 'width')]), 'knob', [], () => 5));
  expect(['Best matches', 'Pages', 'Props'].map(signs)).toEqual([2, 1, 0]);
});

it('doesn’t end a line between two sentences, where an ellipsis would follow the full stop', () => {
  const excerpt = { text: 'Knobs turn. Levers tilt.', matches: [], isCode: false };
  show(groupsOf(makeAnswer([{ ...lever, excerpt }]), 'lever', [], () => 5));
  expect(document.querySelector('.pb-result-excerpt')?.textContent).toBe('Knobs turn.\u00a0Levers tilt.');
});

it('says how many more of a kind there are, without the best ones', () => {
  const showMore = show(groupsOf(makeAnswer([knob, size, lever], { counts: { page: 11 } }), 'knob', [], () => 5));
  fireEvent.click(screen.getByRole('button', { name: 'Show 9 more pages' }));
  expect(showMore).toHaveBeenCalledExactlyOnceWith('page');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
