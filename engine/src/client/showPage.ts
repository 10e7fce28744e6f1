import { announce } from './announce.ts';
import type { PageData } from './pageData.ts';

/** Puts a page in place of the one shown: its content, title and description, and says its title aloud. */
export function showPage(page: PageData, main: HTMLElement): void {
  document.dispatchEvent(new Event('patternbook:leave'));
  main.innerHTML = page.main;
  setModule(main, page.module);
  document.title = page.title;
  document.querySelector('meta[name=description]')?.setAttribute('content', page.description);
  setCanonical(page.canonical);
  document.dispatchEvent(new Event('patternbook:enter'));
  announce(page.title);
}

/**
 * Loads a tab's own style sheet beside the ones in use. One that fails is no reason to withhold the page.
 * @returns takes the previous tab's style sheet away
 */
export async function loadTabStylesheet(address: string | null): Promise<() => void> {
  const previous = [...document.head.querySelectorAll<HTMLLinkElement>('link[data-tab-stylesheet]')];
  const kept = previous.find((link) => link.getAttribute('href') === address);
  if (address !== null && !kept) {
    await appendStylesheet(address, previous.at(-1) ?? lastStylesheet());
  }
  return () => {
    for (const link of previous) {
      if (link !== kept) {
        link.remove();
      }
    }
  };
}

function appendStylesheet(address: string, after: Element | undefined): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  link.dataset['tabStylesheet'] = '';
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    if (after) {
      after.after(link);
    } else {
      document.head.append(link);
    }
  });
}

function lastStylesheet(): Element | undefined {
  return [...document.head.querySelectorAll('link[rel=stylesheet]')].at(-1);
}

function setModule(main: HTMLElement, module: string | null): void {
  if (module === null) {
    delete main.dataset['module'];
  } else {
    main.dataset['module'] = module;
  }
}

function setCanonical(address: string | null): void {
  const known = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (address === null) {
    known?.remove();
    return;
  }
  const link = known ?? document.createElement('link');
  link.rel = 'canonical';
  link.href = address;
  document.head.append(link);
}
