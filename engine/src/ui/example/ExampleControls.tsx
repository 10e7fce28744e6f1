import { type ComponentProps, type KeyboardEvent, type MouseEvent, useState } from 'react';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { loadPart } from '../../browser/loadPart.ts';
import { isPlainClick } from '../../browser/links.ts';
import { interfaceId } from '../../core/interfaceIds.ts';
import { twinAddress } from '../../core/twinAddress.ts';
import { type Example, type ExampleName, useExampleState } from './exampleStore.ts';
import { useExample } from './useExample.ts';
import { usePart } from './usePart.ts';

interface ExampleControlsProps extends ExampleName {
  /** Full-screen examples get no link to their own document here: their card has one. */
  isFullscreen: boolean;
}

/** Classes of the library's button: its component would add 43 KB to pages without live examples. */
const PLAIN = 'pf-v6-c-button pf-m-plain pf-m-small';

/** The library's icon of a button, without an element around it. */
const ICON = 'pf-v6-svg pf-v6-c-button__icon';

/**
 * Row of controls below an example. The page's HTML contains only controls that work without scripts, which keeps long
 * pages small; the other controls are added as the row nears the viewport.
 */
export function ExampleControls(props: ExampleControlsProps) {
  const { example, state, panels, toggle } = useExample(props);
  const isUsed =
    state !== null && (state.isOpen || state.hasSettingsOpen || state.settings !== null || state.edited !== null);
  const { title, path, slug, isFullscreen, isFigure = false } = props;
  // Below a figure, only the code's control is shown until the reader uses it.
  const isQuiet = isFigure && !isUsed;
  const [isReached, setReached] = useState(false);
  const implementation = usePart(
    texts.parts.implementations,
    isReached,
    () => import('./implementation/ImplementationSwitch.tsx')
  );
  const reach = (): void => setReached(document.querySelector('.pb-tabs') !== null);
  return (
    <>
      <div className="pb-example-controls" data-quiet={isQuiet ? '' : undefined} onPointerEnter={reach} onFocus={reach}>
        <CodeToggle
          title={title}
          href={isFigure ? `#${slug}` : twinAddress(path)}
          example={example}
          isOpen={state?.isOpen === true && panels !== null}
          onToggle={() => toggle('isOpen')}
          isQuiet={isQuiet}
        />
        {/* Comes when the pointer does, so it must not move what the pointer is over. */}
        {implementation && <implementation.ImplementationSwitch slug={slug} title={title} />}
        {example && !isQuiet && (
          <ScriptedControls
            example={example}
            hasSettingsOpen={state?.hasSettingsOpen === true && panels !== null}
            onToggleSettings={() => toggle('hasSettingsOpen')}
          />
        )}
        {!isFullscreen && !isFigure && (
          <a
            className={PLAIN}
            href={path}
            target="_blank"
            aria-label={fillText(texts.example.fullScreen, { title })}
            data-control="FULLSCREEN_LINK"
            data-tooltip=""
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
  /** Address of the example's Markdown, for readers without scripts; that of a figure itself, whose controls they don't see. */
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
        data-tooltip=""
        onClick={onToggleSettings}
      />
    </>
  );
}

/** Button that opens the menu of sandboxes. */
export function SandboxControl({ example }: { example: Example }) {
  /** The button, and the index of the entry that has the focus at first; null while the menu is closed. */
  const [opened, setOpened] = useState<{ toggle: HTMLButtonElement; first: number } | null>(null);
  const menu = usePart(texts.parts.menu, opened !== null, () => import('./sandbox/SandboxMenu.tsx'));
  return (
    <>
      <Control
        symbol="cube"
        aria-label={fillText(texts.example.openElsewhere, { title: example.title })}
        aria-haspopup="menu"
        aria-expanded={opened !== null && menu !== null}
        data-control="SANDBOX_MENU"
        data-tooltip={texts.example.openElsewhereTooltip}
        onClick={({ currentTarget }) => setOpened(opened ? null : { toggle: currentTarget, first: 0 })}
        onKeyDown={(event) => {
          const first = { ArrowDown: 0, ArrowUp: -1 }[event.key];
          if (first !== undefined) {
            event.preventDefault();
            setOpened({ toggle: event.currentTarget, first });
          }
        }}
      />
      {menu && opened && <menu.SandboxMenu {...opened} example={example} onClose={() => setOpened(null)} />}
    </>
  );
}

interface ControlProps extends ComponentProps<'button'> {
  symbol: ComponentProps<typeof ControlSymbol>['name'];
}

function Control({ symbol, ...button }: ControlProps) {
  return (
    <button type="button" className={PLAIN} {...button}>
      <ControlSymbol name={symbol} />
    </button>
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

/** Inlined icons of 32 by 32 units, of the library but for the sliders: importing them would add a base module, and a file per icon. */
const SYMBOLS = {
  angleDown:
    'M16 24.79c-.38 0-.77-.15-1.06-.44L2.29 11.71a1 1 0 1 1 1.41-1.41L16 22.59l12.29-12.29a1 1 0 1 1 1.41 1.41L17.06 24.35a1.5 1.5 0 0 1-1.06.44Z',
  code: 'M9.71 9.71 3.41 16l6.29 6.29a1 1 0 1 1-1.41 1.41l-6.65-6.65a1.5 1.5 0 0 1 0-2.12l6.65-6.65a1 1 0 1 1 1.41 1.41Zm20.65 5.23-6.65-6.65a1 1 0 1 0-1.41 1.41L28.59 16l-6.29 6.29a1 1 0 1 0 1.41 1.41l6.65-6.65a1.5 1.5 0 0 0 0-2.12ZM18.12 6.02a1 1 0 0 0-1.19.77l-3.83 18a1 1 0 1 0 1.96.42l3.83-18a1 1 0 0 0-.77-1.19Z',
  copy: 'M28 7v22.61c0 .77-.62 1.39-1.39 1.39H10a1 1 0 1 1 0-2h16V7a1 1 0 1 1 2 0Zm-6.5 19h-16c-.83 0-1.5-.67-1.5-1.5V8a1 1 0 0 1 .29-.71l6-6A1 1 0 0 1 11 1h10.5c.83 0 1.5.67 1.5 1.5v22c0 .83-.67 1.5-1.5 1.5ZM7.41 7H10V4.41L7.41 7ZM21 3h-9v4.61C12 8.38 11.38 9 10.61 9H6v15h15V3Z',
  cube: 'M16 30.86a1 1 0 0 1-.5-.13l-12-6.93a1 1 0 0 1-.5-.87V9.07c0-.36.19-.69.5-.87l12-6.93a1 1 0 0 1 1 0l12 6.93a1 1 0 0 1 .5.87v13.86c0 .36-.19.69-.5.87l-12 6.93a1 1 0 0 1-.5.13ZM5 22.35l11 6.35 11-6.35V9.65L16 3.3 5 9.65v12.7Zm23 .58h.01H28Z',
  link: 'M19.2 12.79c1.42 1.42 2.2 3.3 2.2 5.3s-.78 3.88-2.2 5.3l-5.4 5.41C12.38 30.22 10.49 31 8.5 31s-3.88-.78-5.3-2.19C.27 25.88.27 21.12 3.19 18.19l2.91-2.9a1 1 0 1 1 1.41 1.42l-2.91 2.9c-2.14 2.15-2.14 5.64 0 7.79a5.5 5.5 0 0 0 3.89 1.6c1.47 0 2.85-.57 3.9-1.61l5.4-5.41c1.04-1.04 1.61-2.42 1.61-3.89s-.57-2.85-1.61-3.89a5.36 5.36 0 0 0-1.27-.95 1 1 0 0 1 .95-1.76c.63.34 1.21.77 1.73 1.29Zm9.6-9.6C27.38 1.78 25.5 1 23.5 1s-3.88.78-5.31 2.19l-5.4 5.41c-1.42 1.42-2.2 3.3-2.2 5.3s.78 3.88 2.2 5.3c.52.52 1.1.96 1.73 1.29a1 1 0 0 0 .95-1.76 5.36 5.36 0 0 1-1.27-.95c-1.04-1.04-1.61-2.42-1.61-3.89s.57-2.85 1.61-3.89l5.4-5.41C20.65 3.57 22.04 3 23.5 3s2.85.57 3.89 1.6c2.14 2.15 2.14 5.64 0 7.79l-2.91 2.9a1 1 0 1 0 1.41 1.42l2.91-2.9c2.92-2.92 2.92-7.69 0-10.62Z',
  sliders:
    'M3 7h14.13a4 4 0 0 1 7.74 0H29v2h-4.13a4 4 0 0 1-7.74 0H3Zm18-1a2 2 0 1 0 0 4 2 2 0 1 0 0-4ZM3 15h4.13a4 4 0 0 1 7.74 0H29v2H14.87a4 4 0 0 1-7.74 0H3Zm8-1a2 2 0 1 0 0 4 2 2 0 1 0 0-4ZM3 23h12.13a4 4 0 0 1 7.74 0H29v2h-6.13a4 4 0 0 1-7.74 0H3Zm16-1a2 2 0 1 0 0 4 2 2 0 1 0 0-4Z'
} as const;

interface ControlSymbolProps {
  name: keyof typeof SYMBOLS;
  isBeforeText?: boolean;
}

/** Icon of a control, hidden from screen readers. */
function ControlSymbol({ name, isBeforeText = false }: ControlSymbolProps) {
  return (
    <svg
      className={isBeforeText ? `${ICON} pf-m-start` : ICON}
      width="1em"
      height="1em"
      fill="currentColor"
      viewBox="0 0 32 32"
      aria-hidden
    >
      <path d={SYMBOLS[name]} />
    </svg>
  );
}
