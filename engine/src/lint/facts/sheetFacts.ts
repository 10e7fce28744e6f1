import { parser } from '@lezer/css';
import type { SyntaxNode } from '@lezer/common';

import { type DeclarationFact, type Facts, type NameFact, NO_FACTS } from './facts.ts';

const COMMENT_OR_STRING = /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'/g;
const VARIABLE_USE = /var\(\s*(--[\w-]+)/g;

/** Reads what the rules look at in a style sheet. */
export function sheetFacts(css: string): Facts {
  // Blanks keep all places.
  const text = css.replace(COMMENT_OR_STRING, (found) => found.replace(/[^\n]/g, ' '));
  const declarations: DeclarationFact[] = [];
  const classes: NameFact[] = [];
  const variables: NameFact[] = [...text.matchAll(VARIABLE_USE)].map(({ 0: use, 1: name = '', index }) => ({
    name,
    at: index + use.length - name.length
  }));
  parser.parse(css).iterate({
    enter({ name, from, to, node }) {
      if (name === 'ClassName') {
        classes.push({ name: css.slice(from, to).replaceAll('\\', ''), at: from });
      } else if (name === 'Declaration') {
        const property = node.firstChild;
        const colon = text.indexOf(':', property?.to ?? from);
        const end = /!important/i.exec(text.slice(from, to))?.index;
        const valueEnd = end === undefined ? to : from + end;
        if (property && colon >= 0 && colon < valueEnd) {
          const declaration = declarationAt(text, {
            property: css.slice(from, property.to),
            from: colon + 1,
            to: valueEnd
          });
          declarations.push(isUnthemed(node, text) ? { ...declaration, isUnthemed: true } : declaration);
          if (property.name === 'VariableName') {
            variables.push({ name: css.slice(from, property.to), at: from });
          }
        }
      }
    }
  });
  return { ...NO_FACTS, declarations, classes, variables };
}

const PAPER_OR_SYSTEM = /^\s*(?:only\s+)?print\b|forced-colors\s*:\s*active/i;

/** True within `@media print` and `@media (forced-colors: active)`. */
function isUnthemed(declaration: SyntaxNode, text: string): boolean {
  for (let node = declaration.parent; node; node = node.parent) {
    if (node.name === 'MediaStatement') {
      const queries = text
        .slice(node.from, node.to)
        .replace(/\{[\s\S]*/, '')
        .replace(/^@media/i, '');
      if (queries.split(',').every((query) => PAPER_OR_SYSTEM.test(query))) {
        return true;
      }
    }
  }
  return false;
}

/** Reads the value of a `style` attribute. */
export function styleAttributeFacts(css: string): Facts {
  const opening = '*{';
  return movedFacts(sheetFacts(`${opening}${css}}`), -opening.length);
}

function declarationAt(
  text: string,
  { property, from, to }: { property: string; from: number; to: number }
): DeclarationFact {
  const value = text.slice(from, to);
  const space = value.length - value.trimStart().length;
  return { property: property.toLowerCase(), value: value.trim(), at: from + space, isExact: true };
}

/** Moves the places of facts about styles. */
export function movedFacts(facts: Facts, by: number): Facts {
  const move = <Fact extends { at: number }>(all: readonly Fact[]): Fact[] =>
    all.map((fact) => ({ ...fact, at: fact.at + by }));
  return {
    ...facts,
    declarations: move(facts.declarations),
    classes: move(facts.classes),
    variables: move(facts.variables)
  };
}
