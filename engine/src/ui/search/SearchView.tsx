import { Island } from '../islands/Island.tsx';
import { SearchPage } from './SearchPage.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { SectionCards } from '../section/SectionCards.tsx';
import type { ShellSite } from '../view.ts';
import { searchSections } from './searchSections.ts';

/** The results page. Without a script, and without a question, it leads to the sections. */
export function SearchView({ site: { product, navigation, search } }: { site: ShellSite }) {
  const props = { settings: search, placeholder: `Search ${product.name}`, sections: searchSections(navigation) };
  return (
    <article className="pb-article">
      <PageHeader title="Search" />
      <div className="pb-overview pb-search-page">
        <Island name="searchPage" component={SearchPage} load="visible" props={props} />
        <p className="pb-search-plain">
          The search needs JavaScript, which is turned off in this browser. The sections lead to all pages.
        </p>
        <section className="pb-search-sections" aria-labelledby="search-sections">
          <h2 id="search-sections" className="pb-overview-heading">
            Browse by section
          </h2>
          <SectionCards sections={navigation} />
        </section>
      </div>
    </article>
  );
}
