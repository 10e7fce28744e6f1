import { useRef, useState } from 'react';

import * as texts from '../../../core/texts.ts';
import { fillText } from '../../../core/fillText.ts';
import { Control } from '../Control.tsx';
import type { Example } from '../exampleStore.ts';
import { usePart } from '../usePart.ts';

/** Button that opens the menu of sandboxes. */
export function SandboxControl({ example }: { example: Example }) {
  /** Index of the entry that has the focus at first; null while the menu is closed. */
  const [first, setFirst] = useState<number | null>(null);
  const isOpen = first !== null;
  const toggle = useRef<HTMLButtonElement>(null);
  const menu = usePart(texts.parts.menu, isOpen, () => import('./SandboxMenu.tsx'));
  return (
    <>
      <Control
        ref={toggle}
        symbol="cube"
        aria-label={fillText(texts.example.openElsewhere, { title: example.title })}
        aria-haspopup="menu"
        aria-expanded={isOpen && menu !== null}
        data-control="SANDBOX_MENU"
        data-tooltip={texts.example.openElsewhereTooltip}
        onClick={() => setFirst(isOpen ? null : 0)}
        onKeyDown={(event) => {
          const wanted = { ArrowDown: 0, ArrowUp: -1 }[event.key];
          if (wanted !== undefined) {
            event.preventDefault();
            setFirst(wanted);
          }
        }}
      />
      {menu && first !== null && (
        <menu.SandboxMenu example={example} toggle={toggle} first={first} onClose={() => setFirst(null)} />
      )}
    </>
  );
}
