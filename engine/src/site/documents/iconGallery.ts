import type { ComponentBlock } from '../../model.ts';
import type { DocumentContext } from './documentContext.ts';

/**
 * HTML of `<IconGallery />`: all icons that the configuration names (`reference.icons`); null where it names none.
 *
 * `ungroupedText` is what icons outside all groups are called among the groups.
 */
export function iconGallery({ app, facts }: DocumentContext, { attributes }: ComponentBlock): string | null {
  const ungrouped = attributes['ungroupedText'];
  return facts.icons === null
    ? null
    : app.renderIconGallery({ ...facts.icons, ungrouped: typeof ungrouped === 'string' ? ungrouped : 'Others' });
}
