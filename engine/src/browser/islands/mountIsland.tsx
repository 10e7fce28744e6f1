import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { identifierPrefix } from '../../core/identifierPrefix.ts';
import { Failure } from './Failure.tsx';
import { errorText, type IslandElement, type MountMode, setState } from './islandElement.ts';

/** An example or a feature of the interface that runs on the page. */
export interface MountedIsland {
  unmount(): void;
}

interface RootOptions extends Pick<IslandBoundaryProps, 'onLive' | 'onError' | 'fallback'> {
  /** Contains only what React renders. */
  element: HTMLElement;
  content: ReactNode;
  prefix: string;
  mode: MountMode;
  /** Name in error messages. */
  name: string;
}

const roots = new Set<Root>();

/** Publishes the number of mounted islands on the root element, so that islands that outlive their page are noticed. */
function publishCount(): void {
  document.documentElement.dataset['islands'] = String(roots.size);
}

/** Time within which a client-rendered example completes its initial output. */
const START_MS = 1000;

/** Keeps an element's height for a moment, so that replacing its content in steps causes no layout shift. */
function holdHeight(element: HTMLElement): void {
  element.style.minBlockSize = `${element.offsetHeight}px`;
  setTimeout(() => element.style.removeProperty('min-block-size'), START_MS);
}

interface ExampleOptions {
  /** Whether the reader has entered the value of a field before hydration. */
  isEntered: (field: Element) => boolean;
  /** Called when the example is interactive. */
  onLive: () => void;
}

/** Hydrates or renders one example; its errors stay in its own element. */
export function mountIsland(
  { host, root, slug, mode }: IslandElement,
  Example: ComponentType,
  { isEntered, onLive }: ExampleOptions
): MountedIsland {
  const replayInput = recordInput(root, isEntered);
  return mountRoot({
    element: root,
    content: <Example />,
    prefix: identifierPrefix(slug),
    mode,
    name: `Example "${slug}"`,
    onLive() {
      setState(host, 'live');
      replayInput();
      onLive();
    },
    onError: () => setState(host, 'error'),
    fallback: (error) => (
      <pre className="pb-preview-error" role="alert">
        {renderErrorText(error)}
      </pre>
    )
  });
}

interface FeatureOptions {
  /** React's `identifierPrefix`, the same as at build time. */
  prefix: string;
  /** Name in error messages, at the beginning of a sentence. */
  label: string;
  /** Called when the feature is interactive, or has failed. */
  onReady: () => void;
}

let overlayCount = 0;

/** Renders a feature that is not in the page's HTML. */
export function mountOverlay<Props extends object>(
  host: HTMLElement,
  Feature: ComponentType<Props>,
  { label, props }: { label: string; props: Props }
): MountedIsland {
  return mountRoot({
    element: host,
    content: <Feature {...props} />,
    prefix: `overlay-${++overlayCount}-`,
    mode: 'client',
    name: label,
    onLive: () => undefined,
    onError: () => undefined,
    fallback: (error, retry) => (
      <Failure
        text={fillText(texts.failures.crashed, { part: label, reason: renderErrorText(error) })}
        onRetry={retry}
      />
    )
  });
}

/** Hydrates one feature of the interface (`ui/islands/Island.tsx`); its errors stay in its place. */
export function mountFeature(
  host: HTMLElement,
  Feature: ComponentType<object>,
  { prefix, label, onReady }: FeatureOptions
): MountedIsland {
  const replayInput = recordInput(host);
  const props = JSON.parse(host.dataset['props'] ?? '{}') as object;
  const onLive = (): void => {
    replayInput();
    onReady();
  };
  return mountRoot({
    element: host,
    content: (
      <Hydrated onHydrated={onLive}>
        <Feature {...props} />
      </Hydrated>
    ),
    prefix,
    mode: 'hydrate',
    name: label,
    onLive: () => undefined,
    onError: onReady,
    fallback: (error, retry) => (
      <Failure
        text={fillText(texts.failures.crashed, { part: label, reason: renderErrorText(error) })}
        onRetry={retry}
      />
    )
  });
}

const MINIFIED_REACT_ERROR = /^Minified React error #(\d+)/;
/** Code of the error for a component that is undefined. */
const INVALID_ELEMENT = '130';

/**
 * Returns the text for an error that React reports while it renders. Its production build replaces messages by codes.
 */
export function renderErrorText(error: unknown): string {
  const code = error instanceof Error ? MINIFIED_REACT_ERROR.exec(error.message)?.[1] : undefined;
  if (code === undefined) {
    return errorText(error);
  }
  const reason = code === INVALID_ELEMENT ? texts.failures.unknownComponent : texts.failures.notRendered;
  return fillText(texts.failures.reactError, { reason, code, address: `https://react.dev/errors/${code}` });
}

