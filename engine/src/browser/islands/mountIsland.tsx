import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

import { identifierPrefix } from '../../core/identifierPrefix.ts';
import { Failure } from './Failure.tsx';
import { errorText, type IslandElement, type MountMode, setState } from './islandElement.ts';

/** An example or a feature of the interface that runs on the page. */
export interface MountedIsland {
  unmount(): void;
}

interface RootOptions extends Pick<IslandBoundaryProps, 'onLive' | 'onError' | 'fallback'> {
  /** Its only content is what React renders. */
  element: HTMLElement;
  content: ReactNode;
  prefix: string;
  mode: MountMode;
  /** As errors call it. */
  name: string;
}

const roots = new Set<Root>();

/** Says on the root element how many islands run now, so that one that outlives its page can be seen. */
function publishCount(): void {
  document.documentElement.dataset['islands'] = String(roots.size);
}

/** Time within which an example that starts anew has shown all that it shows at first. */
const START_MS = 1000;

/** Keeps an element as high as it is for a moment, so that what replaces its content in steps moves nothing. */
function holdHeight(element: HTMLElement): void {
  element.style.minBlockSize = `${element.offsetHeight}px`;
  setTimeout(() => element.style.removeProperty('min-block-size'), START_MS);
}

/** Hydrates or renders one example; its errors stay in its own element. */
export function mountIsland({ host, root, slug, mode }: IslandElement, Example: ComponentType): MountedIsland {
  return mountRoot({
    element: root,
    content: <Example />,
    prefix: identifierPrefix(slug),
    mode,
    name: `Example "${slug}"`,
    onLive: () => setState(host, 'live'),
    onError: () => setState(host, 'error'),
    fallback: (error) => (
      <pre className="pb-preview-error" role="alert">
        {errorText(error)}
      </pre>
    )
  });
}

interface FeatureOptions {
  /** React's `identifierPrefix`, the same as at build time. */
  prefix: string;
  /** As errors call it, at the beginning of a sentence. */
  label: string;
  /** Called once it answers to events, or has failed. */
  onReady: () => void;
}

let overlayCount = 0;

/** Renders a feature of which nothing is in the page's HTML. */
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
    fallback: (error, retry) => <Failure text={`${label} failed. ${errorText(error)}`} onRetry={retry} />
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
    fallback: (error, retry) => <Failure text={`${label} failed. ${errorText(error)}`} onRetry={retry} />
  });
}

/** Tells when what it holds is hydrated, and has taken up from its stores what the build can't know: by an effect. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }): ReactNode {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** Hydrates an element, or renders into it. Errors of what is in it are shown there. */
function mountRoot(options: RootOptions): MountedIsland {
  const { element, content, prefix, mode, name, ...boundary } = options;
  const bounded = <IslandBoundary {...boundary}>{content}</IslandBoundary>;
  let root: Root;
  let isLeft = false;
  if (mode === 'hydrate') {
    root = hydrateRoot(element, bounded, {
      identifierPrefix: prefix,
      onRecoverableError: (error) => {
        // A reader who moves on while an island starts interrupts that: React recovers from nothing then.
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
  /** Called when it first shows what it should. */
  onLive: () => void;
  onError: () => void;
  /** Fallback for content that threw. @param retry renders the content again */
  fallback: (error: unknown, retry: () => void) => ReactNode;
}

interface IslandBoundaryState {
  error: unknown;
}

/** Keeps an island's error in its place: the page lives on (requirement 8.3). */
class IslandBoundary extends Component<IslandBoundaryProps, IslandBoundaryState> {
  override state: IslandBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): IslandBoundaryState {
    return { error: error ?? new Error('It failed without a message.') };
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
 * Notes what the reader entered into the fields of an island before its component is there: hydration may put back what
 * the page's HTML has.
 * @returns tells the component, once it answers to events, by sending each changed field's event again
 */
export function recordInput(host: HTMLElement): () => void {
  const replays = [
    ...[...host.querySelectorAll('select')].map(recordChoice),
    ...[...host.querySelectorAll<HTMLInputElement>(CHECKS)].map(recordCheck),
    ...[...host.querySelectorAll<TextField>(`input:not(${CHECKS}), textarea`)].map(recordText)
  ];
  return () => replays.forEach((replay) => replay?.());
}

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
  // Of radio buttons, the chosen one says all.
  if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) {
    return null;
  }
  return () => {
    field.checked = field.defaultChecked;
    field.click();
  };
}

/**
 * React counts only values that differ from the last one that it saw, and it may have seen the entered one: the property
 * of the element, which React watches, is set to the old value, then that of the prototype to the new one.
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
