import { expect, it } from 'vitest';

import type { Release } from '../../../src/model.ts';
import { versionsFile } from '../../../src/site/publish/versionsFile.ts';

const RELEASE: Release = {
  name: '2.0',
  date: '2025-01-31',
  latest: true,
  hidden: false,
  versions: { 'acme-ui': '2.0' }
};

it('lists the releases in the shape that the release menu reads, without dates that nobody knows', () => {
  expect(versionsFile([RELEASE, { ...RELEASE, name: '1.0', date: null, latest: false }])).toEqual({
    Releases: [
      { name: '2.0', date: '2025-01-31', latest: true, hidden: false, versions: { 'acme-ui': '2.0' } },
      { name: '1.0', latest: false, hidden: false, versions: { 'acme-ui': '2.0' } }
    ]
  });
});
