import { Button } from '@patternfly/react-core';
import { CaretDownIcon } from '@patternfly/react-icons/dist/js/icons/caret-down-icon.js';
import { TagIcon } from '@patternfly/react-icons/dist/js/icons/tag-icon.js';

import type { Release } from '../../model.ts';
import { opens } from '../islands/features.ts';
import { menuReleases } from './releases.ts';

/** Media query of windows in which the button shows only its icon; `releaseButton.css` has the same. */
const NARROW = '(max-width: 47.99rem)';

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
        data-tooltip=""
        data-tooltip-media={NARROW}
        {...opens('releaseMenu', { latest: { name, date }, archives })}
      >
        <TagIcon set="rh-ui" className="pb-release-icon" />
        <span className="pb-release-name">Release {name}</span>
        <CaretDownIcon set="rh-ui" className="pb-release-caret" />
      </Button>
      {releaseNotes !== null && (
        <noscript>
          <Button variant="control" component="a" className="pb-release-toggle" href={releaseNotes}>
            <TagIcon set="rh-ui" className="pb-release-icon" />
            <span className="pb-release-name">Release {name}</span>
          </Button>
        </noscript>
      )}
    </div>
  );
}
