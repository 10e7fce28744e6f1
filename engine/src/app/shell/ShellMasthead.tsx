import {
  Button,
  Masthead,
  MastheadBrand,
  MastheadContent,
  MastheadLogo,
  MastheadMain,
  MastheadToggle
} from '@patternfly/react-core';

import type { ShellSite } from '../view.ts';

/** The bar at the top of every document: navigation button, brand, release. */
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
            data-navigation-button
          />
        </MastheadToggle>
        <MastheadBrand>
          <MastheadLogo className="pb-brand" href="/">
            {site.product.name}
          </MastheadLogo>
        </MastheadBrand>
      </MastheadMain>
      <MastheadContent className="pb-masthead-content">
        <span className="pb-release">Release {site.release}</span>
      </MastheadContent>
    </Masthead>
  );
}
