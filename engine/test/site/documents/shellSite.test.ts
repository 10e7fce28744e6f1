import { expect, it } from 'vitest';

import { pageDescriptions } from '../../../src/site/documents/shellSite.ts';
import { makePage, makeSource } from '../../ui/acme.ts';

it('describes pages by their first paragraph, unless it is not unique', () => {
  const page = (path: string, description: string) => makePage({ path, sources: [makeSource({ description })] });
  const pages = [page('/a', 'An apple.'), page('/b', 'Note.'), page('/c', 'Note.'), page('/d', '')];
  expect([...pageDescriptions(pages)]).toEqual([['/a', 'An apple.']]);
});
