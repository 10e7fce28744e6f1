import type { ReactNode } from 'react';

export interface StepsProps {
  /** One ordered list. */
  children: ReactNode;
}

/** The steps of a procedure: the numbers of its list are joined by a line. */
export function Steps({ children }: StepsProps) {
  return <div className="pb-steps">{children}</div>;
}
