import type { Definition } from '../cssVariables/definitions.ts';
import { referencedNames } from '../cssVariables/references.ts';
import type { TokenUses } from './schema.ts';

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
export function tokenUses(tokens: readonly Definition[], parts: readonly Definition[]): (token: string) => TokenUses {
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
