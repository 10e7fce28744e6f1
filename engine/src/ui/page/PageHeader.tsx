import type { Badge } from '../../model.ts';
import { ThemedPicture } from '../picture/ThemedPicture.tsx';
import { PageBadge } from './PageBadge.tsx';
import { PageCrumbs } from './PageCrumbs.tsx';
import type { Summary } from './summary.ts';
import type { Crumb } from './surroundings.ts';

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
