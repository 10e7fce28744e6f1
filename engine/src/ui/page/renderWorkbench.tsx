import { renderToStaticMarkup } from 'react-dom/server';

import * as texts from '../../core/texts.ts';
import type { Page, Source, Toc } from '../../model.ts';
import { PlaygroundSection, type PlaygroundView } from '../playground/PlaygroundSection.tsx';
import type { ShellSite } from '../view.ts';
import { SiblingTable } from './SiblingTable.tsx';

interface WorkbenchInput {
  site: Pick<ShellSite, 'siblings'>;
  page: Page;
  source: Source;
  playground: PlaygroundView | null;
}

/** Renders what comes before the content of a tab: the component to try, and the table of similar components. */
export function renderWorkbench(input: WorkbenchInput): string {
  const { page, source, playground } = input;
  const rows = siblingsOf(input);
  return renderToStaticMarkup(
    <>
      {playground && <PlaygroundSection {...playground} />}
      {rows.length > 0 && (
        <SiblingTable
          anchor={source.referenceAnchors.siblings}
          rows={rows}
          current={page.path}
          isFolded={playground === null}
        />
      )}
    </>
  );
}

/** Returns the entries of {@link renderWorkbench} in the table of contents. */
export function workbenchToc(input: WorkbenchInput): Toc {
  const { source, playground } = input;
  return [
    ...(playground ? [{ text: texts.playground.title, id: playground.slug }] : []),
    ...(siblingsOf(input).length > 0 ? [{ text: texts.page.whichToUse, id: source.referenceAnchors.siblings }] : [])
  ];
}

/** Only the first tab has the table. */
function siblingsOf({ site, page, source }: WorkbenchInput) {
  return source.path === page.path ? (site.siblings.get(page.path) ?? []) : [];
}
