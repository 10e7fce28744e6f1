import { Alert } from '@patternfly/react-core';
import type { ReactNode } from 'react';

import type { Link, NoticeLinks } from '../../core/config/pageContent.ts';
import type { Source } from '../../model.ts';
import { MarkedLink } from '../links.tsx';

interface NoticesProps {
  source: Source;
  links: NoticeLinks;
}

/** Alerts on the status of the documented feature: opt-in, beta, deprecated, template (requirements, section 2.7). */
export function Notices({ source, links }: NoticesProps) {
  return (
    <>
      {source.optIn !== null && (
        <Notice title="Opt-in feature" links={links.optIn}>
          {source.optIn}
        </Notice>
      )}
      {source.beta && (
        <Notice title="Beta feature" links={links.beta}>
          This feature is still under review: it may change before it becomes a full part of the system, and your
          feedback can shape it.
        </Notice>
      )}
      {source.deprecated && (
        <Notice title="Deprecated feature" variant="warning" links={links.deprecated}>
          This implementation is no longer recommended and gets no new features. Don&apos;t use it in new work.
          {source.newImplementationLink !== null && (
            <>
              {' '}
              Use the <a href={source.newImplementationLink}>newer implementation</a> instead.
            </>
          )}
        </Notice>
      )}
      {source.template && (
        <Notice title="Templates" links={links.template}>
          Templates are ready-made combinations of components for common cases. They cover less than the components they
          are made of: where you need more, start from those.
        </Notice>
      )}
    </>
  );
}

interface NoticeProps {
  title: string;
  variant?: 'info' | 'warning';
  links: Link[];
  children: ReactNode;
}

function Notice({ title, variant = 'info', links, children }: NoticeProps) {
  return (
    <Alert className="pb-notice" isInline variant={variant} title={title} component="p">
      {children}
      {links.length > 0 && (
        <ul className="pb-notice-links" role="list">
          {links.map((link) => (
            <li key={link.href}>
              <MarkedLink link={link} />
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
