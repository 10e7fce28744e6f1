import type { RootElement } from '../design/theme.ts';
import { type Compound, selectorArguments } from './selector.ts';

const ATTRIBUTE = /^\[\s*([\w-]+)\s*(?:=\s*["']?([^"'\]]*?)["']?\s*)?\]$/;

/** Classes and attributes that a design system puts on the root element to change everything below it. */
export interface RootNames {
  classes: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
}

/** Whether a compound can only mean the root element: by `:root`, or by the names that stand for a theme. */
export function isRootCompound(compound: Compound, names: RootNames): boolean {
  return compound.every((simple) => {
    const list = selectorArguments(simple);
    if (list) {
      return list.selectors.every(([first, ...rest]) => first && rest.length === 0 && isRootCompound(first, names));
    }
    const attribute = ATTRIBUTE.exec(simple)?.[1];
    return (
      isRootElement(simple) ||
      (simple.startsWith('.') && names.classes.has(simple.slice(1))) ||
      (attribute !== undefined && names.attributes.has(attribute))
    );
  });
}

/** Whether the root element of a theme matches a compound. */
export function matchesRoot(compound: Compound, root: RootElement): boolean {
  return compound.every((simple) => {
    const list = selectorArguments(simple);
    if (list) {
      const isMatch = list.selectors.some(([first, ...rest]) => first && rest.length === 0 && matchesRoot(first, root));
      return isMatch === (list.kind === 'where');
    }
    if (simple.startsWith('.')) {
      return root.classes.includes(simple.slice(1));
    }
    const [, attribute, value] = ATTRIBUTE.exec(simple) ?? [];
    if (attribute === undefined) {
      return isRootElement(simple) || simple === '*';
    }
    const actual = root.attributes[attribute];
    return actual !== undefined && (value === undefined || value === actual);
  });
}

/** Classes that a compound asks of the root element, where it names that element. */
export function rootClasses(compound: Compound): string[] {
  const { simples, isRoot } = flatten(compound);
  return isRoot ? simples.filter((simple) => simple.startsWith('.')).map((simple) => simple.slice(1)) : [];
}

/** All simple selectors of a compound, those in lists among them. */
function flatten(compound: Compound): { simples: string[]; isRoot: boolean } {
  const simples = compound.flatMap((simple) => {
    const list = selectorArguments(simple);
    return list ? list.selectors.flatMap((selector) => flatten(selector.at(-1) ?? []).simples) : [simple];
  });
  return { simples, isRoot: simples.some(isRootElement) };
}

function isRootElement(simple: string): boolean {
  return simple === ':root' || simple === 'html';
}
