import type { NavigationGroup, NavigationPage, NavigationSection } from '../../model.ts';
import { LinkCard } from '../LinkCard.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { countPages, pageCountText } from './countPages.ts';

/** The generated list of a section's pages, for sections without a landing page. */
export function SectionView({ section }: { section: NavigationSection }) {
  const pages = section.items.filter((item) => item.kind === 'page');
  const groups = section.items.filter((item) => item.kind === 'group');
  return (
    <article className="pb-article">
      <PageHeader title={section.title} lead={pageCountText(countPages(section))} />
      <div className="pb-overview">
        {pages.length > 0 && <PageCards pages={pages} />}
        {groups.map((group) => (
          <Subsection key={group.slug} group={group} />
        ))}
      </div>
    </article>
  );
}

function Subsection({ group }: { group: NavigationGroup }) {
  return (
    <section aria-labelledby={group.slug}>
      <h2 id={group.slug} className="pb-overview-heading">
        {group.title}
      </h2>
      <PageCards pages={group.items} />
    </section>
  );
}

function PageCards({ pages }: { pages: NavigationPage[] }) {
  return (
    <ul className="pb-cards" role="list">
      {pages.map(({ path, title, badge }) => (
        <LinkCard key={path} title={title} href={path} badge={badge} />
      ))}
    </ul>
  );
}
