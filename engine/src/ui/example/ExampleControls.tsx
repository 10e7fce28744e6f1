import type { KeyboardEvent, MouseEvent } from 'react';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { loadPart } from '../../browser/loadPart.ts';
import { isPlainClick } from '../../browser/links.ts';
import { codeAnchor } from '../../core/codeAddress.ts';
import { interfaceId } from '../../core/interfaceIds.ts';
import { Control, ControlSymbol, ICON, PLAIN } from './Control.tsx';
import { type Example, type ExampleName, useExampleState } from './exampleStore.ts';
import { SandboxControl } from './sandbox/SandboxControl.tsx';
import { useExample } from './useExample.ts';

interface ExampleControlsProps extends ExampleName {
  /** Full-screen examples get no link to their own document here: their card has one. */
  isFullscreen: boolean;
  /** Whether only the code's control is shown until the reader uses it, as below figures. */
  isQuiet?: boolean;
}

/**
 * Row of controls below an example. The page's HTML contains only controls that work without scripts, which keeps long
 * pages small; the other controls are added as the row nears the viewport.
 */
export function ExampleControls(props: ExampleControlsProps) {
  const { example, state, panels, toggle } = useExample(props);
  const isUsed =
    state !== null && (state.isOpen || state.hasSettingsOpen || state.settings !== null || state.edited !== null);
  const { title, path, slug, isFullscreen, isQuiet = false } = props;
  return (
    <>
      <div className="pb-example-controls" data-quiet={isQuiet && !isUsed ? '' : undefined}>
        <CodeToggle
          title={title}
          href={codeAnchor(path, slug)}
          example={example}
          isOpen={state?.isOpen === true && panels !== null}
          onToggle={() => toggle('isOpen')}
          isQuiet={isQuiet && !isUsed}
        />
        {example && (isUsed || !isQuiet) && (
          <ScriptedControls
            example={example}
            hasSettingsOpen={state?.hasSettingsOpen === true && panels !== null}
            onToggleSettings={() => toggle('hasSettingsOpen')}
          />
        )}
        {!isFullscreen && (
          <a
            className={PLAIN}
            href={path}
            target="_blank"
            aria-label={fillText(texts.example.fullScreen, { title })}
            data-control="FULLSCREEN_LINK"
            data-tooltip={texts.example.fullScreenTooltip}
          >
            <NewWindowIcon />
          </a>
        )}
      </div>
      {example && panels && <panels.ExamplePanels example={example} isFullscreen={isFullscreen} />}
    </>
  );
}

interface CodeToggleProps {
  title: string;
  /** Address of the code for readers without scripts. */
  href: string;
  /** Null in the page's HTML. */
  example: Example | null;
  isOpen: boolean;
  onToggle: () => void;
  /** Whether an icon stands for the text. */
  isQuiet: boolean;
}

/** Link to the code, which becomes a toggle on hydration: the same element, so that it keeps the focus. */
function CodeToggle({ title, href, example, isOpen, onToggle, isQuiet }: CodeToggleProps) {
  const text = isOpen ? texts.example.hideCode : texts.example.viewCode;
  const toggle = (event: MouseEvent): void => {
    if (example && isPlainClick(event.nativeEvent)) {
      event.preventDefault();
      onToggle();
    }
  };
  const pressBySpace = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === ' ') {
      event.preventDefault();
      event.currentTarget.click();
    }
  };
  return (
    <a
      className={`${isQuiet ? PLAIN : 'pf-v6-c-button pf-m-link pf-m-small'} pb-code-toggle`}
      href={href}
      aria-label={`${text} ${fillText(texts.example.ofExample, { title })}`}
      data-tooltip={isQuiet ? text : undefined}
      // Not a page of the site: excluded from prefetching.
      rel="external"
      // The page's script has already turned it into a button.
      suppressHydrationWarning
      {...(example && {
        role: 'button',
        'aria-expanded': isOpen,
        'data-control': 'TOGGLE_CODE',
        onClick: toggle,
        onKeyDown: pressBySpace
      })}
    >
      {isQuiet && <ControlSymbol name="code" />}
      {example && !isQuiet && <ControlSymbol name="angleDown" isBeforeText />}
      {!isQuiet && text}
    </a>
  );
}

interface ScriptedControlsProps {
  example: Example;
  hasSettingsOpen: boolean;
  onToggleSettings: () => void;
}

/** Controls that need a script. */
function ScriptedControls({ example, hasSettingsOpen, onToggleSettings }: ScriptedControlsProps) {
  const { title, slug } = example;
  const { edited, settings, fragment } = useExampleState(example);
  return (
    <>
      {edited && <span className="pb-edited">{texts.example.edited}</span>}
      <Control
        symbol="copy"
        aria-label={fillText(texts.example.copyCode, { title })}
        data-control="COPY_CODE"
        data-tooltip={texts.common.copyCode}
        onClick={({ currentTarget }) =>
          void loadPart(
            texts.parts.code,
            () => import('./code/language.ts'),
            ({ copyCode }) => copyCode(example, currentTarget)
          )
        }
      />
      <a
        className={PLAIN}
        href={fragment ?? `#${slug}`}
        aria-label={fillText(texts.example.copyLink, { title })}
        data-control="COPY_LINK"
        data-copy=""
        data-tooltip={texts.example.copyLinkTooltip}
      >
        <ControlSymbol name="link" />
      </a>
      <SandboxControl example={example} />
      <Control
        symbol="sliders"
        className={settings ? `${PLAIN} pb-settings-changed` : PLAIN}
        aria-label={fillText(texts.example.settings, { title })}
        aria-expanded={hasSettingsOpen}
        data-control="PREVIEW_SETTINGS"
        data-tooltip={texts.example.settingsTooltip}
        onClick={onToggleSettings}
      />
    </>
  );
}

/** Id of the icon's shape, defined once per document (`NewWindowSymbol` in `ui/shell/renderDocument.tsx`). */
export const NEW_WINDOW_SYMBOL = interfaceId('new-window');

/** Icon of links that open a new window. */
function NewWindowIcon() {
  return (
    <svg className={ICON} width="1em" height="1em" fill="currentColor" aria-hidden="true">
      <use href={`#${NEW_WINDOW_SYMBOL}`} />
    </svg>
  );
}
