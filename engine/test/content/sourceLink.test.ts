import { expect, it } from 'vitest';
import { sourceLinkOf } from '../../src/content/sources.ts';

const file = {
  file: '/ui/docs/a.md',
  root: '/ui',
  relPath: 'docs/a.md',
  package: 'acme-ui',
  documented: [],
  defaultSource: null
};
const url = 'https://git.example/acme/';

it('appends the path to the URL of the repository', () => {
  expect(sourceLinkOf({ ...file, repository: { url, folder: '' } }, 'docs/A b.md')).toBe(
    'https://git.example/acme/docs/A%20b.md'
  );
});

it('strips the folder that the URL refers to from the path', () => {
  expect(sourceLinkOf({ ...file, repository: { url, folder: 'docs' } }, 'docs/a.md')).toBe(
    'https://git.example/acme/a.md'
  );
});

it('returns null outside of that folder, or without a repository', () => {
  expect(sourceLinkOf({ ...file, repository: { url, folder: 'docs' } }, 'src/a.tsx')).toBeNull();
  expect(sourceLinkOf({ ...file, repository: { url, folder: '' } }, '../other/a.tsx')).toBeNull();
  expect(sourceLinkOf({ ...file, repository: null }, 'docs/a.md')).toBeNull();
});
