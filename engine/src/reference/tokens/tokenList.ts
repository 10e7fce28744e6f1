import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

import type { Definition } from '../cssVariables/definitions.ts';
import type { Token, TokenUses } from './schema.ts';
import { type Resolvers, themedValue } from '../design/themedValue.ts';
import { THEME_NAMES, type Themes } from '../design/theme.ts';
import { referencedNames } from '../cssVariables/references.ts';

/** Puts names into groups: the first whose pattern (a regular expression) a name matches. */
interface Grouping {
  name: string;
  pattern: string;
}

interface TokensInput {
  definitions: readonly Definition[];
  /** What the sheets of components, layouts and other parts declare. */
  parts: readonly Definition[];
  isToken: (property: string) => boolean;
  resolvers: Resolvers;
  themes: Themes;
  layers: readonly Grouping[];
  categories: readonly Grouping[];
  scriptName: (property: string) => string | null;
}

/** Every token that some theme of the site defines on the root element. */
export function tokenList(input: TokensInput): Token[] {
  const { definitions, parts, isToken, resolvers, themes, scriptName } = input;
  const layerOf = grouper(input.layers);
  const categoryOf = grouper(input.categories);
  const held = heldDefinitions(definitions, isToken, resolvers);
  const usesOf = tokenUses([...held.values()].flat(), parts);
  return [...held].map(([name, [first]]) => ({
    name,
    token: scriptName(name),
    layer: layerOf(name),
    category: categoryOf(name),
    definedIn: THEME_NAMES.filter((theme) => resolvers[theme].rootDefinition(name) !== null),
    ...themedValue((resolver) => resolver.rootDefinition(name) ?? first, resolvers, themes),
    uses: usesOf(name)
  }));
}

type Held = Map<string, [Definition, ...Definition[]]>;

/** By token, the definitions that hold in the themes; the first is that of the first theme that has one. */
function heldDefinitions(
  definitions: readonly Definition[],
  isToken: (property: string) => boolean,
  resolvers: Resolvers
): Held {
  const names = new Set(definitions.map(({ property }) => property).filter(isToken));
  const held: Held = new Map();
  for (const name of names) {
    const found = THEME_NAMES.map((theme) => resolvers[theme].rootDefinition(name)).filter((each) => each !== null);
    const [first, ...others] = new Set(found);
    if (first) {
      held.set(name, [first, ...others]);
    }
  }
  return held;
}

function grouper(groups: readonly Grouping[]): (name: string) => string | null {
  const tests = groups.map(({ name, pattern }) => ({ name, pattern: new RegExp(pattern) }));
  return (name) => tests.find(({ pattern }) => pattern.test(name))?.name ?? null;
}

interface Collected {
  tokens: Set<string>;
  sheets: Map<string, { isDirect: boolean; variables: Set<string> }>;
}

/**
 * Who names each token: other tokens, and style sheets, either for a property of an element or for a variable of
 * their own. What is reached through further tokens or variables is found by following these.
 * @param tokens definitions of tokens that hold in some theme
 * @param parts definitions of the sheets of components, layouts and other parts
 */
function tokenUses(tokens: readonly Definition[], parts: readonly Definition[]): (token: string) => TokenUses {
  const uses = new Map<string, Collected>();
  const usesOf = (name: string): Collected => {
    const known = uses.get(name) ?? { tokens: new Set(), sheets: new Map() };
    uses.set(name, known);
    return known;
  };
  for (const { property, parts: value } of tokens) {
    referencedNames(value).forEach((name) => usesOf(name).tokens.add(property));
  }
  for (const { property, parts: value, sheet } of parts) {
    for (const name of referencedNames(value)) {
      const { sheets } = usesOf(name);
      const use = sheets.get(sheet) ?? { isDirect: false, variables: new Set() };
      sheets.set(sheet, use);
      if (property.startsWith('--')) {
        use.variables.add(property);
      } else {
        use.isDirect = true;
      }
    }
  }
  return (token) => {
    const { tokens: names, sheets } = usesOf(token);
    return {
      tokens: [...names],
      sheets: [...sheets].map(([prefix, { isDirect, variables }]) => ({ prefix, isDirect, variables: [...variables] }))
    };
  };
}

const PROPERTY = /["']?name["']?\s*:\s*["'](--[^"']+)["']/;

/**
 * Custom property -> name of the script module that stands for it. A module of a token holds its property as `name`;
 * modules that hold several are collections and stand for none.
 */
export function readScriptNames(packageFolder: string, modules: string): ReadonlyMap<string, string> {
  const files = globSync(modules, { cwd: packageFolder, absolute: true, expandDirectories: false }).sort();
  return new Map(
    files.flatMap((file) => {
      const [found, ...others] = readFileSync(file, 'utf8').match(new RegExp(PROPERTY, 'g')) ?? [];
      const property = PROPERTY.exec(found ?? '')?.[1];
      return property === undefined || others.length > 0 ? [] : [[property, path.parse(file).name] as const];
    })
  );
}
