import type { Badge } from '../../model.ts';
import { BadgeLabel } from '../BadgeLabel.tsx';

const MEANINGS: Record<Badge, string> = {
  beta: 'Under review: it may still change before it becomes a full part of the system.',
  deprecated: 'No longer recommended: it gets no new features and will be removed.',
  demo: 'Shows how parts of the system work together, and is no part of its own.'
};

/** The status of the page with its meaning, which takes focus so that the keyboard and touch can ask for it too. */
export function PageBadge({ badge }: { badge: Badge }) {
  return (
    <span className="pb-page-badge" tabIndex={0} data-tooltip={MEANINGS[badge]}>
      <BadgeLabel badge={badge} />
    </span>
  );
}
