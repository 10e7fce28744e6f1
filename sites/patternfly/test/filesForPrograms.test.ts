import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { escapeRegExp } from '../../../engine/src/core/escapeRegExp.ts';
import * as texts from '../../../engine/src/core/texts.ts';
import { siteRequests } from '../../../engine/src/site/publish/api/requests.ts';
import { siteFolder } from './realSite.ts';

const page = readFileSync(
  path.join(siteFolder, 'content/developer-resources/files-for-programs/files-for-programs.md'),
  'utf8'
);

/** Requests from version to example; a site without data about its design has them, too. */
const walk = siteRequests({
  site: { pages: [] },
  reference: { entries: new Map() },
  design: path.join(siteFolder, 'no-such-folder'),
  hasHistory: false,
  versioned: {
    root: '/api/v6',
    sections: ['section'],
    pages: ['section/page'],
    tabs: ['section/page/tab'],
    categories: ['category'],
    files: new Map(),
    rewrites: []
  }
}).filter(({ path: address }) => /^\/api\/(?:v6|versions|component-index)\b/.test(address));

it('the page about files for programs lists all that the site publishes', () => {
  const shown = [...page.matchAll(/<ApiRequests only="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/,\s*/));
  const walked = walk.map(({ id }) => id);
  expect(walked.length).toBeGreaterThan(8);
  expect([...shown, ...walked].toSorted()).toEqual(Object.keys(texts.api.requests).toSorted());
});

it('its table has an address for each request from version to example', () => {
  const addresses = [...page.matchAll(/^\| `(\/api\/[^`]*)`/gm)].map(([, address = '']) => address);
  const without = walk.filter(({ path: template }) => {
    const parts = template.replace(/\.json$/, '').split(/\{\w+\}/);
    const pattern = new RegExp(`^${parts.map(escapeRegExp).join('.+')}$`);
    return !addresses.some((address) => pattern.test(address));
  });
  expect(without.map(({ path: template }) => template)).toEqual([]);
});
