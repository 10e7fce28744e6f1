import { type ComponentProps, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { loadPart } from '../../browser/loadPart.ts';
import { isPlainClick } from '../../browser/links.ts';
import { codeAnchor } from '../../core/codeAddress.ts';
import { interfaceId } from '../../core/interfaceIds.ts';
import { type Example, type ExampleName, useExampleState } from './exampleStore.ts';
import { useExample } from './useExample.ts';
import { usePart } from './usePart.ts';

interface ExampleControlsProps extends ExampleName {
  /** Full-screen examples get no link to their own document here: their card has one. */
  isFullscreen: boolean;
  /** Whether only the code's control is shown until the reader uses it, as below figures. */
  isQuiet?: boolean;
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

/** Button that opens the menu of sandboxes. */
export function SandboxControl({ example }: { example: Example }) {
  /** Index of the entry that has the focus at first; null while the menu is closed. */
  const [first, setFirst] = useState<number | null>(null);
  const isOpen = first !== null;
  const toggle = useRef<HTMLButtonElement>(null);
  const menu = usePart(texts.parts.menu, isOpen, () => import('./sandbox/SandboxMenu.tsx'));
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

/** Inlined icons of the library: importing them would add a base module, and a file per icon. */
const SYMBOLS = {
  angleDown: {
    size: 32,
    path: 'M16 24.792c-.384 0-.769-.146-1.061-.438L2.293 11.707a.999.999 0 1 1 1.414-1.414L16 22.586l12.293-12.293a.999.999 0 1 1 1.414 1.414L17.061 24.353a1.497 1.497 0 0 1-1.061.438Z'
  },
  code: {
    size: 32,
    path: 'M9.707 9.707 3.414 16l6.293 6.293a.999.999 0 1 1-1.414 1.414l-6.646-6.646a1.501 1.501 0 0 1 0-2.121l6.646-6.646a.999.999 0 1 1 1.414 1.414Zm20.647 5.232-6.646-6.646a.999.999 0 1 0-1.414 1.414L28.587 16l-6.293 6.293a.999.999 0 1 0 1.414 1.414l6.646-6.646a1.501 1.501 0 0 0 0-2.121ZM18.121 6.022a.997.997 0 0 0-1.186.77l-3.826 18a1 1 0 1 0 1.956.416l3.826-18a1 1 0 0 0-.77-1.186Z'
  },
  copy: {
    size: 32,
    path: 'M28 7v22.607c0 .768-.622 1.393-1.387 1.393H10a1 1 0 1 1 0-2h16V7a1 1 0 1 1 2 0Zm-6.5 19h-16c-.827 0-1.5-.673-1.5-1.5V8a1.001 1.001 0 0 1 .294-.708l5.998-5.998A1.001 1.001 0 0 1 11 1h10.5c.827 0 1.5.673 1.5 1.5v22c0 .827-.673 1.5-1.5 1.5ZM7.414 7H10V4.414L7.414 7ZM21 3h-9v4.614C12 8.378 11.378 9 10.613 9H6v15h15V3Z'
  },
  cube: {
    size: 32,
    path: 'M16 30.856a1 1 0 0 1-.5-.134l-12-6.929a1 1 0 0 1-.5-.866V9.072c0-.357.19-.688.5-.866l12-6.929a1.003 1.003 0 0 1 1 0l12 6.929a1 1 0 0 1 .5.866v13.855c0 .357-.19.688-.5.866l-12 6.929a1 1 0 0 1-.5.134ZM5 22.351l11 6.352 11-6.352V9.65L16 3.298 5 9.65v12.701Zm23 .577h.01H28Z'
  },
  link: {
    size: 32,
    path: 'M19.204 12.793c1.417 1.417 2.198 3.3 2.198 5.302s-.781 3.884-2.198 5.302l-5.398 5.41C12.378 30.223 10.494 31 8.497 31s-3.88-.778-5.304-2.19C.274 25.88.274 21.12 3.189 18.194l2.912-2.903a1 1 0 1 1 1.412 1.417l-2.91 2.9c-2.137 2.145-2.137 5.639.002 7.786a5.5 5.5 0 0 0 3.892 1.605c1.465 0 2.85-.572 3.896-1.61l5.396-5.407c1.04-1.04 1.613-2.421 1.613-3.888s-.573-2.849-1.612-3.888a5.356 5.356 0 0 0-1.267-.946 1 1 0 0 1 .947-1.762c.63.338 1.214.774 1.733 1.294Zm9.603-9.603C27.383 1.778 25.499 1 23.503 1s-3.881.778-5.309 2.193l-5.398 5.41c-1.417 1.417-2.198 3.3-2.198 5.302s.781 3.885 2.198 5.302c.52.52 1.104.956 1.733 1.294a1.001 1.001 0 0 0 .948-1.762 5.356 5.356 0 0 1-1.267-.946c-1.039-1.04-1.612-2.42-1.612-3.888s.573-2.848 1.613-3.888l5.396-5.407C20.654 3.572 22.038 3 23.503 3s2.849.572 3.892 1.605c2.139 2.147 2.139 5.642.002 7.786l-2.91 2.9a1 1 0 1 0 1.412 1.417l2.912-2.903c2.915-2.925 2.915-7.686-.004-10.616Z'
  },
  sliders: {
    size: 512,
    path: 'M496 384H160v-16c0-8.8-7.2-16-16-16h-32c-8.8 0-16 7.2-16 16v16H16c-8.8 0-16 7.2-16 16v32c0 8.8 7.2 16 16 16h80v16c0 8.8 7.2 16 16 16h32c8.8 0 16-7.2 16-16v-16h336c8.8 0 16-7.2 16-16v-32c0-8.8-7.2-16-16-16zm0-160h-80v-16c0-8.8-7.2-16-16-16h-32c-8.8 0-16 7.2-16 16v16H16c-8.8 0-16 7.2-16 16v32c0 8.8 7.2 16 16 16h336v16c0 8.8 7.2 16 16 16h32c8.8 0 16-7.2 16-16v-16h80c8.8 0 16-7.2 16-16v-32c0-8.8-7.2-16-16-16zm0-160H288V48c0-8.8-7.2-16-16-16h-32c-8.8 0-16 7.2-16 16v16H16C7.2 64 0 71.2 0 80v32c0 8.8 7.2 16 16 16h208v16c0 8.8 7.2 16 16 16h32c8.8 0 16-7.2 16-16v-16h208c8.8 0 16-7.2 16-16V80c0-8.8-7.2-16-16-16z'
  }
} as const;

interface ControlSymbolProps {
  name: keyof typeof SYMBOLS;
  isBeforeText?: boolean;
}

/** Icon of a control, hidden from screen readers. */
function ControlSymbol({ name, isBeforeText = false }: ControlSymbolProps) {
  const { size, path } = SYMBOLS[name];
  return (
    <svg
      className={isBeforeText ? `${ICON} pf-m-start` : ICON}
      width="1em"
      height="1em"
      fill="currentColor"
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden
    >
      <path d={path} />
    </svg>
  );
}
