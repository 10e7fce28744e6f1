import type { Page, Source } from '../../model.ts';

interface TabBarProps {
  page: Page;
  current: Source;
}

/** The page's tabs: links in the look of the library's tabs, since each tab is a document of its own. */
export function TabBar({ page, current }: TabBarProps) {
  return (
    <nav className="pf-v6-c-tabs pf-m-page-insets pb-tabs" aria-label={`${page.title} pages`}>
      <ul className="pf-v6-c-tabs__list" role="list">
        {page.sources.map((source) => (
          <TabItem key={source.ownPath} source={source} isCurrent={source.path === current.path} />
        ))}
      </ul>
    </nav>
  );
}

function TabItem({ source, isCurrent }: { source: Source; isCurrent: boolean }) {
  return (
    <li className={isCurrent ? 'pf-v6-c-tabs__item pf-m-current' : 'pf-v6-c-tabs__item'}>
      <a
        className="pf-v6-c-tabs__link"
        href={source.path}
        aria-current={isCurrent ? 'page' : undefined}
        data-source={source.source}
      >
        <span className="pf-v6-c-tabs__item-text">{source.label}</span>
      </a>
    </li>
  );
}
