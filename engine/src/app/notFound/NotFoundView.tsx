import { Button, EmptyState, EmptyStateActions, EmptyStateBody, EmptyStateFooter } from '@patternfly/react-core';

import { SectionCards } from '../section/SectionCards.tsx';
import type { ShellSite } from '../view.ts';

/** What stands at an address that leads nowhere (spec §2.4, §8), with the way into every section. */
export function NotFoundView({ site }: { site: ShellSite }) {
  return (
    <article className="pb-article">
      <EmptyState titleText="That page no longer exists" headingLevel="h1" variant="xl">
        <EmptyStateBody>Another page might have the information you need, so try searching the product.</EmptyStateBody>
        <EmptyStateFooter>
          <EmptyStateActions>
            <Button component="a" href="/" variant="primary">
              Return to home page
            </Button>
          </EmptyStateActions>
        </EmptyStateFooter>
      </EmptyState>
      <SectionCards sections={site.navigation} />
    </article>
  );
}
