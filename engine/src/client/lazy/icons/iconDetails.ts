import { ICON_ANCHOR_PREFIX, type IconEntry } from '../../../iconData.ts';
import { openDialog, prepareDialog } from '../../dialogs.ts';
import type { PicturesOf, Svgs } from './iconData.ts';
import { importLine } from '../../../iconImportLine.ts';
import { svgElement, svgText } from './svg.ts';

/** Edge lengths in which the details show a picture. */
const SIZES_PX = [16, 24, 32, 64];

/**
 * Makes what opens the details of an icon over the page. Meanwhile the address names the icon.
 * @returns shows an icon's details; focus goes to `returnTo` when they close
 */
export function createIconDetails(
  dialog: HTMLDialogElement,
  picturesOf: PicturesOf
): (icon: IconEntry, returnTo: HTMLElement | null) => void {
  let shown: IconEntry | null = null;

  const showPictures = async (icon: IconEntry): Promise<void> => {
    part(dialog, '[data-icon-sets]').replaceChildren();
    showStatus(dialog, 'Loading the pictures…', null);
    try {
      const svgs = await picturesOf(icon);
      if (icon === shown) {
        part(dialog, '[data-icon-sets]').replaceChildren(...setSections(dialog, icon, svgs));
        showStatus(dialog, '', null);
      }
    } catch {
      if (icon === shown) {
        showStatus(dialog, 'The pictures could not be loaded.', () => void showPictures(icon));
      }
    }
  };

  prepareDialog(dialog);
  dialog.addEventListener('close', () => {
    if (shown && location.hash === anchorOf(shown)) {
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    shown = null;
  });
  return (icon, returnTo) => {
    shown = icon;
    fillTexts(dialog, icon);
    void showPictures(icon);
    if (location.hash !== anchorOf(icon)) {
      history.replaceState(history.state, '', anchorOf(icon));
    }
    openDialog(dialog.id, returnTo);
  };
}

function anchorOf({ name }: IconEntry): string {
  return `#${ICON_ANCHOR_PREFIX}${name}`;
}

function fillTexts(dialog: HTMLDialogElement, icon: IconEntry): void {
  const line = importLine(icon);
  part(dialog, '.pb-dialog-title').textContent = icon.name;
  part(dialog, '[data-icon-import]').textContent = line;
  part(dialog, '[data-icon-copy-import]').dataset['copy'] = line;
  part(dialog, '[data-icon-link]').setAttribute('href', anchorOf(icon));
  part(dialog, '[data-icon-usage]').hidden = icon.usage === null;
  part(dialog, '[data-icon-usage-text]').textContent = icon.usage ?? '';
  // The words of the name are there to read already.
  const meanings = icon.keywords.filter((word) => !icon.name.split('-').includes(word));
  part(dialog, '[data-icon-keywords]').hidden = meanings.length === 0;
  part(dialog, '[data-icon-keyword-list]').textContent = meanings.join(', ');
}

function showStatus(dialog: HTMLDialogElement, text: string, retry: (() => void) | null): void {
  const status = part(dialog, '[data-icon-status]');
  status.textContent = text;
  status.hidden = text === '';
  const place = part(dialog, '[data-icon-picture-retry]');
  place.hidden = retry === null;
  place.onclick = retry;
}

/** A section for each set, made from the dialog's template. */
function setSections(dialog: HTMLDialogElement, icon: IconEntry, svgs: Svgs): Node[] {
  const template = dialog.querySelector<HTMLTemplateElement>('template[data-icon-set]');
  const sets = icon.sets.filter((set) => svgs[set] !== undefined);
  return sets.flatMap((set) => {
    const section = template?.content.firstElementChild?.cloneNode(true);
    const picture = svgs[set];
    if (!(section instanceof HTMLElement) || !picture) {
      return [];
    }
    const text = svgText(picture);
    const heading = part(section, '[data-set-name]');
    heading.textContent = sets.length === 1 ? 'Picture' : `Set ${set}`;
    part(section, '[data-set-sizes]').append(
      ...SIZES_PX.map((size) => {
        const svg = svgElement(picture);
        svg.setAttribute('width', String(size));
        svg.setAttribute('height', String(size));
        return svg;
      })
    );
    part(section, '[data-copy]').dataset['copy'] = text;
    const download = part(section, '[data-set-download]');
    download.setAttribute('href', `data:image/svg+xml,${encodeURIComponent(text)}`);
    download.setAttribute('download', set === icon.sets[0] ? `${icon.name}.svg` : `${icon.name}-${set}.svg`);
    return section;
  });
}

function part(root: HTMLElement, selector: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) {
    throw new Error(`The details of icons have no ${selector}.`);
  }
  return element;
}
