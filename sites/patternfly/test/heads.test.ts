import { expect, it } from 'vitest';

import { sectionsWithoutPage } from '../../../engine/src/content/navigation.ts';
import { typographic } from '../../../engine/src/core/typographicMarks.ts';
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
  const pages = site.pages.map(({ id, title }) => ({ name: typographic(id), title }));
  expect(pages.filter(({ name, title }) => !title.toLowerCase().includes(name.toLowerCase()))).toEqual([]);
});

it('every page and every list of pages has a lead: a summary, or the first paragraph of a tab written for the site', () => {
  const isWritten = ({ sources }: (typeof site.pages)[number]): boolean =>
    sources.some(({ package: name, blocks: [first] }) => {
      return name === null && first?.kind === 'prose' && first.part === 'lead';
    });
  const addresses = [...site.pages.filter((page) => !isWritten(page)), ...sectionsWithoutPage(site)].map(
    ({ path }) => path
  );
  expect(addresses.filter((path) => config.summaries[path] === undefined)).toEqual([]);
});

it('every summary belongs to a page or a list of pages', () => {
  const known = new Set([...site.pages, ...sectionsWithoutPage(site)].map(({ path }) => path));
  expect(Object.keys(config.summaries).filter((path) => !known.has(path))).toEqual([]);
});
