import { ArrowRightIcon } from '@patternfly/react-icons/dist/js/icons/arrow-right-icon.js';
import type { ReactNode } from 'react';

import type { Link } from '../../core/config/pageContent.ts';
import { ExternalLinkMark } from '../links/ExternalLinkMark.tsx';
import { isExternal } from '../links/isExternal.ts';

interface HomeSectionProps {
  id: string;
  title: string;
  /** Leads to all of what the section shows some of. */
  link?: Link;
  children: ReactNode;
}

/** A part of the front page. */
export function HomeSection({ id, title, link, children }: HomeSectionProps) {
  return (
    <section className="pb-home-section" aria-labelledby={id}>
      <div className="pb-home-heading">
        <h2 id={id} className="pb-home-title">
          {title}
        </h2>
        {link && (
          <a className="pb-home-more" href={link.href}>
            {link.text}
            {isExternal(link.href) ? <ExternalLinkMark /> : <ArrowRightIcon set="rh-ui" />}
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
