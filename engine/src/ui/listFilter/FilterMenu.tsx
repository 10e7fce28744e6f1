import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

import { fillText } from '../../core/fillText.ts';
import * as texts from '../../core/texts.ts';

interface FilterMenuProps {
  /** Number of choices that are active. */
  active: number;
  children: ReactNode;
}

/** Choices behind a button, which tells how many are active. Opens without scripts, so also before hydration. */
export function FilterMenu({ active, children }: FilterMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (details.current) {
      details.current.open = false;
    }
  };
  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    if (!details.current?.contains(target as Node)) {
      close();
    }
  });
  useEffect(() => {
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);
  return (
    <details
      ref={details}
      className="pb-filter-menu"
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape' && currentTarget.open) {
          close();
          currentTarget.querySelector('summary')?.focus();
        }
      }}
    >
      <summary className="pb-arrow">
        {texts.listFilter.filters}{' '}
        <span className="pb-filter-active" hidden={active === 0}>
          <span aria-hidden="true">{active}</span>
          <span className="pf-v6-screen-reader">{fillText(texts.listFilter.activeFilters, { count: active })}</span>
        </span>
      </summary>
      <div className="pb-filter-panel">{children}</div>
    </details>
  );
}
