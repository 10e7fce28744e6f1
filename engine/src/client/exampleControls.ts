import { anchorPart } from './anchor.ts';
import { loadPart, withSheet } from './loadPart.ts';
import { hasStoredDrafts } from './storedDrafts.ts';
import type { Tooltips } from './tooltip.ts';

type Examples = typeof import('./lazy/examples/examples.ts');

/** Begins the fragment of an address that carries code (`lazy/examples/sharedCode.ts`). */
const SHARED = '#code=';

let isLoaded = false;

async function loadExamples(): Promise<Examples> {
  const examples = await withSheet(import('./lazy/examples/examples.ts'));
  isLoaded = true;
  return examples;
}

/**
 * Gives the examples of a page their controls. What they do is fetched when one is first pressed, or when the address
 * carries code or settings of a preview.
 * @returns stops
 */
export function startExampleControls(main: HTMLElement, tooltips: Tooltips): () => void {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const withExamples = (use: (examples: Examples) => void): Promise<void> =>
    loadPart('The controls of examples', loadExamples, (examples) => !signal.aborted && use(examples));
  const followAddress = (): void => {
    const { hash } = location;
    if (hash.startsWith(SHARED)) {
      void withExamples((loaded) => loaded.openShared(main));
    } else if (hash !== anchorPart(hash)) {
      void withExamples((loaded) => loaded.showInSettings(hash));
    }
  };

  main.querySelectorAll<HTMLElement>('[data-controls]').forEach(fillRow);
  main.addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element ? target.closest<HTMLElement>('button[data-control]') : null;
      if (control) {
        void withExamples(({ pressControl }) => pressControl(control, tooltips));
      }
    },
    { signal }
  );
  addEventListener('hashchange', followAddress, { signal });
  if (isLoaded || hasStoredDrafts()) {
    void withExamples(({ resumeExamples }) => resumeExamples(main));
  }
  followAddress();
  return () => lifetime.abort();
}

/** The link to the code, which works without a script, makes room for controls that need one. */
function fillRow(row: HTMLElement): void {
  const template = document.querySelector<HTMLTemplateElement>('#example-controls');
  const section = row.closest('section');
  if (!template || !section) {
    return;
  }
  const controls = document.importNode(template.content, true);
  const title = section.querySelector('.pb-example-title')?.textContent ?? '';
  for (const control of controls.querySelectorAll<HTMLElement>('[data-name]')) {
    control.ariaLabel = (control.dataset['name'] ?? '').replace('%', () => title);
  }
  controls.querySelector('a')?.setAttribute('href', `#${section.id}`);
  row.querySelector('a')?.replaceWith(controls);
}
