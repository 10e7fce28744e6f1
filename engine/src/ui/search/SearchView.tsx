import { Button } from '@patternfly/react-core';
import { SearchIcon } from '@patternfly/react-icons/dist/js/icons/search-icon.js';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { SEARCH_PATH } from '../../core/fixedAddresses.ts';
import { interfaceId } from '../../core/interfaceIds.ts';
import { SectionCards } from '../cards/SectionCards.tsx';
import { Island } from '../islands/Island.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { HOME_CRUMBS } from '../page/pageNavigation.ts';
import type { ShellSite } from '../view.ts';
import { SearchPage } from './SearchPage.tsx';
import type { SearchedSite } from './searchedSite.ts';
import { searchSections } from './sections.ts';
import { searchPage } from './feature.ts';

/** The results page. Without scripts, or without a query, it shows the sections. */
export function SearchView({ site: { product, navigation } }: { site: ShellSite }) {
  const props = {
    placeholder: fillText(texts.common.searchProduct, { product: product.name }),
    sections: searchSections(navigation)
  };
  return (
    <article className="pb-article">
      <PageHeader title={texts.common.search} crumbs={HOME_CRUMBS} />
      <div className="pb-overview pb-search-page">
        <Island feature={searchPage} component={SearchPage} load="visible" props={props} />
        <p className="pb-search-plain">{texts.search.needsScript}</p>
        <section className="pb-search-sections" aria-labelledby={interfaceId('sections')}>
          <h2 id={interfaceId('sections')} className="pb-overview-heading">
            {texts.search.browse}
          </h2>
          <SectionCards sections={navigation} />
        </section>
      </div>
    </article>
  );
}

/** Search in the masthead: its button opens the palette, or the results page without scripts. */
export function MastheadSearch({ site: { releaseNotes } }: { site: ShellSite }) {
  const stored: SearchedSite = { releaseNotes };
  return (
    <form className="pb-search" action={SEARCH_PATH} data-props={JSON.stringify(stored)}>
      <Button
        variant="plain"
        type="submit"
        className="pb-search-toggle"
        icon={<SearchIcon set="rh-ui" />}
        aria-label={texts.common.search}
        aria-haspopup="dialog"
      >
        <span className="pb-search-name" aria-hidden>
          {texts.common.search}
          <span className="pb-search-keys" data-keys="Ctrl K" />
        </span>
      </Button>
    </form>
  );
}

/** Field-like button in a page that opens the palette, or the results page without scripts. */
export function SearchOpener({ label }: { label: string }) {
  return (
    <form className="pb-search pb-search-opener" action={SEARCH_PATH}>
      <Button variant="plain" type="submit" icon={<SearchIcon set="rh-ui" />} aria-haspopup="dialog">
        {label}
      </Button>
    </form>
  );
}
