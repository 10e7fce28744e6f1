import { type ToggleEvent, useId, useLayoutEffect, useRef } from 'react';

import { copyText } from '../../browser/copying.ts';
import { fillText } from '../../core/fillText.ts';
import { type Assistant, ASSISTANTS } from '../../core/siteAssistants.ts';
import * as texts from '../../core/texts.ts';
import { ExternalLinkMark } from '../links.tsx';
import { followMenuKeys, itemsOf, placeMenu } from '../menu/menuKeys.ts';

interface CopyPageMenuProps {
  opener: HTMLElement;
  /** Address of the Markdown of the page. */
  markdown: string;
  /** By default, those of the site. */
  assistants?: readonly Assistant[];
}

/** Menu to copy or view the Markdown of a page, or to open an assistant with it. The browser opens and closes it. */
export function CopyPageMenu({ opener, markdown, assistants = ASSISTANTS }: CopyPageMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    opener.setAttribute('popovertarget', id);
    menu.current?.showPopover({ source: opener });
  }, [id, opener]);
  useLayoutEffect(() => {
    const close = (): void => menu.current?.hidePopover();
    addEventListener('scroll', close, { passive: true });
    return () => removeEventListener('scroll', close);
  }, []);

  const leave = (): void => {
    menu.current?.hidePopover();
    opener.focus();
  };
  const followState = ({ currentTarget, newState }: ToggleEvent<HTMLElement>): void => {
    const isOpen = newState === 'open';
    opener.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) {
      placeMenu(currentTarget, opener);
      itemsOf(currentTarget)[0]?.focus({ preventScroll: true });
    }
  };
  const copy = (): void => {
    leave();
    void copyText(fetchText(markdown), opener, { copied: texts.copyPage.copied, refused: texts.copyPage.failed });
  };
  const item = { role: 'menuitem', tabIndex: -1 } as const;
  return (
    <div
      ref={menu}
      id={id}
      className="pb-menu"
      popover="auto"
      role="menu"
      aria-label={texts.copyPage.button}
      tabIndex={-1}
      onKeyDown={(event) => followMenuKeys(event, leave)}
      onToggle={followState}
    >
      <button type="button" {...item} onClick={copy}>
        {texts.copyPage.copy}
      </button>
      {/* Another file, not a page of the site. */}
      <a href={markdown} rel="external" {...item} onClick={leave}>
        {texts.copyPage.view}
      </a>
      {assistants.map(({ name, url }) => (
        <a key={name} href={assistantAddress(url, markdown)} target="_blank" rel="noreferrer" {...item} onClick={leave}>
          {fillText(texts.copyPage.openIn, { name })}
          <ExternalLinkMark />
        </a>
      ))}
    </div>
  );
}

/** Returns the address that opens an assistant with a page's Markdown. */
function assistantAddress(template: string, markdown: string): string {
  return template.replaceAll('{url}', encodeURIComponent(new URL(markdown, location.origin).href));
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return response.text();
}
