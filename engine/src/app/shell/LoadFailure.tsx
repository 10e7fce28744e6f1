import { Button, EmptyState, EmptyStateActions, EmptyStateBody, EmptyStateFooter } from '@patternfly/react-core';
import { DisconnectedIcon } from '@patternfly/react-icons/dist/js/icons/disconnected-icon.js';

/** What takes a page's place when it can't be loaded; a template until then. */
export function LoadFailure() {
  return (
    <template id="load-failure">
      <article className="pb-article">
        <EmptyState titleText="This page could not be loaded" headingLevel="h1" icon={DisconnectedIcon} variant="xl">
          <EmptyStateBody>Check your connection, then try again.</EmptyStateBody>
          <EmptyStateFooter>
            <EmptyStateActions>
              <Button variant="primary" data-retry>
                Try again
              </Button>
            </EmptyStateActions>
          </EmptyStateFooter>
        </EmptyState>
      </article>
    </template>
  );
}
