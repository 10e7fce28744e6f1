import { Breadcrumb, BreadcrumbItem } from '@patternfly/react-core';

import type { Badge } from '../../model.ts';
import { BadgeLabel } from '../BadgeLabel.tsx';
import { ThemedPicture } from '../picture/ThemedPicture.tsx';
import type { Summary } from '../view.ts';
import type { Crumb } from './pageNavigation.ts';

interface PageHeaderProps {
  title: string;
  badges?: Badge[];
  /** A sentence below the title. */
  lead?: string | undefined;
  illustration?: Summary['illustration'] | undefined;
  /** The way to the page; none for a page that stands by itself. */
  crumbs?: Crumb[];
  /** Package and version that the page is about, e.g. `acme-ui 3.2.1`. */
  release?: string;
}

/** The heading of a page: where it stands, what it is called, what it is about and for which release. */
export function PageHeader({ title, badges = [], lead, illustration, crumbs = [], release }: PageHeaderProps) {
  return (
    <header className="pb-page-header">
      <div className="pb-page-header-text">
        {crumbs.length > 0 && <PageCrumbs crumbs={crumbs} current={title} />}
        <div className="pb-page-heading">
          <h1 className="pb-title">{title}</h1>
          {badges.map((badge) => (
            <PageBadge key={badge} badge={badge} />
          ))}
        </div>
        {lead !== undefined && <p className="pb-lead">{lead}</p>}
        {release !== undefined && (
          <p className="pb-page-release">
            <span className="pf-v6-screen-reader">Documents </span>
            <bdi dir="ltr">{release}</bdi>
          </p>
        )}
      </div>
      {illustration && <ThemedPicture {...illustration} className="pb-illustration" />}
    </header>
  );
}

interface PageCrumbsProps {
  crumbs: Crumb[];
  /** Title of the page itself. */
  current: string;
}

/** The way from the section to the page. */
function PageCrumbs({ crumbs, current }: PageCrumbsProps) {
  return (
    <Breadcrumb className="pb-crumbs">
      {crumbs.map(({ title, path }) => (
        <BreadcrumbItem key={title} {...(path !== null && { to: path })}>
          {title}
        </BreadcrumbItem>
      ))}
      <BreadcrumbItem>
        <span aria-current="page">{current}</span>
      </BreadcrumbItem>
    </Breadcrumb>
  );
}

const MEANINGS: Record<Badge, string> = {
  beta: 'Under review: it may still change before it becomes a full part of the system.',
  deprecated: 'No longer recommended: it gets no new features and will be removed.',
  demo: 'Shows how parts of the system work together, and is no part of its own.'
};

/** The status of the page with its meaning, which takes focus so that the keyboard and touch can ask for it too. */
function PageBadge({ badge }: { badge: Badge }) {
  return (
    <span className="pb-page-badge" tabIndex={0} data-tooltip={MEANINGS[badge]}>
      <BadgeLabel badge={badge} />
    </span>
  );
}
