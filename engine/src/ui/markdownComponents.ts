/**
 * The engine's Markdown components by the names of their tags. A line here is all that registers one; its folder has
 * everything else (`docs/extending.md`).
 */
export { accessibilityAudit as AccessibilityAudit } from './claims/markdown.ts';
export { accessibilityScorecard as AccessibilityScorecard } from './scorecard/markdown.ts';
export { apiRequests as ApiRequests } from './apiRequests/markdown.ts';
export { aside as Aside } from './contentParts/markdown.ts';
export { badge as Badge } from './contentParts/markdown.ts';
export { card as Card } from './contentParts/markdown.ts';
export { cardGrid as CardGrid } from './contentParts/markdown.ts';
export { checkCode as CheckCode } from './checkCode/markdown.ts';
export { contrastRatio as ContrastRatio } from './contrast/markdown.ts';
export { exercise as Exercise } from './exercise/markdown.ts';
export { fileTree as FileTree } from './contentParts/markdown.ts';
export { htmlAttributes as HtmlAttributes } from './htmlAttributes/markdown.ts';
export { icon as Icon } from './icons/markdown.ts';
export { iconGallery as IconGallery } from './icons/markdown.ts';
export { keyboardTable as KeyboardTable } from './claims/markdown.ts';
export { linkCard as LinkCard } from './contentParts/markdown.ts';
export { measure as Measure } from './measures/markdown.ts';
export { measuredAccessibility as MeasuredAccessibility } from './measuredAccessibility/markdown.ts';
export { measures as Measures } from './measures/markdown.ts';
export { relatedComponents as RelatedComponents } from './guidance/markdown.ts';
export { releaseChanges as ReleaseChanges } from './releaseChanges/markdown.ts';
export { releaseNotes as ReleaseNotes } from './releaseNotes/markdown.ts';
export { releaseVersions as ReleaseVersions } from './releaseNotes/markdown.ts';
export { rolesTable as RolesTable } from './claims/markdown.ts';
export { sectionGallery as SectionGallery } from './gallery/markdown.ts';
export { statusMatrix as StatusMatrix } from './status/markdown.ts';
export { steps as Steps } from './contentParts/markdown.ts';
export { successCriteria as SuccessCriteria } from './successCriteria/markdown.ts';
export { tabItem as TabItem } from './contentParts/markdown.ts';
export { tabs as Tabs } from './contentParts/markdown.ts';
export { themeDifferences as ThemeDifferences } from './themeDifferences/markdown.ts';
export { tokenScale as TokenScale } from './tokenParts/markdown.ts';
export { tokenSwatches as TokenSwatches } from './tokenParts/markdown.ts';
export { tokenTable as TokenTable } from './tokens/markdown.ts';
export { tokenUses as TokenUses } from './tokenParts/markdown.ts';
export { tokenValue as TokenValue } from './tokenParts/markdown.ts';
export { variableValue as VariableValue } from './tokenParts/markdown.ts';
export { whatChanged as WhatChanged } from './whatChanged/markdown.ts';
export { whenToUse as WhenToUse } from './guidance/markdown.ts';
export { widths as Widths } from './widths/markdown.ts';
export { whoProvides as WhoProvides } from './whoProvides/markdown.ts';
