import type { ReactNode } from 'react';

import * as texts from '../../core/texts.ts';
import type { Link } from '../../core/config/pageContent.ts';
import type { Badge } from '../../model.ts';
import { BadgeLabel } from '../BadgeLabel.tsx';
import { Prose } from '../body/Prose.tsx';
import { interfaceId } from '../../core/interfaceIds.ts';
import { CopyPageButton } from '../copyPage/CopyPageButton.tsx';
import { DisclosureSection } from '../disclosure/DisclosureSection.tsx';
import { Drawing } from '../drawing/Drawing.tsx';
import { MarkedLink } from '../links.tsx';
import type { GuideView, PageAudit } from '../view.ts';
import type { Crumb } from './pageNavigation.ts';

interface PageHeaderProps {
  title: string;
  /** Its name in the breadcrumb, by default the title. */
  crumb?: string;
  badges?: Badge[];
  /** A sentence below the title, or the first paragraph of the page. */
  lead?: string | { html: string } | undefined;
  /** What a lesson asks for. */
  lesson?: ReactNode;
  /** Sections below the lead. */
  guides?: readonly GuideView[];
  /** Markup of the drawing of its subject. */
  drawing?: string | undefined;
  crumbs: Crumb[];
  /** Documented package and version, e.g. `acme-ui 3.2.1`. */
  release?: string | undefined;
  /** Links to the source, package, and the like. */
  resources?: readonly Link[] | undefined;
  /** Result of the audit of its examples. */
  audit?: PageAudit | undefined;
  /** Address of the Markdown of the page. */
  markdown?: string;
}

/** Header of a page: breadcrumbs, title, lead, documented release, resources, and drawing. */
export function PageHeader({
  title,
  crumb = title,
  badges = [],
  lead,
  lesson,
  guides = [],
  drawing,
  crumbs,
  release,
  resources = [],
  audit,
  markdown
}: PageHeaderProps) {
  const hasFacts = release !== undefined || resources.length > 0 || audit !== undefined;
  return (
    <header className="pb-page-header">
      <div className="pb-page-header-text">
        <PageCrumbs crumbs={crumbs} current={crumb} />
        <div className="pb-page-heading">
          <h1 className="pb-title">{title}</h1>
          {badges.map((badge) => (
            <PageBadge key={badge} badge={badge} />
          ))}
        </div>
        {typeof lead === 'string' && <p className="pb-lead">{lead}</p>}
        {typeof lead === 'object' && <div className="pb-lead" dangerouslySetInnerHTML={{ __html: lead.html }} />}
        {lesson}
        {(hasFacts || markdown !== undefined) && (
          <div className="pb-page-meta">
            {markdown !== undefined && <CopyPageButton markdown={markdown} />}
            {hasFacts && <PageFacts release={release} resources={resources} audit={audit} />}
          </div>
        )}
      </div>
      {drawing !== undefined && <Drawing markup={drawing} className="pb-page-drawing" />}
      {guides.length > 0 && (
        <div className="pb-page-guide">
          {guides.map(({ text, id, tree }) => (
            <DisclosureSection key={id} level={2} anchor={id} title={text} summary={[]}>
              <Prose tree={tree} />
            </DisclosureSection>
          ))}
        </div>
      )}
    </header>
  );
}

const FACTS_ID = interfaceId('facts');

/** A line of what is known about the documented package; on phones, a list that a button opens. */
function PageFacts({ release, resources = [], audit }: Pick<PageHeaderProps, 'release' | 'resources' | 'audit'>) {
  return (
    <>
      <button type="button" className="pb-page-action pb-arrow" popoverTarget={FACTS_ID}>
        {texts.page.resources}
      </button>
      <div className="pb-page-facts" id={FACTS_ID} popover="auto">
        {release !== undefined && (
          <p className="pb-page-release">
            <span className="pf-v6-screen-reader">{texts.page.documents} </span>
            <bdi dir="ltr">{release}</bdi>
          </p>
        )}
        {resources.length > 0 && (
          <nav aria-label={texts.page.resources}>
            <ul className="pb-resources" role="list">
              {resources.map((link) => (
                <li key={link.text}>
                  <MarkedLink link={link} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        {audit !== undefined && (
          <p className="pb-page-audit">
            {audit.href === null ? (
              audit.text
            ) : (
              <a href={audit.href} data-tooltip={audit.details}>
                {audit.text}
              </a>
            )}{' '}
            <bdi className="pb-page-audited">{audit.details}</bdi>
          </p>
        )}
      </div>
    </>
  );
}

interface PageCrumbsProps {
  crumbs: Crumb[];
  /** Name of the page itself. */
  current: string;
}

/** Breadcrumbs from the section to the page. */
function PageCrumbs({ crumbs, current }: PageCrumbsProps) {
  return (
    <nav className="pb-crumbs" aria-label={texts.page.breadcrumb}>
      <ol role="list">
        {crumbs.map(({ title, path }) => (
          <li key={title} className="pb-chevron">
            {path === null ? title : <a href={path}>{title}</a>}
          </li>
        ))}
        <li className="pb-chevron">
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}

const MEANINGS: Record<Badge, string> = {
  beta: texts.page.betaMeaning,
  deprecated: texts.page.deprecatedMeaning,
  demo: texts.page.demoMeaning
};

/** Status of the page with an explanatory tooltip; focusable, so that the tooltip works by keyboard and touch. */
function PageBadge({ badge }: { badge: Badge }) {
  return (
    <span className="pb-page-badge" tabIndex={0} data-tooltip={MEANINGS[badge]}>
      <BadgeLabel badge={badge} />
    </span>
  );
}
