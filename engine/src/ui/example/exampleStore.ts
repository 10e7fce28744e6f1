import { useSyncExternalStore } from 'react';

import { hydrate } from '../islands/islands.ts';
import type { LivePreview, RunResult } from '../../live/preview/livePreview.ts';
import { tabOfExample } from '../../core/codeAddress.ts';
import type { CodeEditor } from '../../live/editor/createEditor.ts';
import type { JsxAttribute } from '../../live/editor/jsxAttribute.ts';
import type { ExampleCode } from '../../core/tabCode.ts';
import type { PreviewSettings } from './settings/previewSettings.ts';
import { type Draft, NO_DRAFT, type Version, storeDrafts, takeStoredDrafts } from './storedDrafts.ts';
import { onPage } from '../../core/pageEvents.ts';
import { createStore, type Store } from '../../core/store.ts';

/** State shared by the controls, the code, the settings and the preview of one example. */
export interface ExampleState extends Draft {
  /** The site's original code; null until loaded. */
  original: ExampleCode | null;
  /** A playground's code for the values of its controls; none for the site's original code. */
  variation?: Version | null;
  /** The original code in JavaScript; null until converted. */
  converted: Version | null;
  /** The last conversion of edited code, so that it can be reverted. */
  conversion: { from: Version; to: Version } | null;
  /** The displayed code; null until loaded. */
  shown: Version | null;
  editor: CodeEditor | null;
  /** Sets the control of a hydrated playground for a property; false if it has none that would have an effect. */
  setControl?: ((attribute: JsxAttribute) => boolean) | null;
  /** The code that runs in the isolated frame; null for the page's own preview. */
  program: Version | null;
  preview: LivePreview | null;
  /** Result of the last run. */
  run: { program: Version; result: RunResult } | null;
  /** Overrides of the page's environment in the preview; null for none. */
  settings: PreviewSettings | null;
  /** URL fragment of the example with these settings; null without any. */
  fragment: string | null;
  hasSettingsOpen: boolean;
}

/** Part of the state that is reset when the reader leaves the page. */
const NO_PAGE_STATE = {
  shown: null,
  editor: null,
  program: null,
  preview: null,
  run: null,
  settings: null,
  fragment: null,
  hasSettingsOpen: false
} satisfies Partial<ExampleState>;

/** Identity of an example. */
export interface ExampleName {
  title: string;
  slug: string;
  /** Address of the example's standalone document; figures and playgrounds have none, but paths of the same form. */
  path: string;
  isFigure?: boolean;
}

/** Store of one example, shared by its components and updated by other features. */
export interface Example extends Readonly<Required<ExampleName>>, Pick<Store<ExampleState>, 'get' | 'subscribe'> {
  readonly tabPath: string;
  update: (changes: Partial<ExampleState>) => void;
  /**
   * Waits for a value of the state.
   * @param select returns undefined to keep waiting
   * @returns null if the reader leaves the page before
   */
  when: <Value>(select: (state: ExampleState) => Value | undefined) => Promise<Value | null>;
}

/** Makes the store of an example. Edited code runs as soon as the example is shown. */
export function createExample({ title, slug, path, isFigure = false }: ExampleName, draft: Draft): Example {
  const { get, set, subscribe } = createStore<ExampleState>({
    ...draft,
    ...NO_PAGE_STATE,
    original: null,
    converted: null,
    conversion: null,
    program: draft.edited
  });
  return {
    title,
    slug,
    path,
    isFigure,
    tabPath: tabOfExample(path),
    get,
    subscribe,
    update: (changes) => set({ ...get(), ...changes }),
    when: (select) =>
      new Promise((resolve) => {
        const look = (): void => {
          const value = select(get());
          if (value !== undefined) {
            settle(value);
          }
        };
        const stops = [subscribe(look), onPage('leave', () => settle(null))];
        const settle: typeof resolve = (value) => {
          stops.forEach((stop) => stop());
          resolve(value);
        };
        look();
      })
  };
}

interface Visit {
  examples: Map<string, Example>;
  /** Drafts that the previous document stored, by address. */
  drafts: Map<string, Draft>;
}

let visit: Visit | null = null;

/** Edits survive client-side navigation, and reloads for a new deployment; they end with the visit. */
function startVisit(): Visit {
  const started: Visit = { examples: new Map(), drafts: new Map(takeStoredDrafts()) };
  onPage('leave', () => {
    for (const { get, update } of started.examples.values()) {
      update({ ...NO_PAGE_STATE, program: get().edited });
    }
  });
  onPage('enter', resumeExamples);
  onPage('reload', () => {
    const drafts = [...started.examples].map(([path, { get }]): [string, Draft] => [path, get()]);
    storeDrafts([...started.drafts, ...drafts].filter(([, draft]) => hasDraft(draft)));
  });
  return started;
}

/** Returns the store of an example, the same one for the whole visit. */
export function exampleAt(name: ExampleName): Example {
  visit ??= startVisit();
  const { examples, drafts } = visit;
  const example = examples.get(name.path) ?? createExample(name, drafts.get(name.path) ?? NO_DRAFT);
  examples.set(name.path, example);
  drafts.delete(name.path);
  return example;
}

/** Finds the example with this slug on the page and hydrates its controls; null if there is none. */
export function exampleOfPage(slug: string): Example | null {
  const [name] = hydrateControls((props) => props.slug === slug);
  return name ? exampleAt(name) : null;
}

/** Restores drafts of the page's examples right away, without waiting until they near the viewport. */
export function resumeExamples(): void {
  hydrateControls(({ path }) => {
    visit ??= startVisit();
    const draft = visit.examples.get(path)?.get() ?? visit.drafts.get(path);
    return draft !== undefined && hasDraft(draft);
  });
}

/**
 * Hydrates controls of the page regardless of their position.
 * @returns the names of their examples
 */
function hydrateControls(isWanted: (name: ExampleName) => boolean): ExampleName[] {
  return [...document.querySelectorAll<HTMLElement>('[data-island=exampleControls], [data-island=playground]')].flatMap(
    (host) => {
      const props = JSON.parse(host.dataset['props'] ?? '{}') as ExampleName;
      if (!isWanted(props)) {
        return [];
      }
      hydrate(host);
      return [props];
    }
  );
}

function hasDraft({ isOpen, edited }: Draft): boolean {
  return isOpen || edited !== null;
}

/** Subscribes a component to the state of an example. */
export function useExampleState({ subscribe, get }: Example): ExampleState {
  return useSyncExternalStore(subscribe, get);
}
