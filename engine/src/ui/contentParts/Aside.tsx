import type { ReactNode } from 'react';

import type { CalloutKind } from '../../core/callouts.ts';
import { CalloutAlert } from '../body/callouts.tsx';

export interface AsideProps {
  kind: CalloutKind;
  /** Null for the name of the kind. */
  title: string | null;
  children?: ReactNode;
}

/** Text beside the matter, as a callout. */
export function Aside({ kind, title, children }: AsideProps) {
  return (
    <CalloutAlert kind={kind} title={title}>
      {children}
    </CalloutAlert>
  );
}
