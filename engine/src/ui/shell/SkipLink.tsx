import { SkipToContent } from '@patternfly/react-core';

/** First stop of the keyboard: jumps over masthead and navigation. */
export function SkipLink() {
  return <SkipToContent href="#main">Skip to content</SkipToContent>;
}
