import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { NOT_FOUND_PATH } from '../../core/fixedAddresses.ts';
import type { NotFoundContent } from '../../core/config/pageContent.ts';
import { SectionCards } from '../cards/SectionCards.tsx';
import { Island } from '../islands/Island.tsx';
import { ExternalLinkMark, isExternal } from '../links.tsx';
import { NamedIcon } from '../NamedIcon.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { HOME_CRUMBS } from '../page/pageNavigation.ts';
import { NotFoundSearch } from '../search/NotFoundSearch.tsx';
import { searchSections } from '../search/sections.ts';
import type { ShellSite } from '../view.ts';
import { notFoundSearch } from '../search/feature.ts';

/** The 404 page: search, and links to other places (requirement 8.1). */
export function NotFoundView({ site: { notFound, navigation, product, drawings } }: { site: ShellSite }) {
  const props = {
    placeholder: fillText(texts.common.searchProduct, { product: product.name }),
    sections: searchSections(navigation)
  };
  return (
    <article className="pb-article pb-lost">
      <PageHeader
        title={texts.notFound.title}
        crumb={texts.notFound.crumb}
        crumbs={HOME_CRUMBS}
        lead={texts.notFound.text}
        drawing={drawings.get(NOT_FOUND_PATH)}
      />
      <Island feature={notFoundSearch} component={NotFoundSearch} load="visible" props={props} />
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
        <li key={link} className="pb-card pb-lost-card">
          <span className="pb-task-icon">
            <NamedIcon name={icon} />
          </span>
          <p className="pb-card-title">
            <a href={link}>
              {title}
              {isExternal(link) && <ExternalLinkMark />}
            </a>
          </p>
          <p className="pb-card-text">{body}</p>
        </li>
      ))}
    </ul>
  );
}
