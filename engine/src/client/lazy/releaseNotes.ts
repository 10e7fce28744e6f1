import { anchorOf } from '../anchor.ts';

interface Entry {
  element: HTMLElement;
  text: string;
  kind: string;
  packages: string[];
}

/**
 * Lets the reader narrow the changes of all releases by words, kinds and package.
 * @param signal fires when the reader leaves the page
 */
export function startReleaseNotes(part: HTMLElement, signal: AbortSignal): void {
  const field = part.querySelector<HTMLInputElement>('[data-releases-filter]');
  const choice = part.querySelector<HTMLSelectElement>('[data-releases-package]');
  const count = part.querySelector<HTMLElement>('[data-releases-count]');
  const empty = part.querySelector<HTMLElement>('[data-no-matches]');
  if (!field || !choice || !count || !empty) {
    return;
  }
  const entries = [...part.querySelectorAll<HTMLElement>('[data-changes] li')].map(readEntry);
  const facets = [...part.querySelectorAll<HTMLInputElement>('[data-facet]')];
  const clear = (): void => {
    field.value = '';
    choice.value = '';
    facets.forEach((facet) => (facet.checked = false));
  };

  const filter = (): void => {
    const words = field.value.toLowerCase().split(/\s+/);
    const kinds = facets.filter(({ checked }) => checked).map(({ value }) => value);
    const isMatch = ({ text, kind, packages }: Entry): boolean =>
      (kinds.length === 0 || kinds.includes(kind)) &&
      (choice.value === '' || packages.includes(choice.value)) &&
      words.every((word) => text.includes(word));
    let matches = 0;
    for (const entry of entries) {
      entry.element.hidden = !isMatch(entry);
      matches += entry.element.hidden ? 0 : 1;
    }
    const isFiltered = matches < entries.length;
    hideEmptyGroups(part, isFiltered);
    count.textContent = isFiltered ? `${matches} of ${entries.length} changes` : `${matches} changes`;
    empty.hidden = matches > 0 || entries.length === 0;
  };

  // From the browser's memory of forms, or typed before this script had arrived.
  filter();
  field.addEventListener('input', filter);
  [choice, ...facets].forEach((control) => control.addEventListener('change', filter));
  empty.querySelector('[data-clear-filters]')?.addEventListener('click', () => {
    clear();
    filter();
    field.focus();
  });
  const showAll = (): void => {
    clear();
    filter();
  };
  document.addEventListener('click', (event) => leadsToHidden(event, part) && showAll(), { capture: true, signal });
}

function readEntry(element: HTMLElement): Entry {
  const release = element.closest('[data-release]')?.querySelector('h2')?.textContent ?? '';
  return {
    element,
    text: `${element.textContent} ${release}`.toLowerCase(),
    kind: element.closest<HTMLElement>('[data-changes]')?.dataset['changes'] ?? '',
    packages: (element.dataset['packages'] ?? '').split(' ')
  };
}

/** Releases that list no changes are hidden too while the reader looks for some. */
function hideEmptyGroups(part: HTMLElement, isFiltered: boolean): void {
  for (const group of part.querySelectorAll<HTMLElement>('[data-changes], [data-release]')) {
    group.hidden = isFiltered && group.querySelector('li[data-packages]:not([hidden])') === null;
  }
}

/** Whether a link of the page, say in its contents list, leads to what the filters hide. */
function leadsToHidden({ target }: Event, part: HTMLElement): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
  const heading = link ? anchorOf(link.hash) : null;
  return heading !== null && part.contains(heading) && heading.closest('[hidden]') !== null;
}
