import { expect, it } from 'vitest';

import { createHeadTexts } from '../../../engine/src/site/documents/headTexts.ts';
import { config, loadPackagedContent } from './realSite.ts';

const { site } = await loadPackagedContent();
const heads = createHeadTexts(site, config);

it('every document has a title of its own', () => {
  const shared = Map.groupBy(heads, ([, { title }]) => title);
  expect([...shared].filter(([, documents]) => documents.length > 1)).toEqual([]);
});

it('every document has a description of its own, of the length that search engines show', () => {
  const shared = Map.groupBy(heads, ([, { description }]) => description);
  expect([...shared].filter(([, documents]) => documents.length > 1)).toEqual([]);
  const unfit = [...heads].filter(([, { description }]) => description.length < 30 || description.length > 160);
  expect(unfit).toEqual([]);
});

it('descriptions begin with a sentence about the page, without markup', () => {
  const unfit = [...heads].filter(
    ([, { description }]) => /^(?:important )?note\b|^[^\p{Lu}\p{N}“"‘]/iu.test(description) || /<\w+/.test(description)
  );
  expect(unfit).toEqual([]);
});

it('titles contain the names of their pages in the navigation', () => {
  const others = site.pages.filter(({ id, title }) => !title.toLowerCase().includes(id.toLowerCase()));
  expect(others.map(({ id, title }) => [id, title])).toEqual([]);
});
