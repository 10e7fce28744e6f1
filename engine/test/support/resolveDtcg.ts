import { parse } from 'culori';

import { valueInTheme } from '../../src/core/valueInTheme.ts';
import { isColor } from '../../src/reference/design/themedValue.ts';
import type { Value } from '../../src/reference/design/valueSchema.ts';
import type { PublishedTheme } from '../../src/reference/design/themesFile.ts';
import { dtcgFiles, RESOLVER_ADDRESS } from '../../src/reference/tokens/dtcg/dtcgFiles.ts';
import type { Tokens } from '../../src/reference/tokens/schema.ts';

type Node = Readonly<Record<string, unknown>>;

/** A resolver document of the format, with one modifier at most. */
interface Resolver {
  sets: { tokens: { sources: { $ref: string }[] } };
  modifiers?: { theme: { contexts: Record<string, { $ref: string }[]>; default: string } };
}

/** Resolves all tokens of a theme as the format says: files are merged in order, then references are followed. */
function resolveDtcg(
  resolver: Resolver,
  theme: string,
  read: (file: string) => unknown
): ReadonlyMap<string, { $type: string; $value: unknown }> {
  const sources = [...resolver.sets.tokens.sources, ...(resolver.modifiers?.theme.contexts[theme] ?? [])];
  const tokens = new Map(sources.flatMap(({ $ref }) => tokensOf(read(decodeURI($ref)) as Node)));
  const valueOf = (value: unknown): unknown => {
    if (typeof value === 'string' && value.startsWith('{')) {
      const target = tokens.get(value.slice(1, -1));
      if (!target) {
        throw new Error(`${value} leads nowhere.`);
      }
      return valueOf(target.$value);
    }
    if (Array.isArray(value)) {
      return value.map(valueOf);
    }
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, valueOf(part)]))
      : value;
  };
  return new Map([...tokens].map(([path, token]) => [path, { ...token, $value: valueOf(token.$value) }]));
}

function tokensOf(group: Node, path: readonly string[] = []): [string, { $type: string; $value: unknown }][] {
  return Object.entries(group).flatMap(([name, child]) => {
    if ((name.startsWith('$') && name !== '$root') || typeof child !== 'object' || child === null) {
      return [];
    }
    return '$value' in child
      ? [[[...path, name].join('.'), child as { $type: string; $value: unknown }]]
      : tokensOf(child as Node, [...path, name]);
  });
}

/** Returns the name of the custom property for a path. */
function propertyOf(path: string): string {
  return `--${path.replace(/\.\$root$/, '').replaceAll('.', '--')}`;
}

/** What values of the format have, each some of it. */
interface AnyValue {
  value: number;
  unit: string;
  colorSpace: string;
  components: (number | 'none')[];
  alpha?: number;
  width: unknown;
  style: string;
  color: unknown;
}

/** Writes a resolved value as CSS, in a form in which equal values are equal texts. */
function cssOf({ $type, $value }: { $type: string; $value: unknown }): string {
  const value = $value as AnyValue;
  switch ($type) {
    case 'color': {
      const { colorSpace, components, alpha = 1 } = value;
      return normalCss(`color(${colorSpace} ${components.join(' ')} / ${alpha})`);
    }
    case 'dimension':
    case 'duration':
      return `${value.value}${value.unit}`;
    case 'cubicBezier':
      return `cubic-bezier(${($value as number[]).join(', ')})`;
    case 'fontFamily':
      return [$value].flat().join(', ');
    case 'border': {
      const { width, style, color } = value;
      return `${cssOf({ $type: 'dimension', $value: width })} ${style} ${cssOf({ $type: 'color', $value: color })}`;
    }
    case 'shadow':
      return [$value]
        .flat()
        .map((each) => {
          const shadow = each as Record<string, unknown>;
          const lengths = ['offsetX', 'offsetY', 'blur', 'spread'].map((part) =>
            cssOf({ $type: 'dimension', $value: shadow[part] })
          );
          const color = cssOf({ $type: 'color', $value: shadow['color'] });
          return [...lengths, color, ...(shadow['inset'] === true ? ['inset'] : [])].join(' ');
        })
        .join(', ');
    default:
      return String($value);
  }
}

/** Writes a value of a style sheet in the same form. */
function normalCss(value: string): string {
  const color = isColor(value) || value.startsWith('color(') ? parse(value) : undefined;
  if (color) {
    const { alpha = 1, ...rest } = color as unknown as Record<string, number | string>;
    const round = (each: number | string | undefined) => (typeof each === 'number' ? Number(each.toFixed(3)) : each);
    return Object.entries({ ...rest, alpha })
      .map(([key, each]) => `${key} ${round(each)}`)
      .join(' ');
  }
  return value
    .replaceAll(/(["'])(.*?)\1/g, '$2')
    .replaceAll(/(?:rgba?|hsla?|oklch|color)\([^()]*\)|#[0-9a-f]{3,8}\b/gi, (text) =>
      text === value ? text : normalCss(text)
    )
    .replaceAll(/(?<![\w#.])-?\d*\.?\d+/g, (number) => String(Number(number)))
    .replaceAll(/\s*,\s*/g, ', ');
}

/**
 * Compares every token with its value in the format, in every theme; values that the files list as left out don't count.
 * @returns number of values that are the same
 */
export function compareDtcg({ tokens }: Tokens, themes: readonly PublishedTheme[]): number {
  const files = dtcgFiles({ tokens }, themes);
  let same = 0;
  for (const { name: theme } of themes) {
    const resolved = resolveDtcg(files.get(RESOLVER_ADDRESS) as never, theme, (file) =>
      files.get(`/api/design-tokens/${file}`)
    );
    const byName = new Map([...resolved].map(([at, value]) => [propertyOf(at), value]));
    const listed = JSON.stringify([...files.values()].map((file) => (file as { $extensions?: unknown }).$extensions));
    for (const each of tokens) {
      const { value } = valueInTheme<Value>(each, theme);
      const found = byName.get(each.name);
      if (found && cssOf(found) === normalCss(value)) {
        same += 1;
      } else if (!listed.includes(JSON.stringify({ value }).slice(1, -1))) {
        throw new Error(`${each.name} in ${theme} is ${found && cssOf(found)}, not ${normalCss(value)}.`);
      }
    }
  }
  return same;
}
