/** Renders the site model to HTML. Everything here runs only at build time. */
export { renderBody } from './body/renderBody.tsx';
export { groundFor } from './body/exampleGround.ts';
export { renderDrawing } from './drawing/renderDrawing.tsx';
export { renderDefinitionDocument } from './shell/definitionDocument.tsx';
export { stickyBarsOf } from './page/stickyBars.ts';
export { sectionGroups } from './gallery/SectionGallery.tsx';
export { renderWorkbench, workbenchToc } from './page/renderWorkbench.tsx';
export { renderPreview } from './body/ExamplePreview.tsx';
export { referenceToc, renderReference } from './reference/renderReference.tsx';
export type {
  CssVariablesView,
  DefinitionView,
  EntryContent,
  EntryView,
  FunctionView,
  LinkedText,
  ChangedMark,
  PropRowView,
  ReferenceView,
  TextLink,
  ThemedValueView
} from './reference/view.ts';
export type { StoredAudit } from './claims/audit.ts';
export type { StoredMeasures } from './measures/storedMeasures.ts';
export type { StoredSpeech } from './claims/speech.ts';
export { renderDocument, renderMain } from './shell/renderDocument.tsx';
export * as markdownComponents from './markdownComponents.ts';
export type { EngineContext } from './markdownContext.ts';
export { renderComponent } from './renderComponent.tsx';
export { renderNavigation, renderSectionItems } from './shell/renderNavigation.tsx';
export { renderStandalone } from './standalone/renderStandalone.tsx';
export type { TokenGroupView, TokenGuide, TokenTableView } from './tokens/TokenTable.tsx';
export type { ShownValue, TokenDifference, TokenView } from './tokens/tokenView.ts';

/** Type of this module, for dynamic imports. */
export type App = typeof import('./index.ts');
