import { Button } from '@patternfly/react-core';
import { useSyncExternalStore } from 'react';

import * as texts from '../../core/texts.ts';

/** What can be expanded: sections, inherited properties, rows. */
const PARTS = '.pb-disclosure > details, .pb-inherited, td > details';

interface ExpandAllProps {
  /** Id of the element with the collapsible parts; they are static HTML. */
  partOf: string;
  /** What the parts contain, for screen readers: a page may have several of these buttons. */
  noun: string;
}

/** Button that expands everything, or collapses it if everything is expanded, by this button or one by one. */
export function ExpandAll({ partOf, noun }: ExpandAllProps) {
  const isExpanded = useSyncExternalStore(
    (onChange) => {
      const section = document.getElementById(partOf);
      // `toggle` events don't bubble.
      section?.addEventListener('toggle', onChange, { capture: true });
      return () => section?.removeEventListener('toggle', onChange, { capture: true });
    },
    () => partsIn(partOf).every(({ open }) => open),
    () => false
  );
  const expandAll = (): void => partsIn(partOf).forEach((part) => (part.open = !isExpanded));
  return (
    <Button className="pb-expand-all" variant="link" size="sm" onClick={expandAll}>
      {isExpanded ? texts.listFilter.collapseAll : texts.listFilter.expandAll}
      <span className="pf-v6-screen-reader"> {noun}</span>
    </Button>
  );
}

function partsIn(id: string): HTMLDetailsElement[] {
  return [...(document.getElementById(id)?.querySelectorAll<HTMLDetailsElement>(PARTS) ?? [])];
}
