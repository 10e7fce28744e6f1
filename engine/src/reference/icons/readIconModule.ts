import { parseSync } from 'oxc-parser';
import { z } from 'zod';

import { literalValue } from './literalValue.ts';
import type { Svg } from './schema.ts';

const drawingSchema = z.object({
  width: z.number(),
  height: z.number(),
  xOffset: z.number().default(0),
  yOffset: z.number().default(0),
  svgClassName: z.string().nullish(),
  svgPathData: z.union([z.string(), z.array(z.object({ path: z.string() }))])
});

const nameSchema = z.object({ name: z.string() });

export interface IconModule {
  component: string;
  /** Pictures by set. */
  svgs: Record<string, Svg>;
}

/**
 * Reads the definition that an icon's module exports, without running it: an object with the component's `name` and a
 * drawing for each set.
 * @param sets property of the definition -> name of the set
 * @returns null for a module without a definition
 */
export function readIconModule(code: string, sets: Readonly<Record<string, string>>): IconModule | null {
  const definition = parseSync('icon.js', code, { sourceType: 'module' })
    .program.body.flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
        ? statement.declaration.declarations
        : []
    )
    .map(({ init }) => (init?.type === 'ObjectExpression' ? literalValue(init) : null))
    .find((value) => nameSchema.safeParse(value).success);
  if (definition === undefined) {
    return null;
  }
  const svgs = Object.entries(sets).flatMap(([property, set]) => {
    const drawing = drawingSchema.safeParse((definition as Record<string, unknown>)[property]);
    return drawing.success ? [[set, toSvg(drawing.data)] as const] : [];
  });
  return { component: nameSchema.parse(definition).name, svgs: Object.fromEntries(svgs) };
}

function toSvg({ width, height, xOffset, yOffset, svgClassName, svgPathData }: z.output<typeof drawingSchema>): Svg {
  const paths = typeof svgPathData === 'string' ? [svgPathData] : svgPathData.map(({ path }) => path);
  return {
    viewBox: [xOffset, yOffset, width, height].join(' '),
    content: paths.map((path) => `<path d="${path.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"/>`).join(''),
    className: svgClassName ?? null
  };
}
