/** Renders the site model to HTML. Everything here is pure and runs only at build time. */
export { galleryGroups } from './gallery/SectionGallery.tsx';
export { renderBody } from './body/renderBody.tsx';
export { renderDrawing } from './drawing/renderDrawing.tsx';
export { renderCodeDocument, renderDefinitionDocument } from './shell/plainDocuments.tsx';
export { renderPreview } from './body/ExamplePreview.tsx';
export { referenceToc, renderReference } from './reference/renderReference.tsx';
export type {
  CssVariablesView,
  DefinitionView,
  EntryContent,
  EntryView,
  FunctionView,
  LinkedText,
  PropRowView,
  ReferenceView,
  TextLink,
  ThemedValueView
} from './reference/view.ts';
export type { AuditRow, AuditView } from './claims/AuditTable.tsx';
export type { ExampleLink } from './claims/ClaimTables.tsx';
export { renderDocument, renderMain } from './shell/renderDocument.tsx';
export { renderMarkdownComponent, type MarkdownComponentProps } from './markdownComponents.tsx';
export type { StatusMatrixProps, StatusRow, StatusTab } from './status/StatusMatrix.tsx';
export { releasesToc, type ReleaseNotesView, type ReleaseView } from './releaseNotes/ReleaseNotes.tsx';
export { renderNavigation, renderSectionItems } from './shell/renderNavigation.tsx';
export { renderStandalone } from './standalone/renderStandalone.tsx';
export {
  tokenToc,
  type ContrastView,
  type PlacedToken,
  type TokenGroupView,
  type TokenTableView,
  type TokenView
} from './tokens/TokenTable.tsx';
export { renderContrastRatio, renderTokenValue, renderUnknownToken } from './tokens/TokenParts.tsx';

/** Type of this module, for dynamic imports. */
export type App = typeof import('./index.ts');
