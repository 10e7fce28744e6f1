import { ExternalLinkAltIcon } from '@patternfly/react-icons/dist/js/icons/external-link-alt-icon.js';

import * as texts from '../core/texts.ts';
import type { Link } from '../core/config/pageContent.ts';

/** A link with a mark if it is external. */
export function MarkedLink({ link: { text, href }, className }: { link: Link; className?: string }) {
  return (
    <a className={className} href={href}>
      {text}
      {isExternal(href) && <ExternalLinkMark />}
    </a>
  );
}

/** Keeps the icon on the line of the last word. */
const NO_BREAK_SPACE = '\u00A0';

/** Marks an external link, with an icon and for screen readers. */
export function ExternalLinkMark() {
  return (
    <span className="pb-external">
      <span className="pf-v6-screen-reader"> {texts.common.externalLink}</span>
      {NO_BREAK_SPACE}
      <ExternalLinkAltIcon set="rh-ui" />
    </span>
  );
}

/** Marks a link that opens a new window, with an icon and for screen readers. */
export function NewWindowMark() {
  return (
    <span className="pb-new-window">
      <span className="pf-v6-screen-reader"> {texts.common.newTab}</span>
      <ExternalLinkAltIcon set="rh-ui" />
    </span>
  );
}

/** Whether a link leads to another site. */
export function isExternal(href: string): boolean {
  return !/^[/#]/.test(href);
}
