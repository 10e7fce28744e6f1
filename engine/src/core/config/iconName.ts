import { z } from 'zod';

/** Pictograms that a configuration can name; the app knows how each looks. */
export const iconName = z.enum([
  'book',
  'chart',
  'code',
  'cubes',
  'github',
  'gitlab',
  'linkedin',
  'palette',
  'rocket',
  'slack',
  'x',
  'youtube'
]);

export type IconName = z.output<typeof iconName>;
