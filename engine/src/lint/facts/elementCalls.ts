import type { CallExpression, Node } from 'oxc-parser';

import type { AttributeFact, ComponentName } from './facts.ts';
import { propertyName } from './propertyName.ts';
import { valuesOf } from './values.ts';

/** A call of `createElement`, with its arguments by their meaning. */
interface ElementCall {
  /** The component, or the name of an element of the DOM. */
  type: Node;
  /** Null if the call gives none. */
  props: Node | null;
  children: readonly Node[];
}

/** Reads a call as that of React's `createElement`; null for others. */
export function elementCall(
  { callee, arguments: given }: CallExpression,
  bindings: ReadonlyMap<string, ComponentName>
): ElementCall | null {
  const [type, props, ...children] = given;
  if (
    !isReactCall(callee, 'createElement', bindings) ||
    !type ||
    type.type === 'SpreadElement' ||
    props?.type === 'SpreadElement'
  ) {
    return null;
  }
  const isNothing = props?.type === 'Literal' && props.value === null;
  return { type, props: props === undefined || isNothing ? null : props, children };
}

/** True for a function of React by its name. */
export function isReactCall(callee: Node, name: string, bindings: ReadonlyMap<string, ComponentName>): boolean {
  if (callee.type === 'Identifier') {
    const bound = bindings.get(callee.name);
    return bound?.specifier === 'react' && bound.path.join('.') === name;
  }
  if (callee.type !== 'MemberExpression' || callee.computed || callee.object.type !== 'Identifier') {
    return false;
  }
  const owner = bindings.get(callee.object.name);
  return (
    owner?.specifier === 'react' &&
    (owner.path[0] ?? 'default') === 'default' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === name
  );
}

/** What the properties of a call say, as attributes would. */
export interface CallProps {
  attributes: AttributeFact[];
  /** Further ones are computed. */
  hasSpread: boolean;
}

/** Reads the properties of a call. */
export function callProps(props: Node | null): CallProps {
  if (props === null) {
    return { attributes: [], hasSpread: false };
  }
  if (props.type !== 'ObjectExpression') {
    return { attributes: [], hasSpread: true };
  }
  const attributes = props.properties.flatMap((property) => {
    const name = propertyName(property);
    return name === null || property.type !== 'Property'
      ? []
      : [{ name, at: property.key.start, ...valuesOf(property.value) }];
  });
  return { attributes, hasSpread: attributes.length < props.properties.length };
}
