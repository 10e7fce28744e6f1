import type { Badge } from '../../model.ts';
import { BadgeLabel } from '../BadgeLabel.tsx';

interface PageHeaderProps {
  title: string;
  badges?: Badge[];
  /** A sentence below the title. */
  lead?: string;
}

/** The heading of a page with its badges. */
export function PageHeader({ title, badges = [], lead }: PageHeaderProps) {
  return (
    <header className="pb-page-header">
      <div className="pb-page-heading">
        <h1 className="pb-title">{title}</h1>
        {badges.map((badge) => (
          <BadgeLabel key={badge} badge={badge} />
        ))}
      </div>
      {lead !== undefined && <p className="pb-lead">{lead}</p>}
    </header>
  );
}
