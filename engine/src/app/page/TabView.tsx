import type { Page, Source } from '../../model.ts';
import { ContentsList } from './ContentsList.tsx';
import { Notices } from './Notices.tsx';
import { PageHeader } from './PageHeader.tsx';
import { TabBar } from './TabBar.tsx';
import { ViewSourceLink } from './ViewSourceLink.tsx';

interface TabViewProps {
  page: Page;
  source: Source;
  /** HTML of the tab's blocks. */
  body: string;
}

/** One tab of a page (spec §2.7). */
export function TabView({ page, source, body }: TabViewProps) {
  return (
    <article className="pb-article" data-source={source.source}>
      <PageHeader title={page.title} badges={page.badges} />
      {page.hasTabs && <TabBar page={page} current={source} />}
      <div className="pb-columns">
        <ContentsList toc={source.toc} />
        <div className="pb-column">
          <Notices source={source} />
          <div className="pb-body" dangerouslySetInnerHTML={{ __html: body }} />
          {source.sourceLink !== null && <ViewSourceLink address={source.sourceLink} />}
        </div>
      </div>
    </article>
  );
}
