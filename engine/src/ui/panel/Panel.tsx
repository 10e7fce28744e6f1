import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useLayoutEffect,
  useRef
} from 'react';

import { isPlainClick } from '../../browser/links.ts';

interface PanelProps {
  /** Name for screen readers. */
  label: string;
  /** The button that opens it. */
  opener: HTMLElement;
  children: ReactNode;
}

/**
 * Popover below the masthead, opened on the first render and then by its button. The browser handles opening, light
 * dismiss (Escape, press outside) and restoring the focus. This component moves the focus into it, and closes it when
 * the focus leaves or a link is followed.
 */
export function Panel({ label, opener, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    opener.setAttribute('popovertarget', id);
    panel.current?.showPopover({ source: opener });
  }, [id, opener]);

  const followState = ({ currentTarget, newState }: ToggleEvent<HTMLElement>): void => {
    const isOpen = newState === 'open';
    opener.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) {
      (currentTarget.querySelector<HTMLElement>('input:checked, a[href]') ?? currentTarget).focus();
    }
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const isOutside = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
    if (isOutside && relatedTarget !== opener) {
      panel.current?.hidePopover();
    }
  };
  const closeByLink = ({ target, nativeEvent }: MouseEvent): void => {
    if (isPlainClick(nativeEvent) && target instanceof Element && target.closest('a')) {
      panel.current?.hidePopover();
    }
  };

  return (
    <div
      id={id}
      ref={panel}
      className="pb-panel"
      popover="auto"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onToggle={followState}
      onBlur={closeWhenLeft}
      onClick={closeByLink}
    >
      {children}
    </div>
  );
}
