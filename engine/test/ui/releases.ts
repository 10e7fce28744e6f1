import type { ReleaseNotesView, ReleaseView } from '../../src/ui/index.ts';

const LATEST: ReleaseView = {
  name: '2.1.0',
  date: '2026-06-01',
  anchor: 'release-2-1-0',
  isLatest: true,
  packages: [
    { name: '@acme/knob', version: '2.1.0', href: 'https://acme.test/knob' },
    { name: '@acme/tools', version: '1.0.0', href: null }
  ],
  changes: [
    {
      kind: 'feature',
      changes: [
        {
          scope: 'Knob',
          text: 'turns with `isTurning`',
          links: [{ text: '#1', href: 'https://acme.test/1' }],
          packages: ['@acme/knob', '@acme/chart']
        }
      ]
    },
    { kind: 'fix', changes: [{ scope: null, text: 'a < b & c', links: [], packages: ['@acme/chart'] }] }
  ]
};

/** Fixture: two full releases, the second without changes, and an earlier one. */
export const RELEASES: ReleaseNotesView = {
  releases: [LATEST, { ...LATEST, name: '2.0.0', date: null, anchor: 'release-2-0-0', isLatest: false, changes: [] }],
  earlier: [{ name: '1.0.0', date: '2025-01-31' }]
};
