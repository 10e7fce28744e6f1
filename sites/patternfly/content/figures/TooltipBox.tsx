import { cloneElement } from 'react';

export interface TooltipBoxProps {
  /** Id of the tooltip, unique on its page. */
  id: string;
  text: string;
  /** Sets whether the tooltip names its trigger or adds to the name. */
  aria?: 'labelledby' | 'describedby';
  /** The trigger. */
  children: React.ReactElement<Record<string, unknown>>;
}

const STACK: React.CSSProperties = { display: 'grid', justifyItems: 'center', gap: 'var(--pf-t--global--spacer--md)' };

/** A tooltip that stays open in its place, above its trigger: the component itself opens over the page. */
export function TooltipBox({ id, text, aria = 'describedby', children }: TooltipBoxProps): React.ReactElement {
  return (
    <div style={STACK}>
      <div id={id} className="pf-v6-c-tooltip pf-m-top" role="tooltip">
        <div className="pf-v6-c-tooltip__arrow" />
        <div className="pf-v6-c-tooltip__content">{text}</div>
      </div>
      {cloneElement(children, { [`aria-${aria}`]: id })}
    </div>
  );
}
