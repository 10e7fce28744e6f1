import type { ReactNode } from 'react';

import type { Badge } from '../../model.ts';
import { BadgeLabel } from '../BadgeLabel.tsx';

interface LinkCardProps {
  title: string;
  href: string;
  badge?: Badge | null;
  /** Text below the title. */
  children?: ReactNode;
}

/** A card that leads to a page. */
export function LinkCard({ title, href, badge, children }: LinkCardProps) {
  return (
    <li className="pb-card">
      <p className="pb-card-title">
        <a href={href}>{title}</a>
        {badge && <BadgeLabel badge={badge} />}
      </p>
      {children !== undefined && <p className="pb-card-text">{children}</p>}
    </li>
  );
}
