import { type MouseEvent, useState } from 'react';

import * as texts from '../../../core/texts.ts';
import { fillText } from '../../../core/fillText.ts';
import { isPlainClick } from '../../../browser/links.ts';
import { loadPage } from '../../../browser/page.ts';
import { SITE_TABS } from '../../../core/siteTabs.ts';
import type { ExampleName } from '../exampleStore.ts';
import { counterpartOf, implementationOf } from './implementations.ts';
import { chooseImplementation } from './preferImplementation.ts';

interface ImplementationTab {
  source: string;
  label: string;
  path: string;
  isCurrent: boolean;
}

/** Links to the same example in the other implementation of its component, on pages that have both. */
export function ImplementationSwitch({ slug, title }: Pick<ExampleName, 'slug' | 'title'>) {
  const [tabs] = useState(tabsOfPage);
  if (tabs.length < 2) {
    return null;
  }
  const follow = (event: MouseEvent, { source, path }: ImplementationTab): void => {
    if (isPlainClick(event.nativeEvent)) {
      event.preventDefault();
      chooseImplementation(source);
      void open(path, slug);
    }
  };
  return (
    <span className="pb-implementations" role="group" aria-label={fillText(texts.example.implementations, { title })}>
      {tabs.map((tab) =>
        tab.isCurrent ? (
          <span key={tab.source} aria-current="true">
            {tab.label}
          </span>
        ) : (
          <a
            key={tab.source}
            href={`${tab.path}#${slug}`}
            data-control="SWITCH_IMPLEMENTATION"
            onClick={(event) => follow(event, tab)}
          >
            {tab.label}
          </a>
        )
      )}
    </span>
  );
}

/** Returns the tabs of the page that document what the current one does, one for each implementation. */
function tabsOfPage(): ImplementationTab[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.pb-tabs a[data-source]')];
  const sourceOf = (link: HTMLElement): string => link.dataset['source'] ?? '';
  const current = links.find((link) => link.getAttribute('aria-current') === 'page');
  const own = current && sourceOf(current);
  if (own === undefined || !implementationOf(own)) {
    return [];
  }
  return SITE_TABS.implementations.flatMap(({ id, label }) => {
    const source = counterpartOf(own, id);
    const link = links.find((each) => sourceOf(each) === source);
    return link && source !== null ? [{ source, label, path: link.pathname, isCurrent: link === current }] : [];
  });
}

/** Opens a tab at an example, or at its beginning if it has no such example. */
async function open(path: string, slug: string): Promise<void> {
  const anchor = await loadPage(path).then(
    ({ main }) => (hasExample(main, slug) ? `#${slug}` : ''),
    () => ''
  );
  if ('navigation' in window && 'navigate' in navigation) {
    navigation.navigate(path + anchor);
  } else {
    location.assign(path + anchor);
  }
}

/** Whether the HTML of a page has a preview of an example, or the card of a full-screen one. */
function hasExample(html: string, slug: string): boolean {
  return html.includes(`data-example="${slug}"`) || html.includes(`&quot;slug&quot;:&quot;${slug}&quot;`);
}
