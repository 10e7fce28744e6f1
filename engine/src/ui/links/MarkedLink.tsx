import type { Link } from '../../core/config/pageContent.ts';
import { ExternalLinkMark } from './ExternalLinkMark.tsx';
import { isExternal } from './isExternal.ts';

/** A link that says when it leads off the site. */
export function MarkedLink({ link: { text, href }, className }: { link: Link; className?: string }) {
  return (
    <a className={className} href={href}>
      {text}
      {isExternal(href) && <ExternalLinkMark />}
    </a>
  );
}
