import { CHILDREN, isNumberText, type PlaygroundControl, type PlaygroundNeed } from '../../core/playground.ts';
import { choiceValues, valueOfDefault } from '../../core/propTypes.ts';
import type { PropRow } from '../entry.ts';
import type { Needs } from './findNeeds.ts';
import { CONTENT, type ModelElement } from './modelElement.ts';

/** Maximum number of controls; more would hide the important ones. */
const MAX_CONTROLS = 24;
const MAX_CHOICES = 12;

/** Properties without a visible effect. */
const INVISIBLE =
  /^(?:className|style|id|key|ref|innerRef|tabIndex|component|as|type|role|name|data-.*|aria-.*|aria[A-Z]\w*|\w+Aria[A-Z]\w*|\w+I[dD]|\w*Class(?:[nN]ame)?|\w*[sS]creen[rR]eader\w*)$/;

/** Attributes of the DOM that change what an element does, if anything, but not what it looks like. */
const INVISIBLE_ATTRIBUTE =
  /^(?:accept|acceptCharset|accessKey|action|allow|autoCapitalize|autoComplete|autoCorrect|autoFocus|autoSave|capture|charSet|cite|command|commandFor|contentEditable|contextMenu|crossOrigin|dateTime|defaultChecked|defaultValue|dir|draggable|encType|enterKeyHint|exportParts|fetchPriority|for|form|form[A-Z]\w*|hrefLang|htmlFor|httpEquiv|inert|inputMode|integrity|is|item(?:ID|Prop|Ref|Scope|Type)|lang|loading|maxLength|media|method|minLength|nonce|noValidate|part|pattern|ping|popover|popover[A-Z]\w*|prefix|property|radioGroup|referrerPolicy|rel|resource|rev|results|security|slot|spellCheck|suppress[A-Z]\w*|target|translate|typeof|unselectable|virtualKeyboardPolicy|vocab)$/;

const NODE = /^(?:React\.)?ReactNode$/;

/** Properties that take an address. */
const LINK = /^(?:href|url)$|(?:Href|Url)$/;

/** What readers try first, in this order. */
const LEADING = [/^variant$/, /^size$/, CONTENT];

/** Makes the controls of a component's properties. @param own names of those that are not inherited */
export function makeControls(
  props: readonly PropRow[],
  own: ReadonlySet<string>,
  element: ModelElement,
  needs: Needs
): PlaygroundControl[] {
  const documented = props.flatMap((prop) => (canHaveControl(prop, element) ? (makeControl(prop, element) ?? []) : []));
  // Documentation may omit `children`, which native elements have anyway.
  const takesText = element.text === '' || documented.some(({ name }) => name === CHILDREN);
  const controls = takesText ? documented : [...documented, contentControl(element.text)];
  const rank = ({ name, kind }: PlaygroundControl): number => {
    const isOwn = own.has(name) || name === CHILDREN;
    const leading = isOwn ? LEADING.findIndex((pattern) => pattern.test(name)) : -1;
    if (leading >= 0) {
      return leading;
    }
    const rest = LEADING.length;
    return element.attributes.has(name) ? rest : rest + (kind === 'choice' ? 1 : 2) + (isOwn ? 0 : 2);
  };
  const ordered = controls.toSorted((one, other) => rank(one) - rank(other));
  return withNeeds(ordered, needs, element).slice(0, MAX_CONTROLS);
}

/**
 * Tells controls what they need, and places them after it. Those that need a property that can't be set here have no
 * effect, and are left out.
 */
function withNeeds(
  controls: readonly PlaygroundControl[],
  needs: Needs,
  { attributes }: ModelElement
): PlaygroundControl[] {
  const byName = new Map(controls.map((control) => [control.name, control]));
  /** A choice with a default is always made. */
  const needOf = ({ name }: Pick<PlaygroundControl, 'name'>): PlaygroundNeed | undefined => {
    const need = needs.get(name);
    const other = need && byName.get(need.name);
    return other?.kind === 'choice' && other.absent !== '' && !need?.values ? undefined : need;
  };
  const followersOf = (control: PlaygroundControl): PlaygroundControl[] => [
    control,
    ...controls.filter(({ name }) => needOf({ name })?.name === control.name).flatMap(settle)
  ];
  const settle = (control: PlaygroundControl): PlaygroundControl[] => {
    const need = needOf(control);
    return followersOf(need && byName.has(need.name) ? { ...control, needs: need } : control);
  };
  return controls.flatMap((control) => {
    const need = needOf(control)?.name;
    const hasOwnPlace =
      need === undefined || (!byName.has(need) && (attributes.has(need) || attributes.has(control.name)));
    return hasOwnPlace ? settle(control) : [];
  });
}

function contentControl(text: string): PlaygroundControl {
  return { kind: 'text', name: CHILDREN, start: text, absent: '' };
}

/** An invisible property has a control only if the component requires it and the example doesn't tell its value. */
function canHaveControl(prop: PropRow, element: ModelElement): boolean {
  const { name, deprecated } = prop;
  const isInvisible = INVISIBLE.test(name) || INVISIBLE_ATTRIBUTE.test(name);
  const isNecessary = isNeeded(prop, element) && !element.attributes.has(name);
  return !deprecated && (isNecessary || !isInvisible) && /^\w+$/.test(name);
}

function makeControl(prop: PropRow, element: ModelElement): PlaygroundControl | null {
  const { name, type } = prop;
  const given = element.attributes.get(name);
  const absent = valueOfDefault(prop);
  const required = isNeeded(prop, element);
  if (type === 'boolean') {
    return {
      kind: 'switch',
      name,
      absent: absent === 'true',
      start: given === undefined ? absent === 'true' : given === true
    };
  }
  const values = choiceValues(type);
  if (values.length > 1 && values.length <= MAX_CHOICES) {
    return {
      kind: 'choice',
      name,
      values,
      absent,
      start: typeof given === 'string' ? given : required ? (values[0] ?? '') : absent
    };
  }
  // A prop for an element, e.g. an icon, looks wrong with text.
  const isText = type === 'string' || (NODE.test(type) && (name === CHILDREN || required || given !== undefined));
  if (!isText && type !== 'number') {
    return null;
  }
  const plain = isPlainDefault(absent, prop, isText) ? absent : '';
  const sample = LINK.test(name) ? '#' : name;
  const start =
    name === CHILDREN ? element.text : typeof given === 'string' ? given : required && isText ? sample : plain;
  return { kind: isText ? 'text' : 'number', name, absent: plain, start };
}

/**
 * Whether a default is a text or a number as it stands, and not code that only the component can evaluate.
 * @param value of the default (`valueOfDefault`)
 */
function isPlainDefault(value: string, { defaultValue }: PropRow, isText: boolean): boolean {
  const isComputed = /[`${}(]/.test(value) || (value === defaultValue && /^\w+(?:\.\w+)+$/.test(value));
  return isText ? !isComputed : isNumberText(value);
}

/**
 * Whether an element needs a value for a property. One that an example does without is required of other uses only, such
 * as by another overload.
 */
export function isNeeded({ name, required }: PropRow, { attributes, computed, hasSpread }: ModelElement): boolean {
  return required && (hasSpread || attributes.has(name) || computed.has(name));
}
