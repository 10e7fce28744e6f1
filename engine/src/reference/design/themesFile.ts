import { z } from 'zod';

import { themeLabel } from '../../core/themeTexts.ts';
import { type ThemeAxis, listThemes } from '../../core/themes.ts';

const themeSchema = z.strictObject({
  name: z.string().describe('Name of the theme in the values of tokens and CSS variables'),
  code: z.string().describe('A letter that stands for it in HTML'),
  label: z.string(),
  values: z.record(z.string(), z.string()).describe('Value of each axis, by name'),
  classes: z.array(z.string()).describe('Classes that the root element has with it'),
  attributes: z.record(z.string(), z.string()).describe('Attributes that the root element has with it'),
  colorScheme: z.enum(['light', 'dark'])
});

/** `/api/themes.json`: the themes of a site, the plainest first. */
export const themesFileSchema = z
  .array(themeSchema)
  .meta({ title: 'Themes', description: 'The combinations of color scheme, contrast, and other choices of a reader' });

export type PublishedTheme = z.output<typeof themesFileSchema>[number];

/** Returns the content of `/api/themes.json`. */
export function themesFile(axes: readonly ThemeAxis[]): PublishedTheme[] {
  return listThemes(axes).map(({ classes, ...theme }) => ({
    ...theme,
    label: themeLabel(axes, { classes, ...theme }),
    classes: [...classes],
    attributes: { ...theme.attributes },
    values: { ...theme.values }
  }));
}
