import type { Playground, PlaygroundControl, PlaygroundValues } from '../../core/playground.ts';
import { anchorPart } from '../../browser/links.ts';
import type { JsxAttribute } from '../../live/editor/jsxAttribute.ts';

/** Maximum length of a control's text in an address. */
const MAX_TEXT = 500;

/** Returns the fragment of a playground with these values, without the initial ones. */
export function fragmentOfValues(anchor: string, { controls }: Playground, values: PlaygroundValues): string {
  const query = new URLSearchParams(
    controls.flatMap(({ name, start }) => {
      const value = values[name] ?? start;
      return value === start ? [] : [[name, String(value)]];
    })
  );
  return query.size === 0 ? `#${anchor}` : `#${anchor}?${query}`;
}

/** Parses the values of controls in a fragment; invalid ones are ignored. */
export function valuesOfFragment({ controls }: Playground, fragment: string): PlaygroundValues {
  const query = new URLSearchParams(fragment.slice(anchorPart(fragment).length));
  return Object.fromEntries(
    controls.flatMap((control) => {
      const text = query.get(control.name);
      const value = text === null ? null : valueOf(control, text);
      return value === null ? [] : [[control.name, value]];
    })
  );
}

/** Returns the value of a control that an attribute stands for; null if there is none, e.g. for code. */
export function valueOfAttribute(control: PlaygroundControl, { value }: JsxAttribute): string | boolean | null {
  const text = value === null ? 'true' : value.replace(/^\{(.*)\}$/s, '$1').replace(/^"(.*)"$/s, '$1');
  return valueOf(control, text);
}

function valueOf(control: PlaygroundControl, text: string): string | boolean | null {
  switch (control.kind) {
    case 'switch':
      return text === 'true' ? true : text === 'false' ? false : null;
    case 'choice':
      return [...control.values, control.absent].includes(text) ? text : null;
    case 'number':
      return Number.isFinite(Number(text)) ? text : null;
    case 'text':
      return text.slice(0, MAX_TEXT);
  }
}
