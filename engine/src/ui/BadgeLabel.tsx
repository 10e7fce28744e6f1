import { Label, type LabelProps } from '@patternfly/react-core';

import * as texts from '../core/texts.ts';
import type { Badge } from '../model.ts';

const COLORS: Record<Badge, NonNullable<LabelProps['color']>> = { beta: 'blue', deprecated: 'grey', demo: 'purple' };

/** Status label of a page or an example (requirements 1.10 and 2.7.34). */
export function BadgeLabel({ badge }: { badge: Badge }) {
  return (
    <Label isCompact color={COLORS[badge]}>
      {texts.badges[badge]}
    </Label>
  );
}
