import {
  Button,
  Masthead,
  MastheadBrand,
  MastheadContent,
  MastheadLogo,
  MastheadMain,
  MastheadToggle
} from '@patternfly/react-core';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { NAVIGATION_ID } from '../../core/interfaceIds.ts';
import { DisplaySettingsButton } from '../displaySettings/DisplaySettingsButton.tsx';
import { NamedIcon } from '../NamedIcon.tsx';
import { SOURCE_ICON, sourceHost } from '../sourceHost.ts';
import { ReleaseButton } from '../releaseMenu/ReleaseButton.tsx';
import { MastheadSearch } from '../search/SearchView.tsx';
import type { ShellSite } from '../view.ts';
import { MarkdownPointer } from './MarkdownPointer.tsx';

/** Masthead of every document: navigation button, brand, search, settings and releases. */
export function ShellMasthead({ site }: { site: ShellSite }) {
  return (
    <Masthead className="pb-masthead" display={{ default: 'inline' }}>
      <MarkdownPointer />
      <MastheadMain>
        <MastheadToggle className="pb-masthead-toggle">
          <Button
            variant="plain"
            isHamburger
            aria-label={texts.shell.navigationToggle}
            isExpanded={false}
            aria-controls={NAVIGATION_ID}
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

/** Link to the product's repository. */
function SourceCodeLink({ address }: { address: string }) {
  const host = sourceHost(address);
  return (
    <Button
      className="pb-source-code"
      variant="plain"
      component="a"
      href={address}
      aria-label={host ? fillText(texts.shell.sourceOn, { host: host.name }) : texts.shell.source}
      data-tooltip=""
      icon={<NamedIcon name={host?.icon ?? 'code'} id={SOURCE_ICON} />}
    />
  );
}
