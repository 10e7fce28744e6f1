import { Alert } from '@patternfly/react-core';
import type { ReactNode } from 'react';

import type { Source } from '../../model.ts';

/** What a reader should know before using what the tab describes (spec §2.7). */
export function Notices({ source }: { source: Source }) {
  return (
    <>
      {source.optIn !== null && <Notice title="Opt-in feature">{source.optIn}</Notice>}
      {source.beta && (
        <Notice title="Beta feature">
          This feature is still under review: it may change before it becomes a full part of the system, and your
          feedback can shape it.
        </Notice>
      )}
      {source.deprecated && (
        <Notice title="Deprecated feature" variant="warning">
          This implementation is no longer recommended and gets no new features. Don&apos;t use it in new work.
          {source.newImplementationLink !== null && (
            <>
              {' '}
              Use the <a href={source.newImplementationLink}>newer implementation</a> instead.
            </>
          )}
        </Notice>
      )}
      {source.template && (
        <Notice title="Templates">
          Templates are ready-made combinations of components for common cases. They cover less than the components they
          are made of: where you need more, start from those.
        </Notice>
      )}
    </>
  );
}

interface NoticeProps {
  title: string;
  variant?: 'info' | 'warning';
  children: ReactNode;
}

function Notice({ title, variant = 'info', children }: NoticeProps) {
  return (
    <Alert className="pb-notice" isInline variant={variant} title={title} component="p">
      {children}
    </Alert>
  );
}
