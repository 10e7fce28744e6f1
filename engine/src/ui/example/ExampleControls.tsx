import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  useRef,
  useState,
  useSyncExternalStore
} from 'react';

import { loadPart } from '../../browser/loadPart.ts';
import { isPlainClick } from '../../browser/links.ts';
import { codeAnchor } from '../../core/codeAddress.ts';
import { ControlSymbol } from './ControlSymbol.tsx';
import { NewWindowIcon } from './NewWindowIcon.tsx';
import { type Example, type ExampleName, exampleAt, useExampleState } from './exampleStore.ts';
import { usePart } from './usePart.ts';

export interface ExampleControlsProps extends ExampleName {
  /** Whether it has a link to its own document here; the card of an example that fills windows leads there itself. */
  isFullscreen: boolean;
}

/** The markup of the library's button: its component would bring 43 KB to pages without live examples. */
const PLAIN = 'pf-v6-c-button pf-m-plain pf-m-small';

const NEVER_CHANGES = () => () => undefined;
const NOTHING = () => null;

/**
 * The row of controls under an example. The page's HTML has what works without a script, so that the rows of a long
 * page weigh little; the other controls come once a row nears the window.
 */
export function ExampleControls(props: ExampleControlsProps) {
  const example = useSyncExternalStore(NEVER_CHANGES, () => exampleAt(props), NOTHING);
  const isOpen = useSyncExternalStore(
    example?.subscribe ?? NEVER_CHANGES,
    () => example?.get().isOpen ?? false,
    () => false
  );
  const { title, path, slug, isFullscreen } = props;
  return (
    <>
      <div className="pb-example-controls">
        <CodeToggle title={title} href={codeAnchor(path, slug)} example={example} isOpen={isOpen} />
        {example && <ScriptedControls example={example} />}
        {!isFullscreen && (
          <a
            className={PLAIN}
            href={path}
            target="_blank"
            aria-label={`Open ${title} full screen`}
            data-control="FULLSCREEN_LINK"
            data-tooltip="Open full screen"
          >
            <span className="pf-v6-c-button__icon">
              <NewWindowIcon />
            </span>
          </a>
        )}
      </div>
      {example && <Panels example={example} isFullscreen={isFullscreen} />}
    </>
  );
}

interface CodeToggleProps {
  title: string;
  /** Where the code is for readers without a script. */
  href: string;
  /** Null in the page's HTML. */
  example: Example | null;
  isOpen: boolean;
}

/** A link to the code, which shows it here once the script is there: the same element, so that the focus stays. */
function CodeToggle({ title, href, example, isOpen }: CodeToggleProps) {
  const text = isOpen ? 'Hide code' : 'View code';
  const toggle = (event: MouseEvent): void => {
    if (example && isPlainClick(event.nativeEvent)) {
      event.preventDefault();
      example.update({ isOpen: !example.get().isOpen });
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
      className="pf-v6-c-button pf-m-link pf-m-small pb-code-toggle"
      href={href}
      // It isn't a page to be fetched when the pointer rests on the link.
      rel="external"
      // The page script has made a button of it already.
      suppressHydrationWarning
      {...(example && {
        role: 'button',
        'aria-expanded': isOpen,
        'data-control': 'TOGGLE_CODE',
        onClick: toggle,
        onKeyDown: pressBySpace
      })}
    >
      {example && (
        <span className="pf-v6-c-button__icon pf-m-start">
          <ControlSymbol name="angleDown" />
        </span>
      )}
      {text}
      <span className="pf-v6-screen-reader"> of {title}</span>
    </a>
  );
}

/** Controls that need a script. */
function ScriptedControls({ example }: { example: Example }) {
  const { title, slug } = example;
  const { edited, settings, fragment, hasSettingsOpen } = useExampleState(example);
  return (
    <>
      {edited && <span className="pb-edited">Edited</span>}
      <Control
        symbol="copy"
        aria-label={`Copy code of ${title}`}
        data-control="COPY_CODE"
        data-tooltip="Copy code to clipboard"
        onClick={({ currentTarget }) =>
          void loadPart(
            'The code',
            () => import('./code/language.ts'),
            ({ copyCode }) => copyCode(example, currentTarget)
          )
        }
      />
      <a
        className={PLAIN}
        href={fragment ?? `#${slug}`}
        aria-label={`Copy link of ${title}`}
        data-control="COPY_LINK"
        data-copy=""
        data-tooltip="Copy link to this example"
      >
        <span className="pf-v6-c-button__icon">
          <ControlSymbol name="link" />
        </span>
      </a>
      <SandboxControl example={example} />
      <Control
        symbol="sliders"
        className={settings ? `${PLAIN} pb-settings-changed` : PLAIN}
        aria-label={`Preview settings of ${title}`}
        aria-expanded={hasSettingsOpen}
        data-control="PREVIEW_SETTINGS"
        data-tooltip="Preview settings"
        onClick={() => example.update({ hasSettingsOpen: !example.get().hasSettingsOpen })}
      />
    </>
  );
}

/** Opens the menu of where an example can be taken. */
function SandboxControl({ example }: { example: Example }) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const menu = usePart('The menu', isOpen, () => import('./sandbox/SandboxMenu.tsx'));
  return (
    <>
      <Control
        ref={toggle}
        symbol="cube"
        aria-label={`Open ${example.title} elsewhere`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-control="SANDBOX_MENU"
        data-tooltip="Open in a sandbox or download"
        onClick={() => setOpen((open) => !open)}
      />
      {menu && isOpen && <menu.SandboxMenu example={example} toggle={toggle} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ControlProps extends ComponentProps<'button'> {
  symbol: ComponentProps<typeof ControlSymbol>['name'];
}

function Control({ symbol, ...button }: ControlProps) {
  return (
    <button type="button" className={PLAIN} {...button}>
      <span className="pf-v6-c-button__icon">
        <ControlSymbol name={symbol} />
      </span>
    </button>
  );
}

/** What the controls open; fetched when something is to be shown. */
function Panels({ example, isFullscreen }: { example: Example; isFullscreen: boolean }) {
  const { isOpen, hasSettingsOpen, program, settings } = useExampleState(example);
  const isWanted = isOpen || hasSettingsOpen || program !== null || settings !== null;
  const panels = usePart('The code', isWanted, () => import('./ExamplePanels.tsx'));
  return panels && <panels.ExamplePanels example={example} isFullscreen={isFullscreen} />;
}
