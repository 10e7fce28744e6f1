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

/** Marks an external link, for screen readers and with an icon, which the style sheet draws: pages have about twenty. */
export function ExternalLinkMark() {
  return (
    <span className="pb-external">
      <span className="pf-v6-screen-reader"> {texts.common.externalLink}</span>
      {NO_BREAK_SPACE}
    </span>
  );
}

/** Marks a link that opens a new window in the same way. */
export function NewWindowMark() {
  return (
    <span className="pb-new-window">
      <span className="pf-v6-screen-reader"> {texts.common.newTab}</span>
    </span>
  );
}

/** Whether a link leads to another site. */
export function isExternal(href: string): boolean {
  return !/^[/#]/.test(href);
}
