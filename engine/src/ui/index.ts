/** From the site model to HTML. Everything here is pure and runs at build time alone. */
export { galleryGroups } from './gallery/SectionGallery.tsx';
export { renderBody } from './body/renderBody.tsx';
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
export { renderAudit } from './claims/renderAudit.tsx';
export type { AuditRow, AuditView } from './claims/AuditTable.tsx';
export type { ExampleLink } from './claims/ClaimTables.tsx';
export { renderKeyboardTable, renderRolesTable } from './claims/renderClaims.tsx';
export { renderExercise } from './exercise/renderExercise.tsx';
export { renderDocument, renderMain } from './shell/renderDocument.tsx';
export { renderGallery } from './gallery/renderGallery.tsx';
export { renderIconGallery } from './icons/renderIconGallery.tsx';
export { renderStatusMatrix } from './status/renderStatusMatrix.tsx';
export type { StatusMatrixProps, StatusRow, StatusTab } from './status/StatusMatrix.tsx';
export { releasesToc, type ReleaseNotesView, type ReleaseView } from './releaseNotes/ReleaseNotes.tsx';
export { renderReleaseNotes, renderReleaseVersions } from './releaseNotes/renderReleaseNotes.tsx';
export { renderNavigation, renderSectionItems } from './shell/renderNavigation.tsx';
export { renderStandalone } from './standalone/renderStandalone.tsx';
export { renderTokenTable, tokenToc, type ContrastView, type PlacedToken, type TokenGroupView, type TokenTableView, type TokenView } from './tokens/TokenTable.tsx';
export { renderContrastRatio, renderTokenScale, renderTokenSwatches, renderTokenValue, renderUnknownToken } from './tokens/TokenParts.tsx';

/** This module, as whoever loads it dynamically sees it. */
export type App = typeof import('./index.ts');
