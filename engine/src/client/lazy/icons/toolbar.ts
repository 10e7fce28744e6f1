import type { IconEntry } from '../../../iconData.ts';
import type { IconFilter } from './findIcons.ts';

/** How long the reader rests before the address follows. */
const ADDRESS_DELAY_MS = 300;

const QUERY = 'q';
const GROUP = 'group';

export interface ToolbarParts {
  gallery: HTMLElement;
  icons: readonly IconEntry[];
  find: (filter: IconFilter) => readonly IconEntry[];
  /** Null stands for all icons. */
  show: (found: readonly IconEntry[] | null) => void;
  /** Fires when the reader leaves the page. */
  signal: AbortSignal;
}

/** Shows the icons that the gallery's controls ask for, says how many these are, and keeps the choice in the address. */
export function createToolbar({ gallery, icons, find, show, signal }: ToolbarParts): void {
  const field = gallery.querySelector<HTMLInputElement>('[data-icon-filter]');
  const count = gallery.querySelector('[data-icon-count]');
  const empty = gallery.querySelector<HTMLElement>('[data-no-matches]');
  if (!field || !count || !empty) {
    return;
  }
  const groups = [...gallery.querySelectorAll<HTMLInputElement>('[data-facet]')];
  const chosen = (): string => groups.find(({ checked }) => checked)?.value ?? 'all';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const apply = (): void => {
    const filter = { query: field.value, group: groupOf(chosen()) };
    const found = find(filter);
    show(found.length < icons.length ? found : null);
    count.textContent = countText(found.length, icons.length);
    empty.hidden = found.length > 0;
  };
  const onChoice = (): void => {
    apply();
    clearTimeout(timer);
    timer = setTimeout(() => keepInAddress(field.value.trim(), chosen()), ADDRESS_DELAY_MS);
  };

  // The address is another page's then.
  signal.addEventListener('abort', () => clearTimeout(timer));
  const asked = new URLSearchParams(location.search);
  // What was typed before this script had arrived wins.
  field.value ||= asked.get(QUERY) ?? '';
  groups.forEach((group) => (group.checked = group.value === asked.get(GROUP) || group.checked));
  apply();
  field.addEventListener('input', onChoice);
  groups.forEach((group) => group.addEventListener('change', onChoice));
  empty.querySelector('[data-clear-filters]')?.addEventListener('click', () => {
    field.value = '';
    groups.forEach((group, index) => (group.checked = index === 0));
    onChoice();
    field.focus();
  });
}

function groupOf(value: string): IconFilter['group'] {
  return value === 'all' ? undefined : value === 'none' ? null : value.replace(/^in:/, '');
}

function countText(found: number, all: number): string {
  const noun = all === 1 ? 'icon' : 'icons';
  return found === all ? `${all} ${noun}` : `${found} of ${all} ${noun}`;
}

function keepInAddress(query: string, group: string): void {
  const url = new URL(location.href);
  const set = (name: string, value: string): void => {
    if (value === '') {
      url.searchParams.delete(name);
    } else {
      url.searchParams.set(name, value);
    }
  };
  set(QUERY, query);
  set(GROUP, group === 'all' ? '' : group);
  history.replaceState(history.state, '', url);
}
