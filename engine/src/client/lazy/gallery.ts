/** What a gallery keeps in the history's entry, so that it is as the reader left it on the way back. */
interface GalleryState {
  filter: string;
  layout: string;
}

/** Lets the reader filter a gallery as they type. */
export function startGallery(gallery: HTMLElement): void {
  const field = gallery.querySelector<HTMLInputElement>('[data-gallery-filter]');
  if (!field) {
    return;
  }
  const layouts = [...gallery.querySelectorAll<HTMLInputElement>('[data-gallery-layout]')];
  const key = `gallery ${field.id}`;

  const left = readState(key);
  if (left) {
    field.value = left.filter;
    layouts.forEach((layout) => (layout.checked = layout.value === left.layout));
  }
  const save = (): void =>
    writeState(key, { filter: field.value, layout: layouts.find(({ checked }) => checked)?.value ?? '' });

  const filter = (): void => {
    showMatches(gallery, field.value);
    save();
  };

  // From the history, or typed before this script had arrived.
  if (field.value !== '') {
    filter();
  }
  field.addEventListener('input', filter);
  gallery.addEventListener('change', save);
  gallery.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-gallery-reset]')) {
      field.value = '';
      filter();
      field.focus();
    }
  });
}

/** Shows the cards that hold every word of the filter, and how many these are. */
function showMatches(gallery: HTMLElement, filter: string): void {
  const words = wordsOf(filter);
  let matches = 0;
  for (const group of gallery.querySelectorAll<HTMLElement>('[data-gallery-group]')) {
    const before = matches;
    for (const item of group.querySelectorAll<HTMLElement>('[data-gallery-item]')) {
      const text = item.textContent.toLowerCase();
      item.hidden = !words.every((word) => text.includes(word));
      matches += item.hidden ? 0 : 1;
    }
    group.hidden = matches === before;
  }
  setHidden(gallery, '[data-gallery-empty]', matches > 0);
  setHidden(gallery, '[data-gallery-reset-place]', words.length === 0);
  const count = gallery.querySelector<HTMLElement>('[data-gallery-count]');
  if (count) {
    const { one, several } = count.dataset;
    count.textContent = `${matches} ${(matches === 1 ? one : several) ?? ''}`;
  }
}

function wordsOf(filter: string): string[] {
  return filter
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

function setHidden(gallery: HTMLElement, selector: string, isHidden: boolean): void {
  const element = gallery.querySelector<HTMLElement>(selector);
  if (element) {
    element.hidden = isHidden;
  }
}

function readState(key: string): GalleryState | undefined {
  return 'navigation' in window ? entryState()[key] : undefined;
}

function writeState(key: string, state: GalleryState): void {
  if ('navigation' in window) {
    navigation.updateCurrentEntry({ state: { ...entryState(), [key]: state } });
  }
}

function entryState(): Record<string, GalleryState | undefined> {
  return (navigation.currentEntry?.getState() ?? {}) as Record<string, GalleryState | undefined>;
}
