/** Start of the ids of the interface. */
const PREFIX = 'pb';

/**
 * Returns the id of an element that belongs to the interface, such as the list of a section's pages. Its parts are
 * joined by underscores. Anchors of headings and examples never contain one, so whatever a heading is called, it gets
 * another id.
 * @param parts what the element is, then the anchors or slugs of what it belongs to
 */
export function interfaceId(...parts: readonly string[]): string {
  return [PREFIX, ...parts].join('_');
}

/** Whether an id could be one of the interface. */
export function isInterfaceId(id: string): boolean {
  return id.startsWith(`${PREFIX}_`);
}

/** The main area. */
export const MAIN_ID = 'pb_main';

/** The side navigation. */
export const NAVIGATION_ID = 'pb_navigation';

/** The tooltip that all elements share. */
export const TOOLTIP_ID = 'pb_tooltip';

/** The live region for announcements. */
export const ANNOUNCER_ID = 'pb_announcer';

/** The style sheet of the reader's own theme. */
export const OWN_THEME_ID = 'pb_own-theme';

/** The main area of a standalone example's document. */
export const STANDALONE_ROOT_ID = 'pb_root';
