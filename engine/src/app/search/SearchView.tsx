import { SEARCH_PATH } from '../../fixedAddresses.ts';
import { PageHeader } from '../page/PageHeader.tsx';
import { SectionCards } from '../section/SectionCards.tsx';
import type { ShellSite } from '../view.ts';
import { SearchField } from './SearchField.tsx';

/** The results page. Its script fills it in; without one, and without a question, it leads to the sections. */
export function SearchView({ site: { product, navigation } }: { site: ShellSite }) {
  return (
    <article className="pb-article">
      <PageHeader title="Search" />
      <div className="pb-overview pb-search-page" data-search-page>
        <form className="pb-search-page-form" action={SEARCH_PATH} role="search" aria-label="Results" data-search-form>
          <SearchField id="search-page-input" placeholder={`Search ${product.name}`} />
        </form>
        <p className="pb-search-plain">
          The search needs JavaScript, which is turned off in this browser. The sections lead to all pages.
        </p>
        <div data-search-results />
        <section className="pb-search-sections" aria-labelledby="search-sections" data-search-sections>
          <h2 id="search-sections" className="pb-overview-heading">
            Browse by section
          </h2>
          <SectionCards sections={navigation} />
        </section>
      </div>
    </article>
  );
}
