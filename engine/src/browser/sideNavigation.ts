import * as texts from '../core/texts.ts';
import { showPartFailure } from './loadPart.ts';
import { readListFromVisit, storeListForVisit } from './visitStorage.ts';
import { sectionItemsAddress, type SectionItemsData } from '../core/pageData.ts';
import { NAVIGATION_ID } from '../core/interfaceIds.ts';
import { listedPageOf } from '../core/listedPage.ts';

/** Handle of the side navigation. */
export interface SideNavigation {
  /** Opens the section, closes those that the reader didn't open, and marks the link to `path` as current. */
  show(section: string | null, path: string): void;
}

/** Starts the disclosure of sections, whose items are fetched on first use, and of subsections. */
export function startSideNavigation(): SideNavigation {
  const sidebar = document.getElementById(NAVIGATION_ID);
  if (!sidebar) {
    return { show: () => undefined };
  }
  let currentPath = currentLink(sidebar)?.getAttribute('href') ?? location.pathname;

  sidebar.addEventListener('click', ({ target }) => {
    const toggle = target instanceof Element ? target.closest<HTMLElement>('[data-navigation-toggle]') : null;
    if (toggle) {
      const isExpanded = toggle.getAttribute('aria-expanded') !== 'true';
      rememberSection(placeOf(toggle), isExpanded);
      void setExpanded(toggle, isExpanded).then(() => markCurrent(sidebar, currentPath));
    }
  });
  scrollToCurrent(sidebar);
  void openRemembered(sidebar).then(() => scrollToCurrent(sidebar));

  return {
    show(section, path) {
      currentPath = path;
      const remembered = readListFromVisit(KEY);
      const opened = sectionToggles(sidebar).map((toggle) =>
        setExpanded(toggle, placeOf(toggle) === section || remembered.includes(placeOf(toggle)))
      );
      void Promise.all(opened).then(() => {
        // The reader may have navigated on while the items loaded.
        if (path === currentPath) {
          markCurrent(sidebar, path);
          scrollToCurrent(sidebar);
        }
      });
    }
  };
}

/** Reopens the lists that the reader opened before: sections, then the subsections that came with them. */
async function openRemembered(sidebar: HTMLElement): Promise<void> {
  const remembered = readListFromVisit(KEY);
  const open = (toggles: HTMLElement[]): Promise<unknown> =>
    Promise.all(
      toggles.filter((toggle) => remembered.includes(placeOf(toggle))).map((toggle) => setExpanded(toggle, true))
    );
  if (remembered.length > 0) {
    await open(sectionToggles(sidebar));
    await open([...sidebar.querySelectorAll<HTMLElement>('[data-navigation-toggle*="/"]')]);
  }
}

function sectionToggles(sidebar: HTMLElement): HTMLElement[] {
  return [...sidebar.querySelectorAll<HTMLElement>('[data-section] > div > [data-navigation-toggle]')];
}

/** Key of the list that a toggle opens: `section` or `section/subsection`. */
function placeOf(toggle: HTMLElement): string {
  return toggle.dataset['navigationToggle'] ?? '';
}

async function setExpanded(toggle: Element, isExpanded: boolean): Promise<void> {
  const list = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  if (!list) {
    return;
  }
  toggle.setAttribute('aria-expanded', String(isExpanded));
  if (isExpanded) {
    try {
      await fillList(list);
    } catch {
      toggle.setAttribute('aria-expanded', 'false');
      await showPartFailure(texts.parts.navigationSection, () => void setExpanded(toggle, true));
    }
  }
  list.hidden = toggle.getAttribute('aria-expanded') !== 'true';
}

/**
 * Fetches the items of a list that is empty because this document didn't open its section.
 * @throws (rejects) when the network or the host fails
 */
async function fillList(list: HTMLElement): Promise<void> {
  const section = list.closest<HTMLElement>('[data-section]')?.dataset['section'];
  if (section === undefined || list.childElementCount > 0) {
    return;
  }
  const response = await fetch(sectionItemsAddress(section));
  const { html } = (await response.json()) as Partial<SectionItemsData>;
  if (!response.ok || typeof html !== 'string') {
    throw new Error(`The pages of ${section} did not load (status ${response.status}).`);
  }
  list.innerHTML = html;
}

