import type { BindingPattern, BindingRestElement, ParamPattern } from 'oxc-parser';

type Pattern = BindingPattern | BindingRestElement | ParamPattern;

/** Names that a variable, parameter or destructuring pattern declares. */
export function bindingNames(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return bindingNames(pattern.left);
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element === null ? [] : bindingNames(element)));
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        property.type === 'RestElement' ? bindingNames(property.argument) : bindingNames(property.value)
      );
    case 'RestElement':
      return bindingNames(pattern.argument);
    case 'TSParameterProperty':
      return bindingNames(pattern.parameter);
  }
}
