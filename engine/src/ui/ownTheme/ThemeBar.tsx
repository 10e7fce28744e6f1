import { Button } from '@patternfly/react-core';
import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

import * as texts from '../../core/texts.ts';
import { fillCount } from '../../core/fillText.ts';
import { MAIN_ID } from '../../core/interfaceIds.ts';
import { openOverlay } from '../islands/overlays.ts';
import { StaticPortal } from '../StaticPortal.tsx';
import { useCovered } from '../useCovered.ts';
import { dismissProblem, openedLink, restoreFormer } from './openedLink.ts';
import { ownTheme } from './ownTheme.ts';
import { EDIT_FRAGMENT } from './startOwnTheme.ts';
import { resetOwnTheme, shareTheme } from './themeActions.ts';
import { ownThemeDialog } from './feature.ts';

/** Tells that examples have the reader's own theme, with what to do about it; nothing if they don't. */
export function ThemeBar() {
  const { problem } = useSyncExternalStore(openedLink.subscribe, openedLink.get);
  const { declarations } = useSyncExternalStore(ownTheme.subscribe, ownTheme.get);
  // In the document of an example.
  const controls = document.querySelector('.pb-controls-panel');
  return (
    (problem !== null || declarations.length > 0) && (
      <Bar place={controls ?? document.querySelector('.pb-content') ?? document.body}>
        {problem === null ? (
          <>
            <p>{controls ? fillCount(texts.ownTheme.shownHere, declarations.length) : texts.ownTheme.shown}</p>
            <Actions
              page={document.querySelector<HTMLAnchorElement>('.pb-controls > a')?.href.replace(/#.*/, '') ?? null}
            />
          </>
        ) : (
          <>
            <p>{problem}</p>
            <Button variant="link" size="sm" onClick={dismissProblem}>
              {texts.common.close}
            </Button>
          </>
        )}
      </Bar>
    )
  );
}

function Bar({ place, children }: { place: Element; children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useCovered(bar, '.pb-cookies');
  useLayoutEffect(() => moveFocusOut, []);
  return (
    <StaticPortal element={place} place="append">
      <section ref={bar} className="pb-own-theme-bar" aria-label={texts.ownTheme.label}>
        {children}
      </section>
    </StaticPortal>
  );
}

/** Keeps the focus of a bar that is about to be removed. */
function moveFocusOut(): void {
  if (document.activeElement?.closest('.pb-own-theme-bar')) {
    const main = document.getElementById(MAIN_ID) ?? document.querySelector<HTMLElement>('.pb-controls summary');
    main?.focus({ preventScroll: true });
  }
}

/** @param page address of the page where the theme can be changed; null if this is one */
function Actions({ page }: { page: string | null }) {
  const { former } = useSyncExternalStore(openedLink.subscribe, openedLink.get);
  return (
    <>
      {former !== null && (
        <Button variant="link" size="sm" onClick={restoreFormer}>
          {texts.ownTheme.restore}
        </Button>
      )}
      {page === null ? (
        <>
          <Button
            variant="link"
            size="sm"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => void openOverlay(ownThemeDialog, {}, currentTarget)}
          >
            {texts.common.edit}
          </Button>
          <Button variant="link" size="sm" onClick={({ currentTarget }) => void shareTheme(currentTarget)}>
            {texts.ownTheme.share}
          </Button>
        </>
      ) : (
        <a href={page + EDIT_FRAGMENT}>{texts.ownTheme.editOnPage}</a>
      )}
      <Button variant="link" size="sm" onClick={resetOwnTheme}>
        {texts.common.reset}
      </Button>
    </>
  );
}
