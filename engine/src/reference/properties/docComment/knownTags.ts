/** https://tsdoc.org/pages/spec/tag_kinds */
const TSDOC = `
  alpha beta decorator defaultValue deprecated eventProperty example experimental internal override
  packageDocumentation param privateRemarks public readonly remarks returns sealed see throws
  typeParam virtual
`;

/** https://typedoc.org/documents/Tags.html */
const TYPEDOC = `
  author category categoryDescription class document enum event expand expandType function group
  groupDescription hidden hideCategories hideGroups hideconstructor ignore inline inlineType
  interface license mergeModuleWith mergeTarget module namespace overload preventExpand preventInline
  primaryExport private property prop protected reexport return satisfies since sortStrategy summary
  template type typedef useDeclaredType useInstead
`;

/** https://jsdoc.app */
const JSDOC = `
  abstract access alias arg argument async augments borrows callback classdesc const constant
  constructor constructs copyright default defaultvalue desc description emits exception exports
  extends external file fileoverview fires func generator global host implements inheritDoc inheritdoc
  inner instance kind lends listens member memberof method mixes mixin name package requires static
  this todo tutorial var variation version yield yields
`;

/** Used by documentation tools of React components. */
const COMPONENT_TOOLS = `
  component hide note notes propType subcomponents typescript
`;

/**
 * Block and modifier tags of TSDoc, JSDoc, TypeDoc, and the documented packages. A line that begins with another word
 * after an at sign, such as `@media`, is text.
 */
export const KNOWN_TAGS: ReadonlySet<string> = new Set(
  `${TSDOC} ${TYPEDOC} ${JSDOC} ${COMPONENT_TOOLS}`.trim().split(/\s+/)
);
