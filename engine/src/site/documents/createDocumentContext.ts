import path from 'node:path';

import { elementClasses } from '../../bundle/styles/classIndex.ts';
import type { SheetPart, StyleLibrary } from '../../bundle/styles/styleLibrary.ts';
import type { SiteParts } from './assembleSite.ts';
import type { DocumentContext } from './documentContext.ts';
import { forcedSheets } from './forcedSheets.ts';
import { dividePageSheets } from './pageSheets.ts';
import { RecentProps } from './recentProps.ts';
import { addressesOf, type SharedStyles } from './sharedStyles.ts';

/** Publishes a style sheet that bundles files. @param name start of its file's name @returns its address */
export type LinkSheet = (name: string, files: readonly string[], part?: SheetPart) => string;

/** What a build and the dev server provide in their own ways. */
interface DocumentMeans extends Pick<
  DocumentContext,
  'exampleAssets' | 'previewOf' | 'report' | 'scripts' | 'sheetsOf' | 'tabAssets'
> {
  styles: StyleLibrary;
  shared: SharedStyles;
  linkSheet: LinkSheet;
  /** Returns `DocumentContext.frame`, given the addresses of shared style sheets. */
  frameOf: (stylesheets: DocumentContext['stylesheets']) => string;
}

/** Creates what documents are rendered with. */
export function createDocumentContext(
  { app, components, config, markdownContext, referenceOf, shell, siteHead, stillOf, thumbnailOf }: SiteParts,
  { styles, shared, linkSheet, frameOf, ...means }: DocumentMeans
): DocumentContext {
  const stylesheets = addressesOf(shared, ({ name, files, part }) => linkSheet(name, files, part));
  return {
    app,
    components,
    config,
    markdownContext,
    recentProps: new RecentProps(),
    referenceOf,
    site: shell,
    siteHead,
    stillOf,
    thumbnailOf,
    ...means,
    stylesheets,
    frame: frameOf(stylesheets),
    pageStylesheets(html, sheets, exampleSheets) {
      const { own, late, forced } = dividePageSheets(styles, { html, sheets, exampleSheets }, shared.files.page);
      return {
        own: own.map((files) => linkSheet(sheetName(files, 'page'), files, 'added')),
        late: late.map((files) => linkSheet(sheetName(files, 'late'), files, 'added')),
        forced: forced.length === 0 ? null : linkSheet('forced', forced, 'forced')
      };
    },
    exampleStylesheets(html, sheets) {
      const own = styles.inOrder([...styles.sheetsOf(elementClasses(html)), ...sheets], shared.files.standalone);
      const forced = forcedSheets(styles, html, [...shared.files.standalone, ...own]);
      return [
        ...own.map((file) => linkSheet(sheetName([file]), [file])),
        ...(forced.length === 0 ? [] : [linkSheet('forced', forced, 'forced')])
      ];
    }
  };
}

/** A file of one sheet is named after it, so that pages and documents of single examples share it. */
function sheetName([file, ...others]: readonly string[], joined = 'sheet'): string {
  return file === undefined || others.length > 0 ? joined : path.basename(file, '.css');
}
