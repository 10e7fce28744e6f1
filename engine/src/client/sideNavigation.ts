import { type SectionItemsData, sectionItemsAddress } from './pageData.ts';

/** The side navigation, as the rest of the script sees it. */
export interface SideNavigation {
  /** Opens the section, closes the others, and marks the link to `path` as current. */
  show(section: string | null, path: string): void;
}

/** Lets the reader open sections, whose pages are fetched when first wanted, and subsections. */
export function startSideNavigation(): SideNavigation {
  const sidebar = document.querySelector<HTMLElement>('#navigation');
  if (!sidebar) {
    return { show: () => undefined };
  }
  let currentPath = currentLink(sidebar)?.getAttribute('href') ?? location.pathname;

  sidebar.addEventListener('click', ({ target }) => {
    const toggle = target instanceof Element ? target.closest('[data-navigation-toggle]') : null;
    if (toggle) {
      void setExpanded(toggle, toggle.getAttribute('aria-expanded') !== 'true').then(() =>
        markCurrent(sidebar, currentPath)
      );
    }
  });
  scrollToCurrent(sidebar);

  return {
    show(section, path) {
      currentPath = path;
      const opened = sectionToggles(sidebar).map(({ slug, toggle }) => setExpanded(toggle, slug === section));
      void Promise.all(opened).then(() => {
        // A reader who is faster than the network has moved on by now.
        if (path === currentPath) {
          markCurrent(sidebar, path);
          scrollToCurrent(sidebar);
        }
      });
    }
  };
}

function sectionToggles(sidebar: HTMLElement): { slug: string; toggle: Element }[] {
  return [...sidebar.querySelectorAll<HTMLElement>('[data-section]')].flatMap((item) => {
    const toggle = item.querySelector('[data-navigation-toggle]');
    const slug = item.dataset['section'];
    return toggle && slug !== undefined ? [{ slug, toggle }] : [];
  });
}

async function setExpanded(toggle: Element, isExpanded: boolean): Promise<void> {
  const list = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  if (!list) {
    return;
  }
  toggle.setAttribute('aria-expanded', String(isExpanded));
  if (isExpanded) {
    await fillList(list);
  }
  list.hidden = toggle.getAttribute('aria-expanded') !== 'true';
}

/** A list without items is one whose section this document didn't open. */
async function fillList(list: HTMLElement): Promise<void> {
  const section = list.closest<HTMLElement>('[data-section]')?.dataset['section'];
  if (section === undefined || list.childElementCount > 0) {
    return;
  }
  const response = await fetch(sectionItemsAddress(section)).catch(() => null);
  if (response?.ok) {
    const { html } = (await response.json()) as SectionItemsData;
    list.innerHTML = html;
  }
}

function currentLink(sidebar: HTMLElement): Element | null {
  return sidebar.querySelector('[aria-current=page]');
}

/** Marks the link to a page, and opens the subsection that holds it. */
function markCurrent(sidebar: HTMLElement, path: string): void {
  const links = [...sidebar.querySelectorAll('a')].filter((link) => link.getAttribute('href') === path);
  // Where a section's heading leads to one of its pages, the page's own link is the one to mark.
  const link = links.at(-1);
  const previous = currentLink(sidebar);
  if (previous !== link) {
    previous?.removeAttribute('aria-current');
    previous?.classList.remove('pf-m-current');
    link?.setAttribute('aria-current', 'page');
    link?.classList.add('pf-m-current');
  }
  const list = link?.closest<HTMLElement>('[hidden]');
  const toggle = list && sidebar.querySelector(`[aria-controls="${list.id}"]`);
  if (toggle && !list.closest('[data-section] > ul[hidden]')) {
    void setExpanded(toggle, true);
  }
}

function scrollToCurrent(sidebar: HTMLElement): void {
  const link = currentLink(sidebar);
  if (link) {
    const { top, height } = link.getBoundingClientRect();
    const frame = sidebar.getBoundingClientRect();
    if (top < frame.top || top + height > frame.bottom) {
      sidebar.scrollTop += top - frame.top - frame.height / 2;
    }
  }
}
