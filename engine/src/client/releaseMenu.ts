import { type MenuRelease, formatDate, parseReleases, releaseAddress } from './releases.ts';

/**
 * Brings the release menu up to date with `/versions.json` (spec §7): pages stay as they were published while releases
 * go on. Whatever goes wrong, the menu keeps what the page came with.
 */
export async function startReleaseMenu(): Promise<void> {
  const menu = document.querySelector<HTMLElement>('#release-menu');
  const releases = menu && parseReleases(await fetchJson('/versions.json'));
  const latestItem = menu?.querySelector<HTMLElement>('[data-latest-release]');
  if (!releases || !latestItem) {
    return;
  }
  for (const name of document.querySelectorAll('[data-release-name]')) {
    name.textContent = releases.latest.name;
  }
  fillItem(latestItem, releases.latest);
  showPrevious(menu, releases.previous, latestItem);
  showVersions(menu, releases.latest.versions);
}

async function fetchJson(address: string): Promise<unknown> {
  try {
    const response = await fetch(address, { priority: 'low' });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

function showPrevious(menu: HTMLElement, previous: readonly MenuRelease[], pattern: HTMLElement): void {
  const group = menu.querySelector<HTMLElement>('[data-previous-releases]');
  if (!group) {
    return;
  }
  const items = previous.map((release) => {
    const item = pattern.cloneNode(true) as HTMLElement;
    delete item.dataset['latestRelease'];
    const link = item.querySelector('a');
    link?.setAttribute('href', releaseAddress(release.name));
    // Another site's documents, even though they live below the same address.
    link?.setAttribute('rel', 'external');
    fillItem(item, release);
    return item;
  });
  group.querySelector('ul')?.replaceChildren(...items);
  group.hidden = items.length === 0;
}

function fillItem(item: HTMLElement, { name, date }: MenuRelease): void {
  setText(item.querySelector('[data-release-title]'), `Release ${name}`);
  setText(item.querySelector('[data-release-date]'), date === null ? '' : formatDate(date));
}

function showVersions(menu: HTMLElement, versions: Readonly<Record<string, string>>): void {
  const details = menu.querySelector<HTMLElement>('[data-release-versions]');
  const rows = Object.entries(versions).map(([name, version]) => {
    const row = document.createElement('li');
    row.append(textElement(name), textElement(version));
    return row;
  });
  if (details) {
    details.querySelector('ul')?.replaceChildren(...rows);
    details.hidden = rows.length === 0;
  }
}

function setText(element: Element | null, text: string): void {
  if (element) {
    element.textContent = text;
  }
}

function textElement(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}
