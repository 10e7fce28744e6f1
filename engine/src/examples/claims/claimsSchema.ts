import { z } from 'zod';

/** States and properties of WAI-ARIA that claims may name, without their prefix `aria-`. */
const ARIA_ATTRIBUTES = [
  'autocomplete',
  'checked',
  'current',
  'disabled',
  'expanded',
  'haspopup',
  'invalid',
  'level',
  'modal',
  'multiselectable',
  'pressed',
  'required',
  'selected',
  'sort',
  'valuetext'
] as const;

/** Values of ARIA attributes, as native elements state them too; null where the element doesn't state any. */
const states = z.partialRecord(z.enum(ARIA_ATTRIBUTES), z.string().nullable());

/** An element as assistive technologies find it. */
const element = z.strictObject({
  /** ARIA role, implicit or not. */
  role: z.string(),
  /** The whole accessible name. */
  name: z.string().optional(),
  /** Which of several elements with this role and name, counted from 1. */
  position: z.int().min(1).optional()
});

/** What is done with an example before what is claimed can be seen. */
const step = z.union([
  z.strictObject({ press: element }),
  z.strictObject({ focus: element }),
  z.strictObject({ key: z.string() }),
  z.strictObject({ type: z.string() })
]);

/** What an example shows after a key. */
const outcome = z.union([
  z.strictObject({ focus: element }),
  z.strictObject({ focusInside: element }),
  /** The element that the focused one names as its active descendant. */
  z.strictObject({ active: element }),
  z.strictObject({ shown: element }),
  z.strictObject({ hidden: element }),
  z.strictObject({ states: z.strictObject({ of: element, are: states }) }),
  z.strictObject({ value: z.strictObject({ of: element, is: z.string() }) }),
  /** How the address ends. */
  z.strictObject({ address: z.string() })
]);

const place = {
  /** Address of the example's own document. */
  example: z.string().startsWith('/'),
  steps: z.array(step).default([])
};

const roleClaim = z.strictObject({
  ...place,
  /** What the part is called in the prose. */
  part: z.string(),
  is: element,
  /** Where the accessible name comes from. */
  nameFrom: z.enum(['content', 'aria-label', 'aria-labelledby', 'label']).optional(),
  /** Text that describes the element beside its name. */
  description: z.string().optional(),
  states: states.default({}),
  /** What a reader needs to know of the part, in a sentence. */
  says: z.string()
});

const keyClaim = z.strictObject({
  ...place,
  /** The element that has the focus. */
  on: element,
  /** As `KeyboardEvent.key`, after the names of its modifiers: `Shift+Tab`. */
  key: z.string(),
  /** What the key does, in a sentence. */
  does: z.string(),
  expect: z.array(outcome).min(1)
});

/** What is said of a component's accessibility, in a form that is shown to readers and run against its examples. */
export const claimsSchema = z.strictObject({
  roles: z.array(roleClaim).min(1),
  keys: z.array(keyClaim).min(1)
});

export type Claims = z.infer<typeof claimsSchema>;
export type RoleClaim = Claims['roles'][number];
export type KeyClaim = Claims['keys'][number];
export type ClaimedElement = z.infer<typeof element>;
export type ClaimedStates = z.infer<typeof states>;
export type ClaimStep = z.infer<typeof step>;
export type ClaimOutcome = z.infer<typeof outcome>;
