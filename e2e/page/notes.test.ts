import * as texts from '../../engine/src/core/texts.ts';
import { readPage, readRoutes } from '../support/readSite.ts';
import { expect, test } from '../support/test.ts';

const { missingComponent, noContrast, unknownToken, unnamedToken } = texts.body;

/** What pages show in place of a part that can't be made; names are filled in. */
const NOTES = [missingComponent, noContrast, unknownToken, unnamedToken].map((text) => text.split('{')[0] ?? text);

test('no page shows a note in place of a part', () => {
  const routes = readRoutes('sites/patternfly');
  expect(routes.length).toBeGreaterThan(500);
  const shown = routes.flatMap(({ tabPath }) => {
    const html = readPage('sites/patternfly', tabPath);
    return NOTES.filter((note) => html.includes(note)).map((note) => `${tabPath}: ${note}`);
  });
  expect(shown).toEqual([]);
});
