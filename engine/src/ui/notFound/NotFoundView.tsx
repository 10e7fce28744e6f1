import { Button, EmptyState, EmptyStateActions, EmptyStateBody, EmptyStateFooter } from '@patternfly/react-core';

import { Island } from '../islands/Island.tsx';
import { NotFoundSearch } from '../search/NotFoundSearch.tsx';
import { searchSections } from '../search/searchSections.ts';
import { SectionCards } from '../section/SectionCards.tsx';
import type { ShellSite } from '../view.ts';
import { NotFoundCards } from './NotFoundCards.tsx';

/** What stands at an address that leads nowhere (requirement 8.1), with the way on. */
export function NotFoundView({ site: { notFound, navigation, product, search } }: { site: ShellSite }) {
  const props = { settings: search, placeholder: `Search ${product.name}`, sections: searchSections(navigation) };
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
      <Island name="notFoundSearch" component={NotFoundSearch} load="visible" props={props} />
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
