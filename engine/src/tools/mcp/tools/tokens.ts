import { differenceEuclidean, parse } from 'culori';
import { z } from 'zod';

import { nearestName } from '../../../core/names.ts';
import { UserError } from '../../../core/userError.ts';
import type { Token } from '../../../reference/tokens/schema.ts';
import { pageNote, pageOf } from '../paging.ts';
import { defineTool, type ToolContext } from '../tool.ts';
import { find } from './search.ts';

const PER_PAGE = 12;
const MOST_THEMES = 4;
const MOST_USES = 12;

export const tokensTool = defineTool({
  name: 'tokens',
  title: 'Find design tokens',
  description:
    'Find design tokens by purpose (query="error background"), by value (value="#0066cc" or "16px": equal ones, or the nearest colors), by the component that uses them (use="button"), or all about one (name).',
  input: {
    query: z.string().max(256).optional(),
    value: z.string().max(100).optional(),
    use: z.string().max(100).optional(),
    name: z.string().max(200).optional(),
    page: z.int().min(1).optional()
  },
  async run({ query, value, use, name, page = 1 }, context) {
    const tokens = await tokensOf(context);
    if (name !== undefined) {
      return aboutToken(name, tokens);
    }
    const lists = [
      ...(query === undefined ? [] : [await byWords(query, tokens, context)]),
      ...(value === undefined ? [] : [byValue(value, tokens)]),
      ...(use === undefined ? [] : [byUse(use, tokens)])
    ];
    const [first, ...others] = lists;
    if (first === undefined) {
      throw new UserError('Say what to look for: query, value, use, or name.');
    }
    const found = first.filter((token) => others.every((list) => list.includes(token)));
    if (found.length === 0) {
      return 'No token fits. Use other words for the purpose, such as "danger text" or "border hover", or fewer conditions.';
    }
    const shown = pageOf(found, page, PER_PAGE);
    const count = `${shown.total} token${shown.total === 1 ? '' : 's'}, best first. ${pageNote(shown)}`.trim();
    return [
      count,
      shown.items.map((token) => `- ${lineOf(token)}`).join('\n'),
      '→ tokens name="…" for values in all themes, and uses'
    ].join('\n\n');
  }
});

async function tokensOf({ files }: ToolContext): Promise<readonly Token[]> {
  const { tokens } = await files.json<{ tokens: Token[] }>('/api/tokens.json');
  return tokens;
}

async function byWords(query: string, tokens: readonly Token[], context: ToolContext): Promise<Token[]> {
  const { results } = await find(context, query, ['token']);
  const byName = new Map(tokens.map((token) => [token.name, token]));
  return results.flatMap(({ title }) => byName.get(title) ?? []);
}

const NEAREST = 5;

/** Tokens of a value in the first theme; if there is none, those of the nearest colors. */
function byValue(value: string, tokens: readonly Token[]): Token[] {
  const wanted = plainValue(value);
  const equal = tokens.filter(
    (token) => plainValue(token.value) === wanted || token.values.some((step) => plainValue(step) === wanted)
  );
  const color = parse(value);
  if (equal.length > 0 || color === undefined) {
    return equal.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
  const distance = differenceEuclidean('oklab');
  return tokens
    .flatMap((token) => {
      const own = token.isColor ? parse(token.value) : undefined;
      return own === undefined ? [] : [{ token, far: distance(color, own) }];
    })
    .toSorted((a, b) => a.far - b.far || rankOf(a.token) - rankOf(b.token))
    .slice(0, NEAREST)
    .map(({ token }) => token);
}

/** Tokens that are named by their purpose come first. */
function rankOf({ layer }: Token): number {
  return layer === 'semantic' ? 0 : 1;
}

function plainValue(value: string): string {
  const text = value.trim().toLowerCase();
  const [, hex] = /^#([\da-f]{3})$/.exec(text) ?? [];
  return hex === undefined ? text : `#${hex.replace(/./g, '$&$&')}`;
}

/** Tokens that the style sheets of a component use, directly before indirectly. */
function byUse(use: string, tokens: readonly Token[]): Token[] {
  const wanted = use.toLowerCase().replace(/\s+/g, '-').replace(/^\./, '');
  const directness = ({ uses }: Token): number =>
    Math.min(
      ...uses.sheets.flatMap(({ prefix, isDirect }) =>
        prefix === wanted || prefix.endsWith(`-${wanted}`) ? [isDirect ? 0 : 1] : []
      )
    );
  return tokens
    .map((token) => ({ token, at: directness(token) }))
    .filter(({ at }) => at !== Infinity)
    .toSorted((a, b) => a.at - b.at)
    .map(({ token }) => token);
}

function lineOf({ name, token, value, themes, category }: Token): string {
  const others = valuesByTheme(themes)
    .slice(0, MOST_THEMES)
    .map(([theme, other]) => `${theme} ${other}`);
  const script = token === null ? '' : ` (script: ${token})`;
  return `\`${name}\`${script}: ${[value, ...others].join(', ')} · ${category ?? 'other'}`;
}

function valuesByTheme(themes: Token['themes']): [theme: string, value: string][] {
  return themes.flatMap(({ names, value }) => names.map((name): [string, string] => [name, value]));
}

function aboutToken(name: string, tokens: readonly Token[]): string {
  const wanted = name.trim();
  const found = tokens.find((each) => [each.name, each.name.slice(2), each.token].includes(wanted));
  if (!found) {
    const near = nearestName(
      wanted,
      tokens.map((each) => each.name)
    );
    throw new UserError(
      `There is no token "${name}".${near === null ? '' : ` Did you mean ${near}?`} Use query to find one by its purpose.`
    );
  }
  const { values, themes, uses, layer, condition } = found;
  const some = (items: readonly string[]): string =>
    items.slice(0, MOST_USES).join(', ') + (items.length > MOST_USES ? `, and ${items.length - MOST_USES} more` : '');
  return [
    lineOf({ ...found, themes: [] }),
    ...(condition === null ? [] : [`- only if ${condition}`]),
    `- layer: ${layer ?? '–'}; steps: ${values.join(' → ')}`,
    ...valuesByTheme(themes).map(([theme, other]) => `- ${theme}: ${other}`),
    ...(uses.tokens.length === 0 ? [] : [`- tokens that refer to it: ${some(uses.tokens)}`]),
    ...(uses.sheets.length === 0
      ? []
      : [`- style sheets that use it: ${some(uses.sheets.map(({ prefix }) => prefix))}`])
  ].join('\n');
}
