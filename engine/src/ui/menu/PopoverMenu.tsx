import { type ReactNode, type ToggleEvent, useLayoutEffect, useRef } from 'react';

import { followMenuKeys, itemsOf, placeMenu } from './menuKeys.ts';

interface PopoverMenuProps {
  id: string;
  label: string;
  /** The control that opened it. */
  opener: HTMLElement;
  /** Index of the item that has the focus at first, from the end if it is negative. */
  first?: number;
  /** Told when the browser opens or closes it. */
  onToggle: (isOpen: boolean) => void;
  /** Called when the keyboard leaves it: closes it, and moves the focus. */
  onLeave: () => void;
  /** Elements with the role `menuitem`. */
  children: ReactNode;
}

/**
 * Menu that the browser keeps above the page, and closes on Escape and on presses outside. The library's menu would
 * nearly double the on-demand style sheet for a few items.
 */
export function PopoverMenu({ id, label, opener, first = 0, onToggle, onLeave, children }: PopoverMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (menu.current) {
      menu.current.showPopover({ source: opener });
      enterMenu(menu.current, opener, first);
    }
    const close = (): void => menu.current?.hidePopover();
    addEventListener('scroll', close, { passive: true });
    return () => removeEventListener('scroll', close);
  }, [opener, first]);
  const followState = ({ currentTarget, newState }: ToggleEvent<HTMLElement>): void => {
    const isOpen = newState === 'open';
    // Also once the browser has opened it again by itself.
    if (isOpen && !currentTarget.contains(document.activeElement)) {
      enterMenu(currentTarget, opener, first);
    }
    onToggle(isOpen);
  };
  return (
    <div
      ref={menu}
      id={id}
      className="pb-menu"
      popover="auto"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => followMenuKeys(event, onLeave)}
      onToggle={followState}
    >
      {children}
    </div>
  );
}

function enterMenu(menu: HTMLElement, opener: HTMLElement, first: number): void {
  placeMenu(menu, opener);
  itemsOf(menu).at(first)?.focus({ preventScroll: true });
}
