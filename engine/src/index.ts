/** The public interface of the engine: what a site's configuration imports. */
export { defineSite, type ResolvedConfig, type SiteConfig } from './core/config.ts';
export { defineBaseline, type BaselineEntry } from './core/baseline.ts';
export {
  defineMarkdownComponent,
  textAttribute,
  type ComponentUse,
  type MarkdownComponent,
  type MarkdownContent,
  type MarkdownContext
} from './core/markdownComponent.ts';
export {
  definePlugin,
  type Finding,
  type HeadEntry,
  type Plugin,
  type PluginFileData,
  type PluginTree
} from './core/plugin.ts';
export {
  defineProseRule,
  NO_PROSE,
  type Passage,
  type PassageFinding,
  type PassageMark,
  type ProseRule,
  type TextsFinding
} from './core/proseRule.ts';
export { wordsIn } from './core/language.ts';
export type { HostedSearch, PushInput, PushProgress, PushReport, SearchedProduct } from './core/hostedSearch.ts';
export type { SearchKind } from './core/searchKind.ts';
export type { SearchRecord } from './core/searchRecord.ts';
export { UserError } from './core/userError.ts';
export { attributesOf, isComponentNode, type ComponentNode, type ProseNode, type ProseTree } from './core/proseTree.ts';
export type * from './model.ts';
