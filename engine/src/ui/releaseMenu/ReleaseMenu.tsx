import { type ReactNode, useEffect, useState } from 'react';

import { fetchReleases } from '../../browser/shell.ts';
import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { formatDate } from '../../core/language.ts';
import { ExternalLinkMark } from '../links.tsx';
import type { OpenedProps } from '../islands/contract.ts';
import { Panel } from '../panel/Panel.tsx';
import { type MenuRelease, type MenuReleases, parseReleases } from './releases.ts';

interface ReleaseMenuProps extends OpenedProps {
  /** Latest release when the page was published. */
  latest: Omit<MenuRelease, 'versions'>;
  /** Documentation of older major versions. */
  archives: { name: string; href: string }[];
}

/** Menu of releases: the latest, some previous ones, older major versions (requirements 2.6.5 and 9.11). */
export function ReleaseMenu({ latest, archives, opener }: ReleaseMenuProps) {
  const [releases, setReleases] = useState<MenuReleases>({ latest: { ...latest, versions: {} }, previous: [] });
  useEffect(() => {
    void fetchReleases().then((answer) => {
      const parsed = parseReleases(answer);
      if (parsed) {
        setReleases(parsed);
      }
    });
  }, []);

  return (
    <Panel label={texts.releaseMenu.label} opener={opener}>
      <Group title={texts.releaseMenu.latest}>
        <ReleaseItem release={releases.latest} href="/" />
      </Group>
      {releases.previous.length > 0 && (
        <Group title={texts.releaseMenu.previous}>
          {releases.previous.map((release) => (
            // Documents of another build of the site, even though they have the same origin.
            <ReleaseItem key={release.name} release={release} href={releaseAddress(release.name)} rel="external" />
          ))}
        </Group>
      )}
      <Versions versions={releases.latest.versions} />
      {archives.length > 0 && (
        <Group title={texts.releaseMenu.older}>
          {archives.map(({ name, href }) => (
            <li key={href}>
              <a className="pb-release-link" href={href}>
                <span>
                  {name}
                  <ExternalLinkMark />
                </span>
              </a>
            </li>
          ))}
        </Group>
      )}
    </Panel>
  );
}

/** Returns the address of an older release's documentation. */
export function releaseAddress(name: string): string {
  // `encodeURIComponent` throws on lone surrogates.
  return `/${encodeURIComponent(name.toWellFormed())}`;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="pb-release-group">
      <p className="pb-release-heading" aria-hidden>
        {title}
      </p>
      <ul role="list" aria-label={title}>
        {children}
      </ul>
    </div>
  );
}

interface ReleaseItemProps {
  release: MenuRelease;
  href: string;
  rel?: 'external';
}

function ReleaseItem({ release: { name, date }, href, rel }: ReleaseItemProps) {
  return (
    <li>
      <a className="pb-release-link" href={href} rel={rel}>
        <span>{fillText(texts.common.release, { name })}</span>
        {date !== null && <span className="pb-release-date">{formatDate(date)}</span>}
      </a>
    </li>
  );
}

/** Packages of the latest release, collapsed, since there are many and few readers need them. */
function Versions({ versions }: Pick<MenuRelease, 'versions'>) {
  const packages = Object.entries(versions);
  return (
    packages.length > 0 && (
      <details className="pb-versions">
        <summary className="pb-summary pb-chevron">{texts.releaseMenu.packageVersions}</summary>
        <ul role="list">
          {packages.map(([name, version]) => (
            <li key={name}>
              <span>{name}</span>
              <span>{version}</span>
            </li>
          ))}
        </ul>
      </details>
    )
  );
}
