import type { VisitedIsland } from '../support/hydrateIslands.ts';
import { expect } from '../support/test.ts';

/** Expects the only example of a document to be hydrated; one in HTML has no script. */
export function expectWorking(previews: readonly VisitedIsland[]): void {
  expect(previews).toMatchObject([{ isSettled: true }]);
  expect(['live', 'static']).toContain(previews[0]?.state);
}
