import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';

/** Functions that a value may have. None of them requests an address, reads the page, or the device. */
const FUNCTIONS: ReadonlySet<string> = new Set(
  [
    '',
    'var',
    'calc min max clamp round mod rem abs sign sin cos tan asin acos atan atan2 pow sqrt hypot log exp',
    'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix contrast-color light-dark alpha',
    'cubic-bezier steps linear',
    'linear-gradient radial-gradient conic-gradient',
    'repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient',
    'blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia',
    'translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d',
    'rotate rotatex rotatey rotatez rotate3d skew skewx skewy matrix matrix3d perspective',
    'minmax repeat fit-content inset circle ellipse polygon'
  ].flatMap((names) => names.split(' '))
);

/** What could end a rule, begin a tag, or hide a part of the value. Comments are removed before (`splitCss`). */
const FORBIDDEN = /[\\<{}@;]|\/\*|[^\P{Cc}\t\n\r]/u;

const STRINGS = /"([^"\n]*)"|'([^'\n]*)'/g;
const QUOTE = /["']/;

/** Strings name fonts; those with other marks could be addresses. */
const PLAIN_STRING = /^[\p{L}\p{N} _-]*$/u;

/** A bracket, with all that could belong to the name of a function before it. */
const CALLS = /([^\s(),/*+"']*)\(/g;

/**
 * Tells why the value of a custom property of someone else's is not taken; null if it is. Only what is known to be
 * harmless is: no accepted value makes a browser request an address.
 */
export function refusalOf(value: string): string | null {
  if (FORBIDDEN.test(value)) {
    return texts.ownTheme.forbiddenCharacter;
  }
  const strings = [...value.matchAll(STRINGS)].map(([, double, single]) => double ?? single ?? '');
  const bare = value.replaceAll(STRINGS, ' ');
  if (QUOTE.test(bare)) {
    return texts.ownTheme.notDeclaration;
  }
  const call = [...bare.matchAll(CALLS)].map(([, name = '']) => name).find((name) => !isAllowed(name));
  if (call !== undefined) {
    return fillText(texts.ownTheme.forbiddenFunction, { name: call });
  }
  if (!strings.every((string) => PLAIN_STRING.test(string))) {
    return texts.ownTheme.forbiddenString;
  }
  return bare.includes('//') ? texts.ownTheme.forbiddenCharacter : null;
}

function isAllowed(name: string): boolean {
  // A sign or an operator before a bracket.
  return FUNCTIONS.has(name.toLowerCase()) || name === '-';
}
