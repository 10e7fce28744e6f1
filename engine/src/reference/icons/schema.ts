import { z } from 'zod';

const svgSchema = z.object({
  viewBox: z.string(),
  content: z.string().describe('Markup inside the svg element; takes its colour from fill="currentColor"'),
  className: z.string().nullable().describe("Class that the package's style sheet sizes the picture by"),
  idPrefix: z
    .string()
    .optional()
    .describe(
      'Beginning of all ids and classes in the content; absent if it has none. To repeat a picture in a page, replace it'
    )
});

const iconFacts = {
  name: z.string().describe('Name of the file'),
  component: z.string().nullable().describe('Name of the component; null for icons that are pictures alone'),
  importPath: z.string().describe('Specifier of the module or picture'),
  group: z.string().nullable(),
  purpose: z.string().nullable().describe('What it is for; null where nobody says')
};

export const iconSchema = z.object({
  ...iconFacts,
  svgs: z.record(z.string(), svgSchema).describe('The picture in each set that has one')
});

/** One slice of icons with their SVGs. */
export const iconSliceSchema = z.array(iconSchema);

/** All icons without their SVGs. */
export const iconsIndexSchema = z.object({
  package: z.string(),
  sets: z.array(z.string()).describe('The first is the one that components show by default'),
  groups: z.array(z.string()),
  purposes: z.array(z.string()).describe('In the order in which lists show them'),
  icons: z.array(
    z.object({
      ...iconFacts,
      sets: z.array(z.string()).describe('Sets that have a picture for the icon'),
      keywords: z.array(z.string()).describe('Words to find it by, those of the name first'),
      usage: z.string().nullable().describe('What it is recommended for; null where nobody says'),
      slice: z.string().describe('Address of the slice that holds its pictures')
    })
  )
});

export type Svg = z.output<typeof svgSchema>;
export type Icon = z.output<typeof iconSchema>;
export type IconsIndex = z.output<typeof iconsIndexSchema>;
