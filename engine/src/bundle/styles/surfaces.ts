import { type Declaration, type TokenOrValue, transformStyleAttribute } from 'lightningcss';

import {
  attributeOf,
  childElements,
  type Element,
  type Fragment,
  hasAttribute,
  isElement,
  parseTree
} from '../../content/html/parseMarkup.ts';
import { type ClassRules, classRules, type ClassStyles, valuesFor } from './classRules.ts';

/** A custom property, or the background. */
interface Property {
  name: string;
  /** Custom property that the value refers to; null for any other value. */
  reference: string | null;
  isNothing: boolean;
}

const BACKGROUND = 'background';

/** What an element sets, by name, and what its ancestors do. */
interface Scope {
  own: ReadonlyMap<string, Property>;
  parent: Scope | null;
}

/** Rules that set backgrounds or custom properties. */
export type SurfaceRules = ClassRules<Property>;

/** Returns what rules for elements with certain classes set of surfaces. */
export function surfaceRules(styles: readonly ClassStyles[]): SurfaceRules {
  return classRules(styles, propertyOf);
}

/**
 * Returns the custom properties that name the colors of the outermost surfaces in a piece of HTML: those of elements with
 * a background and text or a picture on it, but not of what lies on them, unless its own style has one: rows of a table
 * that differ, for example, must be seen beside the ground, too. Other backgrounds count as an empty name.
 */
export function outermostSurfaces(html: string, rules: SurfaceRules): Set<string> {
  const found = new Set<string>();
  const look = (parent: Pick<Fragment, 'childNodes'>, around: Scope | null): void => {
    for (const element of childElements(parent)) {
      const own = new Map(valuesFor(element, rules).map((property) => [property.name, property]));
      const scope = own.size === 0 ? around : { own, parent: around };
      const background = own.get(BACKGROUND);
      const surface = scope && background ? colorOf(background, scope) : null;
      if (surface === null) {
        look(element, scope);
      } else if (holdsContent(element)) {
        found.add(surface);
        styledIn(element).forEach((name) => found.add(name));
      }
    }
  };
  look(parseTree(html), null);
  return found;
}

/** Returns the custom properties that styles of elements within an element name as their backgrounds. */
function styledIn(element: Element): string[] {
  return childElements(element).flatMap((child) => [
    ...(hasAttribute(child, 'style') ? namedBackgrounds(attributeOf(child, 'style')) : []),
    ...styledIn(child)
  ]);
}

/** Returns the custom properties that a `style` attribute names as backgrounds. */
function namedBackgrounds(style: string): string[] {
  const properties: Property[] = [];
  transformStyleAttribute({
    filename: 'style.css',
    code: Buffer.from(style),
    errorRecovery: true,
    visitor: {
      Declaration(declaration) {
        properties.push(...propertyOf(declaration));
      }
    }
  });
  return properties.flatMap(({ name, reference }) => (name === BACKGROUND && reference !== null ? [reference] : []));
}

/** Whether there is text or a picture on an element; the ground of an icon is no surface. */
function holdsContent(element: Element): boolean {
  return element.childNodes.some((node) =>
    isElement(node) ? node.tagName === 'img' || holdsContent(node) : 'value' in node && node.value.trim() !== ''
  );
}

/** Returns the last custom property that a background refers to, empty for other colors; null for no color. */
function colorOf(background: Property, scope: Scope): string | null {
  const seen = new Set<Property>();
  let property = background;
  while (property.reference !== null) {
    const next = valueIn(scope, property.reference);
    if (next === null || seen.has(next)) {
      return property.reference;
    }
    seen.add(next);
    property = next;
  }
  return property.isNothing ? null : '';
}

function valueIn(scope: Scope | null, name: string): Property | null {
  for (let at = scope; at !== null; at = at.parent) {
    const property = at.own.get(name);
    if (property) {
      return property;
    }
  }
  return null;
}

function propertyOf(declaration: Declaration): Property[] {
  if (declaration.property === 'custom') {
    return [{ name: declaration.value.name, ...valueOf(declaration.value.value) }];
  }
  if (declaration.property === 'unparsed') {
    const { propertyId, value } = declaration.value;
    return isBackground(propertyId.property) ? [{ name: BACKGROUND, ...valueOf(value) }] : [];
  }
  if (declaration.property === 'background-color') {
    return [{ name: BACKGROUND, reference: null, isNothing: isClear(declaration.value) }];
  }
  if (declaration.property === 'background') {
    const isNothing = declaration.value.every(({ color, image }) => isClear(color) && image.type === 'none');
    return [{ name: BACKGROUND, reference: null, isNothing }];
  }
  return [];
}

function isBackground(property: string): boolean {
  return property === 'background' || property === 'background-color';
}

function valueOf(tokens: readonly TokenOrValue[]): Pick<Property, 'reference' | 'isNothing'> {
  const [first, ...others] = tokens.filter(({ type, value }) => !(type === 'token' && value.type === 'white-space'));
  if (first?.type === 'var' && others.length === 0) {
    return { reference: first.value.name.ident, isNothing: false };
  }
  const isNothing =
    first === undefined ||
    (others.length === 0 &&
      ((first.type === 'color' && isClear(first.value)) ||
        (first.type === 'token' && first.value.type === 'ident' && /^(?:transparent|none)$/.test(first.value.value))));
  return { reference: null, isNothing };
}

function isClear(color: unknown): boolean {
  return typeof color === 'object' && color !== null && 'alpha' in color && color.alpha === 0;
}
