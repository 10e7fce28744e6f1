import { EmptyState, EmptyStateBody } from '@patternfly/react-core';
import { InTheme } from '../../figures/InTheme.tsx';

/** An envelope, drawn in the given colors. */
const Envelope: React.FunctionComponent<{ paper: string; ink: string; ground?: string }> = ({ paper, ink, ground }) => (
  <svg width="96" height="72" viewBox="0 0 96 72" aria-hidden="true" focusable="false">
    {ground && <rect width="96" height="72" fill={ground} />}
    <rect x="16" y="14" width="64" height="44" rx="4" fill={paper} stroke={ink} strokeWidth="3" />
    <path d="M17 18l31 24 31-24" fill="none" stroke={ink} strokeWidth="3" />
  </svg>
);

const WITH_TOKENS = {
  paper: 'var(--pf-t--global--background--color--tertiary--default)',
  ink: 'var(--pf-t--global--icon--color--brand--default)'
};

const WITH_FIXED_COLORS = {
  paper: 'var(--pf-t--color--gray--10)',
  ink: 'var(--pf-t--color--blue--50)',
  ground: 'var(--pf-t--color--white)'
};

export interface EmptyInboxProps {
  hasFixedColors?: boolean;
}

/** An empty state in the dark scheme, with an illustration that follows the scheme or doesn't. */
export const EmptyInbox: React.FunctionComponent<EmptyInboxProps> = ({ hasFixedColors = false }) => (
  <InTheme theme="dark" surface="primary">
    <EmptyState
      headingLevel="h4"
      titleText="No notifications"
      variant="xs"
      icon={() => <Envelope {...(hasFixedColors ? WITH_FIXED_COLORS : WITH_TOKENS)} />}
    >
      <EmptyStateBody>Alerts about your clusters appear here.</EmptyStateBody>
    </EmptyState>
  </InTheme>
);