/** Calls back from an effect: by then its content is hydrated, and has read client-only state from its stores. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }): ReactNode {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** Hydrates an element, or renders into it. Errors of its content are shown in its place. */
function mountRoot(options: RootOptions): MountedIsland {
  const { element, content, prefix, mode, name, ...boundary } = options;
  const bounded = <IslandBoundary {...boundary}>{content}</IslandBoundary>;
  let root: Root;
  let isLeft = false;
  if (mode === 'hydrate') {
    root = hydrateRoot(element, bounded, {
      identifierPrefix: prefix,
      onRecoverableError: (error) => {
        // Leaving the page interrupts hydration, which React reports too.
        if (!isLeft) {
          console.error(`${name} was rendered differently at build time.`, error);
        }
      }
    });
  } else {
    holdHeight(element);
    root = createRoot(element, { identifierPrefix: prefix });
    root.render(bounded);
  }
  roots.add(root);
  publishCount();

  return {
    unmount() {
      roots.delete(root);
      publishCount();
      isLeft = true;
      root.unmount();
    }
  };
}

interface IslandBoundaryProps {
  children: ReactNode;
  /** Called when the content has rendered for the first time. */
  onLive: () => void;
  onError: () => void;
  /** Fallback for content that threw. @param retry renders the content again */
  fallback: (error: unknown, retry: () => void) => ReactNode;
}

interface IslandBoundaryState {
  error: unknown;
}

/** Error boundary of an island: the rest of the page keeps working (requirement 8.3). */
class IslandBoundary extends Component<IslandBoundaryProps, IslandBoundaryState> {
  override state: IslandBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): IslandBoundaryState {
    return { error: error ?? new Error(texts.failures.withoutMessage) };
  }

  override componentDidMount(): void {
    if (this.state.error === null) {
      this.props.onLive();
    }
  }

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : this.props.fallback(error, () => this.setState({ error: null }));
  }
}

/**
 * Records what the reader entered into the fields of an island before hydration, which may restore the values of the
 * page's HTML. Input that follows reaches the component: React hydrates synchronously on an event within its root.
 * @param isEntered whether the reader has entered the value of a field; by default, all that differ from the HTML are
 * @returns function that replays the input once the component is interactive: it dispatches the event of each changed
 *   field again, unless the reader has changed the field since
 */
export function recordInput(host: HTMLElement, isEntered: (field: Element) => boolean = () => true): () => void {
  const entered = <Found extends Field>(selector: string): Found[] =>
    [...host.querySelectorAll<Found>(selector)].filter(isEntered);
  const replays = new Map<Field, (() => void) | null>([
    ...entered<HTMLSelectElement>('select').map((field) => [field, recordChoice(field)] as const),
    ...entered<HTMLInputElement>(CHECKS).map((field) => [field, recordCheck(field)] as const),
    ...entered<TextField>(`input:not(${CHECKS}), textarea`).map((field) => [field, recordText(field)] as const)
  ]);
  const forget = ({ target }: Event): void => {
    for (const field of replays.keys()) {
      if (field === target || (field.name !== '' && field.name === (target as Field).name)) {
        replays.delete(field);
      }
    }
  };
  host.addEventListener('input', forget, { capture: true });
  return () => {
    host.removeEventListener('input', forget, { capture: true });
    replays.forEach((replay) => replay?.());
  };
}

type Field = HTMLSelectElement | TextField;

type TextField = HTMLInputElement | HTMLTextAreaElement;

const CHECKS = '[type=checkbox], [type=radio]';

function recordChoice(field: HTMLSelectElement): (() => void) | null {
  const { selectedIndex } = field;
  const start = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  if (selectedIndex === Math.max(start, 0)) {
    return null;
  }
  return () => {
    field.selectedIndex = selectedIndex;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function recordCheck(field: HTMLInputElement): (() => void) | null {
  // In a group of radio buttons, only the checked one is replayed.
  if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) {
    return null;
  }
  return () => {
    field.checked = field.defaultChecked;
    field.click();
  };
}

/**
 * React ignores values that equal the last one that it tracked, and it may have tracked the entered one. So the
 * element's own property, which React overrides, is set to the old value, then the prototype's to the new one.
 */
function recordText(field: TextField): (() => void) | null {
  const { value, defaultValue } = field;
  if (value === defaultValue) {
    return null;
  }
  return () => {
    const { selectionStart, selectionEnd } = field;
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
    if (selectionStart !== null) {
      field.setSelectionRange(selectionStart, selectionEnd);
    }
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
