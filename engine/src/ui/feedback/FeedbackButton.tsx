import { Button } from '@patternfly/react-core';
import { CommentIcon } from '@patternfly/react-icons/dist/js/icons/comment-icon.js';

import * as texts from '../../core/texts.ts';
import { ExternalLinkMark } from '../links.tsx';
import type { FeedbackSettings } from '../../core/config/services.ts';
import { opens } from '../islands/contract.ts';
import { survey } from './feature.ts';

/** Button of every page that opens the survey; without scripts, a link (requirement 2.7.9). */
export function FeedbackButton({ feedback }: { feedback: FeedbackSettings }) {
  const look = { variant: 'link', size: 'sm', icon: <CommentIcon set="rh-ui" /> } as const;
  return (
    <div className="pb-feedback">
      <Button {...look} {...opens(survey, feedback)}>
        {texts.feedback.give}
      </Button>
      <noscript>
        <Button {...look} component="a" href={feedback.url} target="_blank" rel="noopener">
          {texts.feedback.give}
          <ExternalLinkMark />
        </Button>
      </noscript>
    </div>
  );
}
