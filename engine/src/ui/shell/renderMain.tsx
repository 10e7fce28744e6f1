import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { HomeView } from '../home/HomeView.tsx';
import { NotFoundView } from '../notFound/NotFoundView.tsx';
import { TabView } from '../page/TabView.tsx';
import { SearchView } from '../search/SearchView.tsx';
import { SectionView } from '../section/SectionView.tsx';
import type { MainView } from '../view.ts';

/** Inner HTML of `<main id="main">`. */
export function renderMain(view: MainView): string {
  return renderToStaticMarkup(mainElement(view));
}

function mainElement(view: MainView): ReactNode {
  switch (view.kind) {
    case 'tab':
      return <TabView site={view.site} page={view.page} source={view.source} toc={view.toc} body={view.body} />;
    case 'section':
      return <SectionView site={view.site} section={view.section} />;
    case 'home':
      return <HomeView site={view.site} />;
    case 'search':
      return <SearchView site={view.site} />;
    case 'notFound':
      return <NotFoundView site={view.site} />;
  }
}
