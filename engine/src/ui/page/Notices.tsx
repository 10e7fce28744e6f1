import { Alert } from '@patternfly/react-core';
import type { ReactNode } from 'react';

import * as texts from '../../core/texts.ts';
import { FilledText } from '../FilledText.tsx';
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
        <Notice title={texts.page.optIn} links={links.optIn}>
          {source.optIn}
        </Notice>
      )}
      {source.beta && (
        <Notice title={texts.page.beta} links={links.beta}>
          {texts.page.betaText}
        </Notice>
      )}
      {source.deprecated && (
        <Notice title={texts.page.deprecated} variant="warning" links={links.deprecated}>
          {texts.page.deprecatedText}
          {source.newImplementationLink !== null && (
            <>
              {' '}
              <FilledText
                text={texts.page.newer}
                values={{ link: <a href={source.newImplementationLink}>{texts.page.newerLink}</a> }}
              />
            </>
          )}
        </Notice>
      )}
      {source.template && (
        <Notice title={texts.page.templates} links={links.template}>
          {texts.page.templatesText}
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
    <Alert
      className="pb-notice"
      isInline
      variant={variant}
      variantLabel={variant === 'info' ? texts.common.infoAlert : texts.common.warningAlert}
      title={title}
      component="p"
    >
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
