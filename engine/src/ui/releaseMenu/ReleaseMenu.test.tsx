// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { fetchReleases } from '../../browser/shell.ts';
import { formatDate } from '../../core/language.ts';
import { ReleaseMenu, releaseAddress } from './ReleaseMenu.tsx';
import { parseReleases } from './releases.ts';
vi.mock(import('../../browser/shell.ts'), async (original) => ({ ...(await original()), fetchReleases: vi.fn() }));

async function open(answer: unknown) {
  vi.mocked(fetchReleases).mockResolvedValue(answer);
  render(
    <ReleaseMenu
      latest={{ name: '3.2.1', date: '2025-06-01' }}
      archives={[{ name: 'Acme 2', href: 'https://acme2.example/' }]}
      opener={document.createElement('button')}
    />
  );
  await act(() => Promise.resolve());
}

const links = (list: string): HTMLAnchorElement[] => {
  const found = screen.queryByRole('list', { name: list });
  return found ? within(found).getAllByRole<HTMLAnchorElement>('link') : [];
};
const versions = (): (string | null)[] => {
  const details = screen.queryByText('Package versions')?.closest('details');
  return [...(details?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
};

const ANSWER = {
  Releases: [
    { name: '3.3.0', date: '2025-09-09', latest: true, versions: { 'acme-ui': '3.3.0', 'acme-icons': '1.0.0' } },
    { name: '3.2.1', date: '2025-06-01' },
    { name: '3.2.0' }
  ]
};

beforeEach(() => {
  HTMLElement.prototype.showPopover = () => undefined;
});
afterEach(() => {
  cleanup();
});

describe('the release menu', () => {
  it('shows what has been released by now', async () => {
    await open(ANSWER);
    expect(links('Latest').map(({ textContent }) => textContent)).toEqual(['Release 3.3.0September 9, 2025']);
    expect(links('Latest')[0]?.getAttribute('href')).toBe('/');
    const previous = links('Previous releases');
    expect(previous.map(({ textContent }) => textContent)).toEqual(['Release 3.2.1June 1, 2025', 'Release 3.2.0']);
    expect(previous.map((link) => [link.getAttribute('href'), link.rel])).toEqual([
      ['/3.2.1', 'external'],
      ['/3.2.0', 'external']
    ]);
    expect(versions()).toEqual(['acme-ui3.3.0', 'acme-icons1.0.0']);
    expect(links('Older major versions').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Acme 2 \(external link\)/)
    ]);
  });

  it('has no lists of nothing', async () => {
    await open({ Releases: [{ name: '4.0.0', latest: true }] });
    expect(links('Latest').map(({ textContent }) => textContent)).toEqual(['Release 4.0.0']);
    expect(links('Previous releases')).toEqual([]);
    expect(versions()).toEqual([]);
  });

  it.each([
    ['no answer', undefined],
    ['an answer that is no list', { Releases: 'none' }]
  ])('shows what the page knows after %s', async (_, answer) => {
    await open(answer);
    expect(links('Latest').map(({ textContent }) => textContent)).toEqual(['Release 3.2.1June 1, 2025']);
    expect(links('Older major versions')).toHaveLength(1);
  });
});

it('leads to an older release below the site, whatever its name', () => {
  expect(releaseAddress('6.4.0')).toBe('/6.4.0');
  expect(releaseAddress('/evil.example')).toBe('/%2Fevil.example');
});

it('gives only names that can be addressed and dates that can be shown', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.oneof(fc.string(), fc.constantFrom('2023-02-31', '2023-02-28', '9999-12-31')),
      (name, date) => {
        const releases = parseReleases({
          Releases: [
            { name: 'now', latest: true, hidden: false, versions: {} },
            { name: `${name}\ud800`, date, latest: false, hidden: false, versions: {} }
          ]
        });
        for (const release of releases?.previous ?? []) {
          expect(releaseAddress(release.name)).toMatch(/^\/[^/]+$/);
          expect(release.date === null || formatDate(release.date)).toBeTruthy();
        }
      }
    ),
    { numRuns: 30 }
  );
});
