import { styleText } from 'node:util';

type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'underline';

/** Styles a text for the terminal. */
export type Paint = (style: Style, text: string) => string;

/** Creates the function that styles texts, or leaves them as they are without color. */
export function painter(color: boolean): Paint {
  return (style, text) => (color ? styleText(style, text, { validateStream: false }) : text);
}
