/** What browsers start with: the length of `1rem` for most readers. */
export const ROOT_FONT_SIZE_PX = 16;
