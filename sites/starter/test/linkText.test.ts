import { expect, it } from 'vitest';

import { ruleProblems } from '../../../engine/src/check/prose/ruleProblems.ts';
import { ownPage } from '../../../engine/test/check/prose/ownPages.ts';
import type { Site } from '../../../engine/src/model.ts';
import { linkText } from '../prose/linkText.ts';

const SITE: Site = { pages: [], navigation: [], redirects: [], assets: [], problems: [] };

it('links say where they lead', () => {
  const body = 'Colors are [here](/a), and tokens in [Tokens](/b). **Here** is none.\n\nDon’t write “[more](/c)”.';
  expect(ruleProblems([linkText], ownPage(body).passages, SITE)).toMatchObject([
    {
      code: 'prose/link-text',
      message: 'The link "here" says nothing about its page.',
      location: { line: 6, column: 13 }
    }
  ]);
});
