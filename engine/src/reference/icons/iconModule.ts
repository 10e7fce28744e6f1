import { type Expression, type ObjectExpression, parseSync, type PropertyKey } from 'oxc-parser';
import { z } from 'zod';

import { escapeHtml } from '../../core/html.ts';
import type { Svg } from './schema.ts';
import { UnusableDrawingError } from './unusableDrawing.ts';

const drawingSchema = z.object({
  width: z.number(),
  height: z.number(),
  xOffset: z.number().default(0),
  yOffset: z.number().default(0),
  svgClassName: z.string().nullish(),
  svgPathData: z.union([z.string(), z.array(z.object({ path: z.string() }))])
});

const nameSchema = z.object({ name: z.string() });

interface IconModule {
  component: string;
  /** SVGs by set. */
  svgs: Record<string, Svg>;
}

/**
 * Parses the definition that an icon module exports, without running the module: an object with the component's `name`
 * and an SVG for each set.
 * @param sets property of the definition -> name of the set
 * @throws UnusableDrawingError for a module without a definition, or with a drawing that can't be read
 */
export function readIconModule(code: string, sets: Readonly<Record<string, string>>): IconModule {
  const { program, errors } = parseSync('icon.js', code, { sourceType: 'module' });
  if (errors[0]) {
    throw new UnusableDrawingError(`it is not a JavaScript module (${errors[0].message})`, INCLUDE_HINT);
  }
  const definition = program.body
    .flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
        ? statement.declaration.declarations
        : []
    )
    .map(({ init }) => (init?.type === 'ObjectExpression' ? literalValue(init) : null))
    .find((value) => nameSchema.safeParse(value).success);
  if (definition === undefined) {
    throw new UnusableDrawingError('it exports no object with the name and the drawings of an icon', INCLUDE_HINT);
  }
  const drawings = definition as Record<string, unknown>;
  const svgs = Object.entries(sets).flatMap(([property, set]) => {
    const drawing = Object.hasOwn(drawings, property) ? drawings[property] : null;
    return drawing === null ? [] : [[set, readDrawing(drawing, property)] as const];
  });
  if (svgs.length === 0) {
    throw new UnusableDrawingError('it has no drawing for any set', SETS_HINT);
  }
  return { component: nameSchema.parse(definition).name, svgs: Object.fromEntries(svgs) };
}

const INCLUDE_HINT = 'Leave the file out of `reference.icons.include`.';
const SETS_HINT = 'Correct `reference.icons.sets`, or leave the file out of `reference.icons.include`.';

function readDrawing(drawing: unknown, property: string): Svg {
  const { data } = drawingSchema.safeParse(drawing);
  if (!data) {
    throw new UnusableDrawingError(
      `its "${property}" has no literal \`width\`, \`height\`, and \`svgPathData\``,
      SETS_HINT
    );
  }
  return toSvg(data);
}

function toSvg({ width, height, xOffset, yOffset, svgClassName, svgPathData }: z.output<typeof drawingSchema>): Svg {
  const paths = typeof svgPathData === 'string' ? [svgPathData] : svgPathData.map(({ path }) => path);
  return {
    viewBox: [xOffset, yOffset, width, height].join(' '),
    content: paths.map((path) => `<path d="${escapeHtml(path)}"/>`).join(''),
    className: svgClassName ?? null
  };
}

/** Evaluates a literal expression: strings, numbers, arrays and objects. Other nodes are undefined. */
function literalValue(node: Expression): unknown {
  if (node.type === 'Literal') {
    return node.value;
  }
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    return -Number(literalValue(node.argument));
  }
  if (node.type === 'ArrayExpression') {
    return node.elements.map((element) =>
      element === null || element.type === 'SpreadElement' ? undefined : literalValue(element)
    );
  }
  return node.type === 'ObjectExpression' ? objectValue(node) : undefined;
}

function objectValue({ properties }: ObjectExpression): Record<string, unknown> {
  return Object.fromEntries(
    properties.flatMap((property) => {
      const name = property.type === 'Property' ? propertyName(property.key) : null;
      return property.type === 'Property' && name !== null ? [[name, literalValue(property.value)]] : [];
    })
  );
}

function propertyName(key: PropertyKey): string | null {
  if (key.type === 'Identifier') {
    return key.name;
  }
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : null;
}
