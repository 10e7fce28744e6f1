import { describe, expect, it } from 'vitest';
import { displayName } from '../../src/check/reportedProblem.ts';

const SITE = '/home/ann/docs/site';

describe('displayName', () => {
  it.each([
    ['the site itself', '/home/ann/docs/site/content/start.md', 'content/start.md'],
    ['beside the site', '/home/ann/docs/ui/Button.tsx', '../ui/Button.tsx'],
    ['a package', '/home/ann/docs/node_modules/acme-ui/docs/a.md', 'acme-ui/docs/a.md'],
    ['a scoped package', '/home/ann/docs/node_modules/@acme/ui/docs/a.md', '@acme/ui/docs/a.md'],
    ['a nested package', '/d/node_modules/.store/x@1/node_modules/@acme/ui/a.md', '@acme/ui/a.md']
  ])('shortens the path of a file of %s', (_, file, expected) => {
    expect(displayName(file, SITE)).toBe(expected);
  });
});
