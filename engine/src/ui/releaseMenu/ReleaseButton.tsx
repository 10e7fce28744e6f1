import { Button } from '@patternfly/react-core';

import * as texts from '../../core/texts.ts';
import type { Release } from '../../model.ts';
import { opens } from '../islands/contract.ts';
import { menuReleases } from './releases.ts';
import { releaseMenu } from './feature.ts';

interface ReleaseButtonProps {
  /** The documented release first, then the older ones. */
  releases: readonly Release[];
  archives: { name: string; href: string }[];
  /** Address of the release notes, or null for none. */
  releaseNotes: string | null;
}

/** Shows the documented release and opens the menu of releases; without scripts, a link to the release notes. */
export function ReleaseButton({ releases, archives, releaseNotes }: ReleaseButtonProps) {
  const latest = menuReleases(releases)?.latest;
  if (!latest) {
    return null;
  }
  const { name, date } = latest;
  return (
    <div className="pb-release-menu">
      <Button
        variant="control"
        className="pb-release-toggle"
        aria-expanded={false}
        {...opens(releaseMenu, { latest: { name, date }, archives })}
      >
        <ReleaseName name={name} />
        <span className="pb-release-caret pb-arrow" />
      </Button>
      {releaseNotes !== null && (
        <noscript>
          <Button variant="control" component="a" className="pb-release-toggle" href={releaseNotes}>
            <ReleaseName name={name} />
          </Button>
        </noscript>
      )}
    </div>
  );
}

/** The word is hidden from view in narrow windows, but not from screen readers. */
function ReleaseName({ name }: { name: string }) {
  return (
    <span>
      <span className="pb-release-word">{texts.releaseMenu.word} </span>
      <span className="pb-release-name">{name}</span>
    </span>
  );
}
