import { expect, it } from 'vitest';

import { pageDescriptions } from '../../../src/site/documents/shellSite.ts';
import { makePage, makeSource } from '../../ui/acme.ts';

it('pages are described by their first paragraph, unless others begin with the same', () => {
  const page = (path: string, description: string) => makePage({ path, sources: [makeSource({ description })] });
  const pages = [page('/a', 'An apple.'), page('/b', 'Note.'), page('/c', 'Note.'), page('/d', '')];
  expect([...pageDescriptions(pages)]).toEqual([['/a', 'An apple.']]);
});
