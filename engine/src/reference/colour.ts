import { transform } from 'lightningcss';

/** Keywords that every property takes, so they say nothing about colours. */
const CSS_WIDE = /^(initial|inherit|unset|revert|revert-layer)$/i;

const known = new Map<string, boolean>();

/** Whether a value is a colour that a swatch can show. */
export function isColour(value: string): boolean {
  const answer = known.get(value) ?? parsesAsColour(value);
  known.set(value, answer);
  return answer;
}

function parsesAsColour(value: string): boolean {
  // Numbers and lengths are most of the rest; what isn't parsed completely would be taken as it is.
  if (value === '' || CSS_WIDE.test(value) || !/^[#a-z][^;{}]*$/i.test(value) || /var\(|--/.test(value)) {
    return false;
  }
  try {
    let isColor = false;
    transform({
      filename: 'value.css',
      code: Buffer.from(`a{color:${value}}`),
      visitor: {
        Declaration: {
          color: () => {
            isColor = true;
          }
        }
      }
    });
    return isColor;
  } catch {
    return false;
  }
}
