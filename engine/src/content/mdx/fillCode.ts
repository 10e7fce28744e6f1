import type { Properties } from 'hast';
import { find, hastToReact, html } from 'property-information';

import { escapeHtml } from '../../core/html.ts';
import { fillAddress, type SlotFilling } from '../markdown/slots.ts';

/** An attribute in JSX that is nothing but a slot. */
const WHOLE_SLOT = / [\w:-]+="\0(\d+)\0"/g;

/** Fills the slots in the code of a module: its JSX has them in the attributes of elements of HTML. */
export function fillCode(code: string, fillingOf: (index: number) => SlotFilling | undefined): string {
  if (!code.includes('\0')) {
    return code;
  }
  const whole = code.replace(WHOLE_SLOT, (_, index: string) => {
    const { properties = {} } = fillingOf(Number(index)) ?? {};
    return ` {...${JSON.stringify(propsOf(properties))}}`;
  });
  return fillAddress(whole, (index) => {
    const filling = fillingOf(index);
    return filling && { ...filling, address: escapeHtml(filling.address) };
  });
}

/** Names properties as React does. */
function propsOf(properties: Properties): Record<string, Properties[string]> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      const { space, property, attribute } = find(html, name);
      return [space === undefined ? attribute : (hastToReact[property] ?? property), value];
    })
  );
}
