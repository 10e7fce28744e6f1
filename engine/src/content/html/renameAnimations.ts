import {
  type Declaration,
  type Token,
  type TokenOrValue,
  transform,
  transformStyleAttribute,
  type Visitor
} from 'lightningcss';

/** Returns the name of an animation in the document. */
type NewName = (animation: string) => string;

/** Returns the names of the animations that a style sheet defines. */
export function animationsIn(css: string): string[] {
  const names: string[] = [];
  read(css, {
    Rule: {
      keyframes({ value }) {
        names.push(value.name.value);
      }
    }
  });
  return names;
}

/** Renames animations in a style sheet, where it defines and where it uses them. */
export function renameAnimations(css: string, newName: NewName): string {
  return read(css, {
    ...useVisitor(newName),
    Rule: {
      keyframes: (rule) => ({
        ...rule,
        value: { ...rule.value, name: { ...rule.value.name, value: newName(rule.value.name.value) } }
      })
    }
  });
}

/** Renames animations in a `style` attribute. */
export function renameInStyle(style: string, newName: NewName): string {
  const { code } = transformStyleAttribute({
    filename: 'example.css',
    code: new TextEncoder().encode(style),
    errorRecovery: true,
    visitor: useVisitor(newName)
  });
  return new TextDecoder().decode(code);
}

function read(css: string, visitor: Visitor<never>): string {
  const { code } = transform({
    filename: 'example.css',
    code: new TextEncoder().encode(css),
    errorRecovery: true,
    visitor
  });
  return new TextDecoder().decode(code);
}

/** Renames animations in declarations, and names in values with `var()`, whose property doesn't tell what they are. */
function useVisitor(newName: NewName) {
  return {
    Declaration: {
      'animation-name': (declaration: Declaration) =>
        declaration.property === 'animation-name'
          ? { ...declaration, value: declaration.value.map((name) => renamed(name, newName)) }
          : undefined,
      animation: (declaration: Declaration) =>
        declaration.property === 'animation'
          ? { ...declaration, value: declaration.value.map((each) => ({ ...each, name: renamed(each.name, newName) })) }
          : undefined
    },
    Token: {
      ident: (token: Extract<Token, { type: 'ident' }>): TokenOrValue => ({
        type: 'token',
        value: { ...token, value: newName(token.value) }
      })
    }
  };
}

function renamed<Name extends { type: string }>(name: Name, newName: NewName): Name {
  return 'value' in name && typeof name.value === 'string' ? { ...name, value: newName(name.value) } : name;
}
