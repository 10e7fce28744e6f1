import { Button } from '@patternfly/react-core';
import { TimesIcon } from '@patternfly/react-icons/dist/js/icons/times-icon.js';

import type { CookieSettings } from '../../core/config/services.ts';
import { ExternalLinkMark } from '../links/ExternalLinkMark.tsx';

/**
 * Says that the site uses cookies, until the reader closes it (requirement 4.8). Early in the document for the
 * keyboard.
 */
export function CookieBanner({ cookies: { text, statement } }: { cookies: CookieSettings }) {
  return (
    <section className="pb-cookies" aria-label="Cookies">
      <p>
        {text} Find out more in the{' '}
        <a href={statement.url}>
          {statement.title}
          <ExternalLinkMark />
        </a>
      </p>
      <Button
        className="pb-cookies-close"
        variant="plain"
        aria-label="Close banner"
        icon={<TimesIcon set="rh-ui" />}
        data-tooltip=""
      />
    </section>
  );
}
