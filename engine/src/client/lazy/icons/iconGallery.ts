import { ICON_ANCHOR_PREFIX, type IconEntry } from '../../../iconData.ts';
import { createIconFinder } from './findIcons.ts';
import { createPicturesOf, loadIcons } from './iconData.ts';
import { createIconDetails } from './iconDetails.ts';
import { createIconTiles } from './iconTiles.ts';
import { createNearTiles } from './nearTiles.ts';
import { svgElement } from './svg.ts';
import { createTileMaker } from './tileMaker.ts';
import { createToolbar } from './toolbar.ts';

/** Lets the reader search a gallery of icons and look at each. */
export async function startIconGallery(gallery: HTMLElement, signal: AbortSignal): Promise<void> {
  const failure = failureNotice(gallery);
  const stopSaying = sayLoading(gallery);
  try {
    const { icons } = await loadIcons();
    stopSaying();
    if (!signal.aborted) {
      failure.hide();
      showIcons(gallery, icons, failure, signal);
    }
  } catch {
    stopSaying();
    failure.show('The details of the icons could not be loaded.', () => void startIconGallery(gallery, signal));
  }
}

/**
 * Until the list is there, whoever searches is told to wait.
 * @returns stops
 */
function sayLoading(gallery: HTMLElement): () => void {
  const count = gallery.querySelector('[data-icon-count]');
  const lists = gallery.querySelector('[data-icon-lists]');
  const before = count?.textContent ?? '';
  const say = (): void => {
    if (count) {
      count.textContent = 'Loading icons…';
    }
  };
  lists?.setAttribute('aria-busy', 'true');
  gallery.addEventListener('input', say);
  return () => {
    lists?.removeAttribute('aria-busy');
    gallery.removeEventListener('input', say);
    if (count) {
      count.textContent = before;
    }
  };
}

function showIcons(
  gallery: HTMLElement,
  icons: readonly IconEntry[],
  failure: FailureNotice,
  signal: AbortSignal
): void {
  const picturesOf = createPicturesOf();
  const maker = createTileMaker(icons);

  const fill = async (tile: Element): Promise<void> => {
    const icon = maker.iconOf(tile);
    const [picture] = icon ? Object.values(await picturesOf(icon)) : [];
    if (picture) {
      near.release(tile);
      tile.querySelector('.pb-icon-picture')?.replaceChildren(svgElement(picture));
    }
  };
  const near = createNearTiles(
    (list) => [...list.children].flatMap((item) => maker.tileIn(item) ?? []),
    (found) => {
      Promise.all(found.map(fill)).then(
        () => failure.hide(),
        () => failure.show('Some pictures could not be loaded.', near.check)
      );
    },
    signal
  );
  const tiles = createIconTiles(gallery, maker, near);
  const dialog = gallery.querySelector('dialog');
  if (tiles && dialog) {
    const openDetails = createIconDetails(dialog, picturesOf);
    createToolbar({ gallery, icons, find: createIconFinder(icons), show: tiles.show, signal });
    gallery.addEventListener('click', ({ target }) => {
      const tile = target instanceof Element ? target.closest<HTMLElement>('.pb-icon') : null;
      const icon = tile && maker.iconOf(tile);
      if (icon) {
        openDetails(icon, tile);
      }
    });
    followAddress(icons, dialog, (icon) => openDetails(icon, tiles.tileOf(icon)), signal);
  }
}

/** Opens the details of the icon that the address names, now and whenever it changes. */
function followAddress(
  icons: readonly IconEntry[],
  dialog: HTMLDialogElement,
  open: (icon: IconEntry) => void,
  signal: AbortSignal
): void {
  const follow = (): void => {
    const icon = icons.find(({ name }) => location.hash === `#${ICON_ANCHOR_PREFIX}${name}`);
    if (icon) {
      open(icon);
    } else {
      dialog.close();
    }
  };
  addEventListener('hashchange', follow, { signal });
  follow();
}

interface FailureNotice {
  show(text: string, retry: () => void): void;
  hide(): void;
}

function failureNotice(gallery: HTMLElement): FailureNotice {
  const notice = gallery.querySelector<HTMLElement>('[data-icon-failure]');
  const message = notice?.querySelector('[data-icon-failure-text]');
  const button = notice?.querySelector<HTMLElement>('[data-icon-retry]');
  return {
    show(text, retry) {
      if (notice && message && button) {
        message.textContent = text;
        button.onclick = retry;
        notice.hidden = false;
      }
    },
    hide() {
      if (notice) {
        notice.hidden = true;
      }
    }
  };
}
