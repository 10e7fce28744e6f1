import {
  Button,
  Masthead,
  MastheadBrand,
  MastheadContent,
  MastheadLogo,
  MastheadMain,
  MastheadToggle
} from '@patternfly/react-core';

import { DisplaySettingsButton } from '../displaySettings/DisplaySettingsButton.tsx';
import { ReleaseButton } from '../releaseMenu/ReleaseButton.tsx';
import { MastheadSearch } from '../search/MastheadSearch.tsx';
import type { ShellSite } from '../view.ts';
import { SourceCodeLink } from './SourceCodeLink.tsx';

/** The bar at the top of every document: navigation button, brand, and what opens over the page. */
export function ShellMasthead({ site }: { site: ShellSite }) {
  return (
    <Masthead className="pb-masthead" display={{ default: 'inline' }}>
      <MastheadMain>
        <MastheadToggle className="pb-masthead-toggle">
          <Button
            variant="plain"
            isHamburger
            aria-label="Global navigation"
            isExpanded={false}
            aria-controls="navigation"
            data-tooltip=""
          />
        </MastheadToggle>
        <MastheadBrand>
          <MastheadLogo className="pb-brand" href="/">
            {site.mark !== null && <img className="pb-mark" src={site.mark} alt="" width={28} height={28} />}
            {site.product.name}
          </MastheadLogo>
        </MastheadBrand>
      </MastheadMain>
      <MastheadContent className="pb-masthead-content">
        <MastheadSearch site={site} />
        {site.sourceCode !== null && <SourceCodeLink address={site.sourceCode} />}
        <DisplaySettingsButton />
        <ReleaseButton {...site} />
      </MastheadContent>
    </Masthead>
  );
}
