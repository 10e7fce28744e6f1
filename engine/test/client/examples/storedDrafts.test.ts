// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';

const KEY = 'patternbook-drafts';

/** The drafts as a document has them that was just loaded. */
async function loadDrafts() {
  vi.resetModules();
  return import('../../../src/client/lazy/examples/drafts.ts');
}

beforeEach(() => sessionStorage.clear());

it('edited code is there after a reload that a new deployment asks for, and only after the next one', async () => {
  const before = await loadDrafts();
  Object.assign(before.draftOf('/knob/basic'), { isOpen: true, edited: { code: 'own', lang: 'ts' } });
  before.keepDrafts();
  const after = await loadDrafts();
  expect(after.draftOf('/knob/basic')).toMatchObject({ isOpen: true, edited: { code: 'own', lang: 'ts' } });
  expect((await loadDrafts()).hasDraft('/knob/basic')).toBe(false);
});

it('whatever is stored does no harm', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (stored) => {
      sessionStorage.setItem(KEY, stored);
      const { hasDraft } = await loadDrafts();
      expect(hasDraft('/knob/basic')).toBe(false);
    }),
    { numRuns: 50 }
  );
});

it.each([
  '[["/knob/basic",{"isOpen":"yes","edited":{"code":7,"lang":"ts"}}]]',
  '[["/knob/basic",{"edited":{"code":"x","lang":"php"}}]]',
  '[["/knob/basic",null]]',
  '[[{}]]'
])('drafts of another form are none: %s', async (stored) => {
  sessionStorage.setItem(KEY, stored);
  expect((await loadDrafts()).hasDraft('/knob/basic')).toBe(false);
});
