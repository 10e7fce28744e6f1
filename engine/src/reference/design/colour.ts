import { transform } from 'lightningcss';

/** Keywords that every property takes, so they say nothing about colours. */
const CSS_WIDE = /^(initial|inherit|unset|revert|revert-layer)$/i;
/** Numbers, lengths and lists of declarations: most of what is no colour, found out without the parser. */
const HOPELESS = /^[^#a-z]|[;{}]|var\(|--/i;
/** Colours that depend on where they are used; the parser leaves them as they are. */
const DEPENDENT = /^(color-mix|contrast-color)\([^()]*(\([^()]*\)[^()]*)*\)$/i;

const known = new Map<string, boolean>();

/** Whether a value is a colour that a swatch can show. */
export function isColour(value: string): boolean {
  const answer = known.get(value) ?? readAsColour(value);
  known.set(value, answer);
  return answer;
}

function readAsColour(value: string): boolean {
  if (value === '' || CSS_WIDE.test(value) || HOPELESS.test(value)) {
    return false;
  }
  return DEPENDENT.test(value) || parsesAsColour(value);
}

function parsesAsColour(value: string): boolean {
  let isColour = false;
  try {
    transform({
      filename: 'value.css',
      code: Buffer.from(`a{color:${value}}`),
      visitor: {
        Declaration: {
          color(declaration) {
            // What is no colour comes as "unparsed".
            isColour = declaration.property === 'color';
          }
        }
      }
    });
  } catch {
    return false;
  }
  return isColour;
}
