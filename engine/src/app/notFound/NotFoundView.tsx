import { Button, EmptyState, EmptyStateActions, EmptyStateBody, EmptyStateFooter } from '@patternfly/react-core';

import { SEARCH_PATH } from '../../fixedAddresses.ts';
import { SearchField } from '../search/SearchField.tsx';
import { SectionCards } from '../section/SectionCards.tsx';
import type { ShellSite } from '../view.ts';
import { NotFoundCards } from './NotFoundCards.tsx';

/** What stands at an address that leads nowhere (spec §2.4, §8), with the way on. */
export function NotFoundView({ site: { notFound, navigation, product } }: { site: ShellSite }) {
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
      <div className="pb-lost-search" data-lost-search>
        <form action={SEARCH_PATH} role="search" aria-label="Lost page" data-search-form>
          <SearchField id="lost-search-input" placeholder={`Search ${product.name}`} />
        </form>
        <div data-search-results />
      </div>
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
