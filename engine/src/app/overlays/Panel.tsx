import type { ReactNode } from 'react';

interface PanelProps {
  id: string;
  /** Name for screen readers. */
  label: string;
  children: ReactNode;
}

/** What opens below the masthead. The browser shows and hides it, so that it opens without a script too. */
export function Panel({ id, label, children }: PanelProps) {
  return (
    <div id={id} className="pb-panel" popover="auto" role="dialog" aria-label={label} tabIndex={-1} data-panel>
      {children}
    </div>
  );
}

/** Attributes of the button that opens a panel. */
export function panelToggle(id: string) {
  return { popoverTarget: id, 'aria-controls': id, 'data-panel-toggle': true };
}
