/** From the site model to HTML. Everything here is pure and runs at build time alone. */
export { galleryGroups } from './gallery/galleryContent.ts';
export { renderBody } from './body/renderBody.tsx';
export { renderCodeDocument } from './body/renderCodeDocument.tsx';
export { renderPreview } from './body/ExamplePreview.tsx';
export { renderDefinitionDocument } from './reference/renderDefinitionDocument.tsx';
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
export { renderAudit } from './claims/renderAudit.tsx';
export type { AuditRow, AuditView } from './claims/AuditTable.tsx';
export type { ExampleLink } from './claims/ClaimTable.tsx';
export { renderKeyboardTable, renderRolesTable } from './claims/renderClaims.tsx';
export { renderExercise } from './exercise/renderExercise.tsx';
export { renderDocument } from './shell/renderDocument.tsx';
export { renderGallery } from './gallery/renderGallery.tsx';
export { renderIconGallery } from './icons/renderIconGallery.tsx';
export { renderStatusMatrix } from './status/renderStatusMatrix.tsx';
export type { StatusMatrixProps, StatusRow, StatusTab } from './status/StatusMatrix.tsx';
export { releasesToc } from './releaseNotes/releasesToc.ts';
export { renderReleaseNotes, renderReleaseVersions } from './releaseNotes/renderReleaseNotes.tsx';
export type { ReleaseNotesView, ReleaseView } from './releaseNotes/view.ts';
export { renderMain } from './shell/renderMain.tsx';
export { renderNavigation, renderSectionItems } from './shell/renderNavigation.tsx';
export { renderStandalone } from './standalone/renderStandalone.tsx';
export { renderTokenTable } from './tokens/TokenTable.tsx';
export { renderContrastRatio } from './tokens/ContrastRatio.tsx';
export { renderTokenScale, renderTokenSwatches, renderTokenValue, renderUnknownToken } from './tokens/TokenValue.tsx';
export { tokenToc } from './tokens/tokenToc.ts';
export type { ContrastView, PlacedToken, TokenGroupView, TokenTableView, TokenView } from './tokens/view.ts';

/** This module, as whoever loads it dynamically sees it. */
export type App = typeof import('./index.ts');
