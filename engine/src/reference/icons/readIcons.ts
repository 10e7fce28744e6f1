import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { type Expression, type ObjectExpression, parseSync, type PropertyKey } from 'oxc-parser';
import { z } from 'zod';

import type { IconsConfig } from '../../core/config/reference.ts';
import type { Icon, Svg } from './schema.ts';

/** Set name of icons that are plain SVG files. */
const PICTURE_SET = 'default';

/** Reads all icons of a package. Icons without a group come first; each group is sorted by name. */
export function readIcons(source: IconsConfig, packageFolder: string): Icon[] {
  const files = globSync(source.include, { cwd: packageFolder, expandDirectories: false });
  const icons = files.flatMap((file) => readIcon(file, readFileSync(path.join(packageFolder, file), 'utf8'), source));
  const rank = ({ group }: Icon): number => source.groups.findIndex(({ name }) => name === group);
  return icons.sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
}

function readIcon(file: string, text: string, source: IconsConfig): Icon[] {
  const { name: fileName, ext, dir } = path.parse(file);
  const name = fileName.replace(/-icon$/, '');
  const group = source.groups.find(({ prefix }) => name.startsWith(prefix))?.name ?? null;
  if (ext === '.svg') {
    const svg = readSvgFile(text);
    return svg === null
      ? []
      : [{ name, component: null, importPath: `${source.package}/${file}`, group, svgs: { [PICTURE_SET]: svg } }];
  }
  const module = readIconModule(text, source.sets);
  return module === null || Object.keys(module.svgs).length === 0
    ? []
    : [{ name, ...module, importPath: `${source.package}/${dir}/${fileName}`, group }];
}

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
 * @returns null if the module has no definition
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

const SVG = /<svg\b([^>]*)>([\s\S]*)<\/svg>/;
const VIEW_BOX = /\sviewBox=["']([^"']+)["']/;
/** Presentation attributes of the root element, which are moved to its content. */
const PRESENTATION = /\s(?:fill|stroke)(?:-[a-z]+)?=(?:"[^"]*"|'[^']*')/g;
/** Active content: SVGs are inlined in pages, where scripts would run. */
const ACTIVE = /<script\b|\son\w+\s*=|javascript:/i;

/** Parses an SVG file; null if it is invalid or unsafe to inline. */
export function readSvgFile(text: string): Svg | null {
  const [, attributes = '', content = ''] = SVG.exec(text) ?? [];
  const viewBox = VIEW_BOX.exec(attributes)?.[1];
  if (viewBox === undefined || ACTIVE.test(text)) {
    return null;
  }
  const inner = content
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim();
  const inherited = (attributes.match(PRESENTATION) ?? []).join('');
  return { viewBox, content: inherited === '' ? inner : `<g${inherited}>${inner}</g>`, className: null };
}