function currentLink(sidebar: HTMLElement): Element | null {
  return sidebar.querySelector('a[aria-current]');
}

/** Returns the link to a page; for one that the navigation leaves out, such as a lesson, to the page or section above. */
function linkTo(sidebar: HTMLElement, path: string): Element | undefined {
  const linkAt = (address?: string): Element | undefined =>
    // If a section's heading links to one of its pages, the page's own link is marked.
    [...sidebar.querySelectorAll(`a[href="${address}"]`)].at(-1);
  const [heading, ...listed] = sidebar.querySelectorAll(`[data-section="${path.split('/')[1]}"] a`);
  const addresses = listed.map((link) => link.getAttribute('href') ?? '');
  return linkAt(path) ?? linkAt(listedPageOf(path, addresses)) ?? heading;
}

/** Marks the link to a page, and opens the subsection that contains it. */
function markCurrent(sidebar: HTMLElement, path: string): void {
  const link = linkTo(sidebar, path);
  const previous = currentLink(sidebar);
  previous?.removeAttribute('aria-current');
  previous?.classList.remove('pf-m-current');
  link?.classList.add('pf-m-current');
  link?.setAttribute('aria-current', link.getAttribute('href') === path ? 'page' : 'true');
  const list = link?.closest<HTMLElement>('[hidden]');
  const toggle = list && sidebar.querySelector(`[aria-controls="${list.id}"]`);
  if (toggle && !list.closest('[data-section] > ul[hidden]')) {
    void setExpanded(toggle, true);
  }
}

/** Height of a section's name, which stays over its pages. */
const SECTION_ROW_PX = 33;

/** Number of rows before the current one that are scrolled into view with it. */
const ROWS_BEFORE = 7;

/** Scrolls to the current link from a row before it, so that the name of the section covers no part of a row. */
function scrollToCurrent(sidebar: HTMLElement): void {
  const scroller = sidebar.querySelector<HTMLElement>('.pb-sidebar-pages');
  let row = currentLink(sidebar)?.closest('li');
  if (scroller && row) {
    const { top, bottom } = row.getBoundingClientRect();
    const { top: frame, bottom: end } = scroller.getBoundingClientRect();
    const start = frame + SECTION_ROW_PX;
    if (top < start || bottom > end) {
      for (let count = ROWS_BEFORE; count > 0; count -= 1) {
        row = (row.previousElementSibling as HTMLLIElement | null) ?? row.parentElement?.closest('li') ?? row;
      }
      scroller.scrollTop += row.getBoundingClientRect().top - start;
    }
  }
}

/** Session storage key: the lists that the reader has left open, as `section` or `section/subsection`. */
const KEY = 'patternbook-open-sections';

/** Stores whether a list is open; without session storage, lists collapse on the next page. */
function rememberSection(place: string, isOpen: boolean): void {
  const others = readListFromVisit(KEY).filter((other) => other !== place);
  storeListForVisit(KEY, isOpen ? [...others, place] : others);
}

/**
 * Starts the side navigation of narrow windows: a panel over the page, opened by the masthead's button and closed by
 * it, by Escape, by a press outside and by following a link (requirement 2.5.8). The style sheet defines which windows
 * are narrow, and hides the closed panel there, which keeps it out of the tab order.
 */
export function startNavigationPanel(): void {
  const panel = document.getElementById(NAVIGATION_ID);
  const button = document.querySelector<HTMLElement>('.pb-masthead-toggle button');
  if (!panel || !button) {
    return;
  }
  const isOpen = (): boolean => button.getAttribute('aria-expanded') === 'true';
  const open = (): void => {
    panel.dataset['open'] = '';
    button.setAttribute('aria-expanded', 'true');
    // Not the field above the links, which would open the on-screen keyboard.
    (panel.querySelector<HTMLElement>('a[aria-current]') ?? panel.querySelector('a'))?.focus();
  };
  const close = (): void => {
    delete panel.dataset['open'];
    button.setAttribute('aria-expanded', 'false');
  };

  button.addEventListener('click', () => (isOpen() ? close() : open()));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isOpen()) {
      close();
      button.focus();
    }
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (isOpen() && target instanceof Node && !panel.contains(target) && !button.contains(target)) {
      close();
    }
  });
  panel.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) {
      close();
    }
  });
}
