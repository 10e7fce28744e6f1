import { expect, test } from 'vitest';

import { formatWebManifest } from '../../src/core/webManifest.ts';

const ACME = { siteName: 'Acme', description: 'Knobs.', icon: '/acme.svg', touchIcon: null };

test('has the name of the site, and the icons that exist', () => {
  const manifest = JSON.parse(formatWebManifest(ACME)) as { name: string; icons: { src: string }[] };
  expect(manifest.name).toBe('Acme');
  expect(manifest.icons.map(({ src }) => src)).toEqual(['/acme.svg']);
  const withTouchIcon = JSON.parse(formatWebManifest({ ...ACME, touchIcon: '/acme.png' })) as typeof manifest;
  expect(withTouchIcon.icons.map(({ src }) => src)).toEqual(['/acme.svg', '/acme.png']);
});
