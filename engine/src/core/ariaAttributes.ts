/** ARIA states and properties that claims may use, without the `aria-` prefix. */
export const ARIA_ATTRIBUTES = [
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
