import { Button } from '@patternfly/react-core';
import { useSyncExternalStore } from 'react';

import { StaticPortal } from '../StaticPortal.tsx';
import { asCss, changedVariables, watchVariables } from '../../live/preview/previewEnvironment.ts';

interface ChangesBarProps {
  /** The section of the page with the tables of variables. */
  section: Element;
  onReset: () => void;
}

/** What can be done with all changed values, at the end of their section as long as there are any. */
export function ChangesBar({ section, onReset }: ChangesBarProps) {
  const changed = useSyncExternalStore(watchVariables, changedVariables);
  return (
    changed.size > 0 && (
      <StaticPortal element={section} place="append">
        <div className="pb-changes-bar" role="group" aria-label="Changed CSS variables">
          <span>
            {`${changed.size} ${changed.size === 1 ? 'value' : 'values'} changed, in the examples of this page only.`}
          </span>
          <Button variant="link" size="sm" data-copy={asCss([...changed.values()])}>
            Copy as CSS
          </Button>
          <Button variant="link" size="sm" onClick={onReset}>
            Reset all
          </Button>
        </div>
      </StaticPortal>
    )
  );
}
