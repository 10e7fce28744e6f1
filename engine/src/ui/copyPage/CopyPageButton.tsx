import * as texts from '../../core/texts.ts';
import { opens } from '../islands/contract.ts';
import { copyPage } from './feature.ts';

/** Opens the menu with the Markdown of a page; without scripts, a link to it. @param markdown its address */
export function CopyPageButton({ markdown }: { markdown: string }) {
  return (
    <div className="pb-copy-page">
      <button
        type="button"
        className="pb-page-action pb-arrow"
        aria-expanded={false}
        {...opens(copyPage, { markdown })}
        aria-haspopup="menu"
      >
        {texts.copyPage.button}
      </button>
      <noscript>
        <a className="pb-page-action" href={markdown}>
          {texts.copyPage.view}
        </a>
      </noscript>
    </div>
  );
}
