import type { ComponentBlock, Source } from '../../model.ts';

/**
 * Props of the Markdown components of one tab, the last one: a build needs them for the tab's key, its page, and its
 * Markdown, one after another.
 */
export class RecentProps {
  #source: Source | null = null;
  readonly #props = new Map<ComponentBlock, object | null>();

  /** Returns the props of a component outside of prose, which are made unless they are known. */
  of(source: Source, block: ComponentBlock, make: () => object | null): object | null {
    if (source !== this.#source) {
      this.#props.clear();
      this.#source = source;
    }
    const known = this.#props.get(block);
    const props = known === undefined ? make() : known;
    this.#props.set(block, props);
    return props;
  }
}
