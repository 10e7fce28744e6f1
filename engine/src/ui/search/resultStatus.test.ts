import { describe, expect, it } from 'vitest';

import { groupsOf } from './resultGroups.ts';
import { noticeText, resultStatus } from './resultStatus.ts';
import { makeAnswer, makeResult } from './testAnswers.ts';

const request = { query: 'knob', kinds: [], section: null, limit: 5 };
const statusOf = (answer: ReturnType<typeof makeAnswer>, isDone = true) =>
  resultStatus(
    { step: 'answered', request, answer, isDone, isBroken: false },
    groupsOf(answer, request.query, [], () => 5)
  );

describe('what is said about a search', () => {
  it('counts results, those that are not shown too', () => {
    const few = statusOf(makeAnswer([makeResult('page', 'Knob')], { counts: { page: 1 } }));
    expect(few).toMatchObject({ status: '1 result', all: null });
    const many = statusOf(makeAnswer([makeResult('page', 'Knob')], { counts: { page: 20, prop: 4 } }));
    expect(many).toMatchObject({ status: '24 results', all: 24, spoken: '24 results' });
  });

  it('counts only once the numbers are true', () => {
    const answer = makeAnswer([makeResult('page', 'Knob')], { counts: { page: 1299 } });
    expect(statusOf(answer, false)).toMatchObject({ status: 'Searching…', all: null, spoken: '' });
    expect(statusOf(answer)).toMatchObject({ status: '1,299 results', all: 1299 });
  });

  it('says that there is nothing only once that is sure', () => {
    const answer = makeAnswer([], { suggestions: ['knobs'] });
    expect(statusOf(answer, false)).toMatchObject({ status: 'Searching…', nothing: null });
    expect(statusOf(answer).nothing).toEqual({
      text: 'No results match “knob”.',
      suggestions: ['knobs']
    });
  });

  it('says who answers, and what is missing', () => {
    const fine = { isFallback: false, missing: [] };
    expect(noticeText(fine, false)).toBeNull();
    expect(noticeText({ ...fine, isFallback: true }, false)).toBe(
      'The search service doesn’t respond. These results come from the site’s own index.'
    );
    expect(noticeText({ ...fine, missing: ['token', 'cssVariable'] }, false)).toBe(
      'Couldn’t search: Tokens and CSS variables.'
    );
    expect(noticeText(fine, true)).toMatch(/^Couldn’t search everything/);
  });
});
