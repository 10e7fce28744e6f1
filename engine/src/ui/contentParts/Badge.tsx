import type { ReactNode } from 'react';

/** Colors of badges, by what they mean. */
export const BADGE_VARIANTS = ['default', 'note', 'tip', 'success', 'caution', 'danger'] as const;

export type BadgeVariant = (typeof BADGE_VARIANTS)[number];

export interface BadgeProps {
  variant: BadgeVariant;
  children: ReactNode;
}

/** A word or two about what it stands beside. */
export function Badge({ variant, children }: BadgeProps) {
  return (
    <span className="pb-badge" data-variant={variant}>
      {children}
    </span>
  );
}
