import { expect, it } from 'vitest';

import { pageDescriptions } from '../../../src/site/documents/shellSite.ts';
import { makePage, makeSource, proseBlock } from '../../ui/acme.ts';

it('describes pages by their first paragraph, unless it is not unique', () => {
  const page = (path: string, description: string) => makePage({ path, sources: [makeSource({ description })] });
  const pages = [page('/a', 'An apple.'), page('/b', 'Note.'), page('/c', 'Note.'), page('/d', '')];
  expect([...pageDescriptions(pages)]).toEqual([['/a', 'An apple.']]);
});

it('describes a page by the tab that introduces it, rather than by one of a package', () => {
  const code = makeSource({ description: 'The examples below need a library.', package: 'acme-ui' });
  const about = makeSource({
    description: 'A knob turns.',
    package: null,
    blocks: [proseBlock('<p>A knob turns.</p>', { part: 'lead' })]
  });
  expect([...pageDescriptions([makePage({ path: '/a', sources: [code, about] })])]).toEqual([['/a', 'A knob turns.']]);
});
