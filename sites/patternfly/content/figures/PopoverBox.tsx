import { Button } from '@patternfly/react-core';
import { RhMicronsCloseIcon } from '@patternfly/react-icons';

export interface PopoverBoxProps {
  /** Id of the title, unique on its page. */
  titleId: string;
  title: string;
  body: React.ReactNode;
  footer?: React.ReactNode;
  closeLabel?: string;
  hasClose?: boolean;
  /** Before the title, with a status that colors it. */
  icon?: React.ReactNode;
  status?: 'danger' | 'info' | 'success' | 'warning';
  /** Side of the trigger on which it is open. Without one, it has no arrow. */
  side?: 'bottom' | 'top';
}

/** Lets the popover shrink with its figure. */
const IN_PLACE = { '--pf-v6-c-popover--MinWidth': '0' } as React.CSSProperties;

/** A popover that stays open in its place: the component itself opens over the page and keeps its focus. */
export function PopoverBox({
  titleId,
  title,
  body,
  footer,
  closeLabel = 'Close',
  hasClose = true,
  icon,
  status,
  side
}: PopoverBoxProps): React.ReactElement {
  const modifiers = [status, side].flatMap((modifier) => (modifier ? [`pf-m-${modifier}`] : []));
  return (
    <div
      className={['pf-v6-c-popover', ...modifiers].join(' ')}
      role="group"
      aria-labelledby={titleId}
      style={IN_PLACE}
    >
      {side && <div className="pf-v6-c-popover__arrow" />}
      <div className="pf-v6-c-popover__content">
        {hasClose && (
          <div className="pf-v6-c-popover__close">
            <Button variant="plain" aria-label={closeLabel} icon={<RhMicronsCloseIcon />} />
          </div>
        )}
        <div className="pf-v6-c-popover__header">
          <div className="pf-v6-c-popover__title" id={titleId}>
            {icon && <span className="pf-v6-c-popover__title-icon">{icon}</span>}
            <span className="pf-v6-c-popover__title-text">{title}</span>
          </div>
        </div>
        <div className="pf-v6-c-popover__body">{body}</div>
        {footer && <div className="pf-v6-c-popover__footer">{footer}</div>}
      </div>
    </div>
  );
}
