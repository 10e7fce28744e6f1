import { z } from 'zod';

import { ARIA_ATTRIBUTES } from '../../core/ariaAttributes.ts';

/** Values of ARIA attributes or their native equivalents; null if the element does not set the attribute. */
const states = z.partialRecord(z.enum(ARIA_ATTRIBUTES), z.string().nullable());

/** An element in the accessibility tree. */
const element = z.strictObject({
  /** Explicit or implicit ARIA role. */
  role: z.string(),
  /** Full accessible name. */
  name: z.string().optional(),
  /** 1-based index among the elements with this role and name. */
  position: z.int().min(1).optional()
});

/** Setup step that an example needs before a claim can be checked. */
const step = z.union([
  z.strictObject({ press: element }),
  z.strictObject({ focus: element }),
  /** Waits until the element is there, such as a tooltip that opens after a delay. */
  z.strictObject({ shown: element }),
  z.strictObject({ key: z.string() }),
  z.strictObject({ type: z.string() })
]);

/** Expected result of a key press. */
const outcome = z.union([
  z.strictObject({ focus: element }),
  z.strictObject({ focusInside: element }),
  /** Target of `aria-activedescendant` of the focused element. */
  z.strictObject({ active: element }),
  z.strictObject({ shown: element }),
  z.strictObject({ hidden: element }),
  z.strictObject({ states: z.strictObject({ of: element, are: states }) }),
  z.strictObject({ value: z.strictObject({ of: element, is: z.string() }) }),
  /** End of the URL. */
  z.strictObject({ address: z.string() })
]);

const setup = {
  /** Address of the standalone example. */
  example: z.string().startsWith('/'),
  steps: z.array(step).default([])
};

const roleClaim = z.strictObject({
  ...setup,
  /** Name of the part in prose. */
  part: z.string(),
  is: element,
  /** Source of the accessible name. */
  nameFrom: z.enum(['content', 'aria-label', 'aria-labelledby', 'label']).optional(),
  /** Accessible description. */
  description: z.string().optional(),
  states: states.default({}),
  /** Explanation for readers, one sentence. */
  says: z.string()
});

const keyClaim = z.strictObject({
  ...setup,
  /** Element that has focus when the key is pressed. */
  on: element,
  /** `KeyboardEvent.key` with modifier prefixes: `Shift+Tab`. */
  key: z.string(),
  /** Effect of the key, one sentence. */
  does: z.string(),
  expect: z.array(outcome).min(1)
});

/** Accessibility claims of a component. They are shown to readers and tested against the component's examples. */
export const claimsSchema = z.strictObject({
  roles: z.array(roleClaim).min(1),
  /** Empty for parts that take no keys, such as a badge. */
  keys: z.array(keyClaim)
});

export type Claims = z.infer<typeof claimsSchema>;
export type RoleClaim = Claims['roles'][number];
export type KeyClaim = Claims['keys'][number];
export type ClaimedElement = z.infer<typeof element>;
export type ClaimedStates = z.infer<typeof states>;
export type ClaimStep = z.infer<typeof step>;
export type ClaimOutcome = z.infer<typeof outcome>;
