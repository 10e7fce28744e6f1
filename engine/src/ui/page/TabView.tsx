import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { twinAddress } from '../../core/twinAddress.ts';
import { typographic } from '../../core/typographicMarks.ts';
import { writtenTab } from '../../core/writtenTab.ts';
import type { Page, Source } from '../../model.ts';
import { LessonFacts } from '../exercise/LessonFacts.tsx';
import type { ShellSite, TabContent } from '../view.ts';
import { ContentsList } from './ContentsList.tsx';
import { Notices } from './Notices.tsx';
import { PageNeighbours, SourceLinks } from './PageEnd.tsx';
import { PageHeader } from './PageHeader.tsx';
import { crumbsOf, neighboursOf } from './pageNavigation.ts';

/** One tab of a page (requirements, section 2.7). */
export function TabView({ site, page, source, toc, head, isWide, body }: TabContent) {
  return (
    <article className={isWide ? 'pb-article pb-wide' : 'pb-article'} data-source={source.source}>
      <PageHeader
        title={page.title}
        badges={page.badges}
        crumbs={crumbsOf(page, site.navigation)}
        lead={head.leadHtml === '' ? plainLead(site, page, source) : { html: head.leadHtml }}
        lesson={<LessonFacts lesson={page.lesson} exercises={head.exercises} />}
        guides={head.guides}
        drawing={site.drawings.get(page.path)}
        release={releaseOf(source, site)}
        resources={site.resources.get(source.path)}
        audit={site.audits.get(page.path)}
        markdown={twinAddress(source.path)}
      />
      {page.hasTabs && <TabBar page={page} current={source} />}
      <div className="pb-columns">
        {!isWide && <ContentsList toc={toc} />}
        <div className="pb-column">
          <Notices source={source} links={site.noticeLinks} />
          <div className="pb-body" dangerouslySetInnerHTML={{ __html: body }} />
          <footer className="pb-page-end">
            {source.sourceLink !== null && <SourceLinks address={source.sourceLink} />}
            <PageNeighbours neighbours={neighboursOf(page, site.navigation)} />
          </footer>
        </div>
      </div>
    </article>
  );
}

/** Returns the summary of a page, or what introduces the tab of it that was written for the site. */
function plainLead({ summaries }: ShellSite, page: Page, { package: packageName }: Source): string | undefined {
  const lead = summaries.get(page.path) ?? (packageName === null ? undefined : writtenTab(page)?.description);
  return lead && typographic(lead);
}

/** Returns the package and version that a tab documents; nothing for the site's own pages, which hold for all of them. */
function releaseOf(source: Source, { packageVersions }: ShellSite): string | undefined {
  const version = source.package === null ? undefined : packageVersions.get(source.package);
  return version === undefined ? undefined : `${source.package} ${version}`;
}

interface TabBarProps {
  page: Page;
  current: Source;
}

/** Tabs of the page: links styled as the library's tabs, since each tab is a document of its own. */
function TabBar({ page, current }: TabBarProps) {
  return (
    <nav
      className="pf-v6-c-tabs pf-m-page-insets pb-tabs"
      aria-label={fillText(texts.page.tabs, { title: page.title })}
    >
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
