import { Button } from '@patternfly/react-core';
import { CaretDownIcon } from '@patternfly/react-icons/dist/js/icons/caret-down-icon.js';
import { TagIcon } from '@patternfly/react-icons/dist/js/icons/tag-icon.js';
import type { ReactNode } from 'react';

import { type MenuRelease, formatDate, menuReleases, releaseAddress } from '../../client/releases.ts';
import { ExternalLinkMark } from '../links/ExternalLinkMark.tsx';
import { Panel, panelToggle } from '../overlays/Panel.tsx';
import type { ShellSite } from '../view.ts';

const PANEL_ID = 'release-menu';

/**
 * The releases of the product (spec §2.6, §9): the latest, some of those before it, older major versions. The page's
 * own values are the defaults; the browser's script brings them up to date.
 */
export function ReleaseMenu({ site: { releases, archives } }: { site: ShellSite }) {
  const menu = menuReleases(releases);
  return (
    menu && (
      <div className="pb-release-menu">
        <Button variant="control" className="pb-release-toggle" {...panelToggle(PANEL_ID)}>
          <TagIcon set="rh-ui" className="pb-release-icon" />
          <span className="pb-release-name">
            Release <span data-release-name>{menu.latest.name}</span>
          </span>
          <CaretDownIcon set="rh-ui" className="pb-release-caret" />
        </Button>
        <Panel id={PANEL_ID} label="Releases">
          <Group id="release-menu-latest" title="Latest">
            <ReleaseItem release={menu.latest} href="/" isLatest />
          </Group>
          <div data-previous-releases hidden={menu.previous.length === 0}>
            <Group id="release-menu-previous" title="Previous releases">
              {menu.previous.map((release) => (
                <ReleaseItem key={release.name} release={release} href={releaseAddress(release.name)} />
              ))}
            </Group>
          </div>
          <Versions versions={menu.latest.versions} />
          {archives.length > 0 && (
            <Group id="release-menu-archives" title="Older major versions">
              {archives.map(({ name, href }) => (
                <li key={href}>
                  <a className="pb-panel-link" href={href}>
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
      </div>
    )
  );
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div className="pb-panel-group">
      <p id={id} className="pb-panel-heading">
        {title}
      </p>
      <ul role="list" aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

interface ReleaseItemProps {
  release: MenuRelease;
  href: string;
  isLatest?: true;
}

function ReleaseItem({ release: { name, date }, href, isLatest }: ReleaseItemProps) {
  return (
    <li data-latest-release={isLatest}>
      <a className="pb-panel-link" href={href} rel={isLatest ? undefined : 'external'}>
        <span data-release-title>Release {name}</span>
        <span className="pb-release-date" data-release-date>
          {date !== null && formatDate(date)}
        </span>
      </a>
    </li>
  );
}

/** The packages of the latest release, folded up: few readers need them, and they are many. */
function Versions({ versions }: Pick<MenuRelease, 'versions'>) {
  const packages = Object.entries(versions);
  return (
    <details className="pb-versions" data-release-versions hidden={packages.length === 0}>
      <summary>Package versions</summary>
      <ul role="list">
        {packages.map(([name, version]) => (
          <li key={name}>
            <span>{name}</span>
            <span>{version}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
