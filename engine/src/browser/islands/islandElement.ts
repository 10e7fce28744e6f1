import { createElement } from '../dom.ts';

/** Mount mode of an island: hydrate its HTML, replace its HTML, or render into an empty root. */
export type MountMode = 'hydrate' | 'fresh' | 'client';

/** Documented states of the element around a preview (`data-state`). */
type IslandState = 'static' | 'live' | 'client' | 'error';

/** Element around one example's preview, with its description in the page's HTML. */
export interface IslandElement {
  host: HTMLElement;
  /** Contains only the example's rendered output. */
  root: HTMLElement;
  slug: string;
  mode: MountMode;
  /** When it is mounted, if not as it nears the viewport: `load` or `idle`. */
  start?: string | undefined;
}

/** Marks the state of a preview for style sheets and tests. */
export function setState(host: HTMLElement, state: IslandState): void {
  host.dataset['state'] = state;
}

/** Returns the text shown in place of a failed preview: `Name: message` (requirement 8.3). */
export function errorText(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** Replaces the content of `root` with the error's text. */
export function showError(root: HTMLElement, error: unknown): void {
  const text = createElement('pre', 'pb-preview-error', errorText(error));
  text.setAttribute('role', 'alert');
  root.replaceChildren(text);
}
