import { Button, EmptyState, EmptyStateActions, EmptyStateBody, EmptyStateFooter } from '@patternfly/react-core';

import { SectionCards } from '../section/SectionCards.tsx';
import type { ShellSite } from '../view.ts';
import { NotFoundCards } from './NotFoundCards.tsx';

/** What stands at an address that leads nowhere (spec §2.4, §8), with the way on. */
export function NotFoundView({ site: { notFound, navigation } }: { site: ShellSite }) {
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
      {notFound ? (
        <NotFoundCards content={notFound} />
      ) : (
        <div className="pb-overview">
          <SectionCards sections={navigation} />
        </div>
      )}
    </article>
  );
}
