/** What assistants find with the tools of `patternbook mcp`, and what it costs them. Needs no browser. */
import { QUESTIONS } from '../../sites/patternfly/test/assistants/questions.ts';
import { follow, openTools, type Reading } from '../support/followCalls.ts';
import { outputOf } from '../support/readSite.ts';
import { expect, test } from '../support/test.ts';

const MIN_ANSWERED = 95;
const MOST_TOKENS_OF_HALF = 2500;

test('a hundred questions are answered by search and get, at little cost', async () => {
  test.setTimeout(180_000);
  expect(QUESTIONS).toHaveLength(100);
  const context = await openTools(outputOf('sites/patternfly'));
  const readings: Reading[] = [];
  for (const { question, facts } of QUESTIONS) {
    readings.push(await follow(question, facts, context));
  }

  const missed = readings.filter(({ missing }) => missing.length > 0);
  const costs = readings.map(({ tokens }) => tokens).toSorted((a, b) => a - b);
  const median = costs[Math.floor(costs.length / 2)] ?? Infinity;
  const answered = readings.length - missed.length;
  process.stdout.write(`${answered} of ${readings.length} questions answered, ${median} tokens for half of them\n`);
  const list = missed.map(({ question, missing, calls }) =>
    [`“${question}” without ${missing.join(', ')}`, ...calls].join('\n  ')
  );
  expect(answered, list.join('\n')).toBeGreaterThanOrEqual(MIN_ANSWERED);
  expect(median).toBeLessThanOrEqual(MOST_TOKENS_OF_HALF);
});
