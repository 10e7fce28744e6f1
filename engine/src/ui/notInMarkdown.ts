/**
 * Attribute of elements that the Markdown of a page leaves out, since only people who see the page can use them: rendered
 * examples, whose code is there instead, and parts of the interface. Programs that convert pages themselves leave out what
 * has it, too.
 */
export const NOT_IN_MARKDOWN = { 'data-markdown-ignore': '' } as const;
