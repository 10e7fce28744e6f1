import { Button, EmptyState, EmptyStateActions, EmptyStateBody, EmptyStateFooter } from '@patternfly/react-core';

import type { NotFoundContent } from '../../core/config/pageContent.ts';
import { SectionCards } from '../cards/SectionCards.tsx';
import { Island } from '../islands/Island.tsx';
import { MarkedLink } from '../links.tsx';
import { NamedIcon } from '../NamedIcon.tsx';
import { NotFoundSearch } from '../search/NotFoundSearch.tsx';
import { searchSections } from '../search/SearchView.tsx';
import type { ShellSite } from '../view.ts';

/** The 404 page: search, and links to other places (requirement 8.1). */
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

/** Cards of popular pages: four per row in very large windows, two in medium ones (requirement 2.4.2). */
function NotFoundCards({ content: { cards } }: { content: NotFoundContent }) {
  return (
    <ul className="pb-lost-cards" role="list">
      {cards.map(({ icon, title, body, link }) => (
        <li key={link.href} className="pb-card pb-lost-card">
          <span className="pb-lost-icon">
            <NamedIcon name={icon} />
          </span>
          <h2 className="pb-lost-title">{title}</h2>
          <p className="pb-card-text">{body}</p>
          <p className="pb-card-title pb-lost-link">
            <MarkedLink link={link} />
          </p>
        </li>
      ))}
    </ul>
  );
}
