import { type SelectorComponent, transform } from 'lightningcss';

import { renameAnimations } from './renameAnimations.ts';

/** Rules that name something for the whole document, and style no element. */
const NAMING: ReadonlySet<string> = new Set([
  'font-face',
  'keyframes',
  'property',
  'counter-style',
  'font-feature-values'
]);

/** Rules that can't be limited to a part of the document. */
const UNSCOPED: ReadonlySet<string> = new Set([
  'import',
  'namespace',
  'layer-statement',
  'page',
  'viewport',
  'view-transition'
]);

/** The root of a document, whose rules apply to the scope instead. */
const ROOT_ELEMENTS: ReadonlySet<string> = new Set(['html', 'body']);

/**
 * Limits the rules of a style sheet to one element and what is in it. Rules for the root of the document apply to the
 * element; imports are left out.
 * @param scope selector of the element
 * @param ownName returns the name in the document of an animation that the example defines
 */
export function scopeSheet(css: string, scope: string, ownName: (animation: string) => string): string {
  const renamed = renameAnimations(css, ownName);
  const naming = rulesOf(renamed, (type) => NAMING.has(type));
  const styles = rulesOf(renamed, (type) => !NAMING.has(type) && !UNSCOPED.has(type));
  const scoped = styles === '' ? '' : `@scope (${scope}) {\n${styles}\n}\n`;
  const layers = layersIn(renamed);
  const order = layers.length === 0 ? '' : `@layer ${layers.join(', ')};\n`;
  // An escaped slash can't end the element around the sheet.
  return (order + naming + scoped).replaceAll('</', '<\\/');
}

/** Returns the names of the layers outside of other rules, in the order of their first appearance. */
function layersIn(css: string): string[] {
  const names: string[][] = [];
  let depth = 0;
  transform({
    filename: 'example.css',
    code: new TextEncoder().encode(css),
    errorRecovery: true,
    visitor: {
      Rule(rule) {
        if (depth === 0 && rule.type === 'layer-statement') {
          names.push(...rule.value.names);
        } else if (depth === 0 && rule.type === 'layer-block' && rule.value.name) {
          names.push(rule.value.name);
        }
        depth++;
        return undefined;
      },
      RuleExit() {
        depth--;
        return undefined;
      }
    }
  });
  return [...new Set(names.map((path) => path.join('.')))];
}

const SCOPE: SelectorComponent = { type: 'pseudo-class', kind: 'scope' };

function isRoot(part: SelectorComponent | undefined): boolean {
  return (
    (part?.type === 'pseudo-class' && part.kind === 'root') ||
    (part?.type === 'type' && ROOT_ELEMENTS.has(part.name.toLowerCase()))
  );
}

/** Prints the rules of a kind. Whatever is not closed, is closed; what can't be read is left out, as browsers do. */
function rulesOf(css: string, isWanted: (type: string) => boolean): string {
  let depth = 0;
  const { code } = transform({
    filename: 'example.css',
    code: new TextEncoder().encode(css),
    errorRecovery: true,
    visitor: {
      Rule(rule) {
        if (depth === 0 && !isWanted(rule.type)) {
          return [];
        }
        depth++;
        return undefined;
      },
      RuleExit() {
        depth--;
        return undefined;
      },
      Selector: (selector) => {
        // In `html body h1`, both are the element.
        const isDoubled = selector[1]?.type === 'combinator' && [selector[0], selector[2]].every(isRoot);
        return (isDoubled ? selector.slice(2) : selector).map((part) => (isRoot(part) ? SCOPE : part));
      }
    }
  });
  return new TextDecoder().decode(code);
}
