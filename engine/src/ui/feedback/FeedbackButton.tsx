import { Button } from '@patternfly/react-core';

import { ExternalLinkMark } from '../links.tsx';
import type { FeedbackSettings } from '../../core/config/services.ts';
import { opens } from '../islands/features.ts';

/** Button at the edge of every page that opens the survey; without scripts, a link (requirement 2.7.9). */
export function FeedbackButton({ feedback }: { feedback: FeedbackSettings }) {
  const look = { className: 'pb-feedback-button', size: 'sm' } as const;
  return (
    <div className="pb-feedback">
      <Button {...look} {...opens('feedback', feedback)}>
        Give feedback
      </Button>
      <noscript>
        <Button {...look} component="a" href={feedback.url} target="_blank" rel="noopener">
          Give feedback
          <ExternalLinkMark />
        </Button>
      </noscript>
    </div>
  );
}
