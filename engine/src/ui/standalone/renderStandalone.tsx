import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import type { StandaloneSwitches } from '../../core/config/site.ts';
import { LLMS_ADDRESS } from '../../core/twinAddress.ts';
import { interfaceId, STANDALONE_ROOT_ID } from '../../core/interfaceIds.ts';
import type { ThemeAxis } from '../../core/themes.ts';
import type { StandaloneExample } from '../../model.ts';
import { axisSetting } from '../displaySettings/axisSetting.ts';
import { renderHtmlDocument } from '../shell/htmlDocument.tsx';
import type { Head } from '../view.ts';

interface StandaloneInput extends Omit<StandaloneControlsProps, 'title'> {
  example: StandaloneExample;
  /** HTML of the example, from `renderPreview`. */
  preview: string;
  /** Whether it has the landmark and the heading of a whole page: a document must have only one of each. */
  isPage: boolean;
  hasHeading: boolean;
  /**
   * `canonical` is the address of the example's anchor on its page, `markdown` that of its description and code, and
   * `noindex` is set.
   */
  head: Head & { markdown: string };
  /** Address of the module that contains the example; null for HTML examples. */
  module: string | null;
}

/**
 * Renders the standalone document of an example, full height, without the site's shell (requirement 2.2.4). It begins with
 * what it is and where its description and code are, for programs that read it as text, since they can't use the rendered
 * example: hidden from all readers, for whom the example is the document's only content.
 */
export function renderStandalone({
  example,
  preview,
  isPage,
  hasHeading,
  head,
  module,
  ...controls
}: StandaloneInput): string {
  const Root = isPage ? 'div' : 'main';
  const isPart = !isPage && !example.isFullscreen;
  return renderHtmlDocument(
    head,
    <body className={isPart ? 'pb-standalone pb-standalone-part' : 'pb-standalone'}>
      <p hidden>
        {fillText(texts.standalone.markdown, {
          title: example.title,
          page: controls.page.title,
          twin: head.markdown,
          list: LLMS_ADDRESS
        })}
      </p>
      {!hasHeading && <h1 className="pf-v6-screen-reader">{example.title}</h1>}
      <Root id={STANDALONE_ROOT_ID} data-module={module ?? undefined} dangerouslySetInnerHTML={{ __html: preview }} />
      <StandaloneControls title={example.title} {...controls} />
    </body>
  );
}

interface StandaloneControlsProps {
  /** Name of the example. */
  title: string;
  /** The page that the example comes from. */
  page: { title: string; href: string };
  switches: StandaloneSwitches;
  /** Theme axes of the site. */
  axes: readonly ThemeAxis[];
}

/**
 * Small bar over a standalone example: the way back, its name, and a panel of settings, initially closed (requirements
 * 2.2.5 and 2.2.6). Thousands of documents contain it, so its parts have few classes.
 */
function StandaloneControls({ title, page, switches, axes }: StandaloneControlsProps) {
  return (
    <aside className="pb-controls" aria-label={texts.standalone.label}>
      <a href={page.href}>{fillText(texts.standalone.backTo, { page: page.title })}</a>
      <b>{title}</b>
      <details>
        <summary>
          <span>{texts.standalone.settings}</span>
        </summary>
        <div className="pb-controls-panel">
          {switches.themeSwitcher &&
            axes.map(axisSetting).map(({ key, legend, options, fallback }) => (
              <label key={key}>
                {legend}
                <select data-preference={key} data-fallback={fallback}>
                  {options.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          {switches.rtlSwitcher && (
            <label>
              <input type="checkbox" role="switch" />
              {texts.standalone.rightToLeft}
            </label>
          )}
          <div className="pb-controls-hide">
            <button type="button" aria-describedby={interfaceId('hint')}>
              {texts.standalone.hide}
            </button>
            <p id={interfaceId('hint')}>{texts.standalone.hiddenHint}</p>
          </div>
        </div>
      </details>
    </aside>
  );
}
