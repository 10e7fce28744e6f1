import { useId, useLayoutEffect } from 'react';

import { copyText } from '../../browser/copying.ts';
import { fillText } from '../../core/fillText.ts';
import { type Assistant, ASSISTANTS } from '../../core/siteAssistants.ts';
import * as texts from '../../core/texts.ts';
import { ExternalLinkMark } from '../links.tsx';
import { PopoverMenu } from '../menu/PopoverMenu.tsx';

interface CopyPageMenuProps {
  opener: HTMLElement;
  /** Address of the Markdown of the page. */
  markdown: string;
  /** By default, those of the site. */
  assistants?: readonly Assistant[];
}

/** Menu to copy or view the Markdown of a page, or to open an assistant with it. The browser opens and closes it. */
export function CopyPageMenu({ opener, markdown, assistants = ASSISTANTS }: CopyPageMenuProps) {
  const id = useId();
  useLayoutEffect(() => {
    opener.setAttribute('popovertarget', id);
  }, [id, opener]);

  const leave = (): void => {
    document.getElementById(id)?.hidePopover();
    opener.focus();
  };
  const copy = (): void => {
    leave();
    void copyText(fetchText(markdown), opener, { copied: texts.copyPage.copied, refused: texts.copyPage.failed });
  };
  const item = { role: 'menuitem', tabIndex: -1 } as const;
  return (
    <PopoverMenu
      id={id}
      label={texts.copyPage.button}
      opener={opener}
      onToggle={(isOpen) => opener.setAttribute('aria-expanded', String(isOpen))}
      onLeave={leave}
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
    </PopoverMenu>
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
