import { valueInTheme } from '../../../core/valueInTheme.ts';
import { readThemes, readTokens } from '../../design/designFiles.ts';
import type { PublishedTheme } from '../../design/themesFile.ts';
import type { Value } from '../../design/valueSchema.ts';
import type { Token, Tokens } from '../schema.ts';
import { dtcgComposite, plainPart } from './dtcgComposite.ts';
import { type DtcgValue, dtcgValue } from './dtcgValue.ts';
import { addToken, createPaths, type DtcgGroup } from './dtcgTree.ts';

/** Folder of all tokens in this format. */
export const DTCG_FOLDER = '/api/design-tokens';

/** Address of the document that combines the others to themes. */
export const RESOLVER_ADDRESS = `${DTCG_FOLDER}/themes.resolver.json`;

/** Key of what this engine adds to the files. */
const EXTENSION = 'patternbook';

/** A value that the format can't express. */
interface LeftOut {
  name: string;
  theme: string;
  value: string;
}

/** Returns the address of the tokens of a theme; those of the first one are all, those of others what differs. */
export function dtcgAddress(theme: string): string {
  return `${DTCG_FOLDER}/${theme}.tokens.json`;
}

/**
 * Returns the tokens in the format of the Design Tokens Community Group (2025.10), address -> content: a file with all
 * tokens in the first theme, one with the differences for each other theme, and a resolver document with the themes. Values
 * that the format can't express are listed in the files.
 * @see https://www.designtokens.org/tr/2025.10/
 */
export function dtcgFiles(
  { tokens }: Pick<Tokens, 'tokens'>,
  themes: readonly PublishedTheme[]
): ReadonlyMap<string, unknown> {
  const [first, ...others] = themes;
  if (!first || tokens.length === 0) {
    return new Map();
  }
  const pathOf = createPaths(tokens.map(({ name }) => name));
  const base = convert(tokens, first.name, pathOf);
  const leftOutOfBase = leftOut(tokens, first.name, base);
  const file = (values: ReadonlyMap<string, DtcgValue>, missing: readonly LeftOut[]): DtcgGroup => {
    const root: DtcgGroup = {
      $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
      ...(missing.length > 0 && { $extensions: { [EXTENSION]: { leftOut: missing } } })
    };
    values.forEach((value, name) => addToken(root, pathOf(name), value));
    return root;
  };
  return new Map<string, unknown>([
    [dtcgAddress(first.name), file(base, leftOutOfBase)],
    ...others.map(({ name: theme }) => {
      const own = convert(tokens, theme, pathOf);
      const changed = new Map([...own].filter(([name, value]) => !isSame(value, base.get(name))));
      const known = new Set(leftOutOfBase.map(({ name, value }) => `${name} ${value}`));
      const missing = leftOut(tokens, theme, own).filter(({ name, value }) => !known.has(`${name} ${value}`));
      return [dtcgAddress(theme), file(changed, missing)] as const;
    }),
    [RESOLVER_ADDRESS, resolver(first, others)]
  ]);
}

type PathOf = (name: string) => readonly string[];

/**
 * Converts the tokens of a theme. One whose whole value is the name of another token refers to it, if that one can be
 * expressed and has the same value.
 */
function convert(tokens: readonly Token[], theme: string, pathOf: PathOf): ReadonlyMap<string, DtcgValue> {
  const values = new Map(tokens.map((token) => [token.name, valueInTheme<Value>(token, theme)]));
  const resolved = new Map<string, DtcgValue>();
  for (const [name, { value }] of values) {
    const converted = dtcgValue(name, value) ?? dtcgComposite(value, plainPart);
    if (converted) {
      resolved.set(name, converted);
    }
  }
  const partOf = (text: string): DtcgValue | null => {
    const target = resolved.get(text);
    return target ? { $type: target.$type, $value: `{${pathOf(text).join('.')}}` } : plainPart(text);
  };
  return new Map(
    [...resolved].map(([name, converted]) => {
      const written = values.get(name)?.values[0] ?? '';
      const target = resolved.get(written);
      if (target && values.get(written)?.value === values.get(name)?.value) {
        return [name, { $type: target.$type, $value: `{${pathOf(written).join('.')}}` }] as const;
      }
      return [name, dtcgComposite(written, partOf) ?? converted] as const;
    })
  );
}

function leftOut(
  tokens: readonly Token[],
  theme: string,
  converted: ReadonlyMap<string, DtcgValue>
): readonly LeftOut[] {
  return tokens
    .filter(({ name }) => !converted.has(name))
    .map((token) => ({ name: token.name, theme, value: valueInTheme<Value>(token, theme).value }));
}

function isSame(a: DtcgValue, b: DtcgValue | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** One modifier for all themes: a combination of axes may have values that neither of them has. */
function resolver(first: PublishedTheme, others: readonly PublishedTheme[]) {
  const fileOf = ({ name }: PublishedTheme) => ({ $ref: `${encodeURI(name)}.tokens.json` });
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    version: '2025.10',
    sets: { tokens: { sources: [fileOf(first)] } },
    ...(others.length > 0 && {
      modifiers: {
        theme: {
          contexts: {
            [first.name]: [],
            ...Object.fromEntries(others.map((theme) => [theme.name, [fileOf(theme)]]))
          },
          default: first.name
        }
      }
    }),
    resolutionOrder: [{ $ref: '#/sets/tokens' }, ...(others.length > 0 ? [{ $ref: '#/modifiers/theme' }] : [])]
  };
}

/** Returns the files of a site; none without tokens. @param design folder of the files about the design system */
export function siteDtcgFiles(design: string): ReadonlyMap<string, unknown> {
  return dtcgFiles(readTokens(design) ?? { tokens: [] }, readThemes(design));
}
