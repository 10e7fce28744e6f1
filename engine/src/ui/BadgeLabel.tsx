import { Label, type LabelProps } from '@patternfly/react-core';

import type { Badge } from '../model.ts';

const LABELS: Record<Badge, { text: string; color: NonNullable<LabelProps['color']> }> = {
  beta: { text: 'Beta', color: 'blue' },
  deprecated: { text: 'Deprecated', color: 'grey' },
  demo: { text: 'Demo', color: 'purple' }
};

/** Status label of a page or an example (requirements 1.10 and 2.7.34). */
export function BadgeLabel({ badge }: { badge: Badge }) {
  const { text, color } = LABELS[badge];
  return (
    <Label isCompact color={color}>
      {text}
    </Label>
  );
}
