import { type Declaration, type Rule, type Selector, type SelectorComponent, transform } from 'lightningcss';

import { withLeadingZeros } from './classIndex.ts';

/** The states that an element is shown in: names of pseudo-classes, separated by spaces. */
export const FORCED_ATTRIBUTE = 'data-force';

/** What browsers focus. */
const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex],[contenteditable]';

/**
 * What a pseudo-class matches where `$` forces it. The attribute may be on an element around the component, which has no
 * box, or on any element of the component. The pointer is over all that is around what it is over.
 */
const MATCHES = {
  hover: { own: `$,$>*,$ :where(label,${FOCUSABLE})`, around: ':has($)' },
  active: { own: `$,$>*,$ :where(label,${FOCUSABLE})`, around: ':has($)' },
  focus: { own: `$:where(${FOCUSABLE}),$ :where(${FOCUSABLE})`, around: null },
  'focus-visible': { own: `$:where(${FOCUSABLE}),$ :where(${FOCUSABLE})`, around: null },
  'focus-within': { own: '$,$>*', around: `:has($),$ :where(:has(${FOCUSABLE}))` }
} as const;

type State = keyof typeof MATCHES;

/** Puts the attribute in the place of `$`. */
function forcing(state: State, selectors: string): string {
  return selectors.replaceAll('$', `[${FORCED_ATTRIBUTE}~=${state}]`);
}

const FOCUSED = `:where(${forcing('focus-visible', MATCHES['focus-visible'].own)})`;

/**
 * The ring that browsers draw around what has focus. No style sheet of a site contains it, and each of their rules is
 * stronger.
 */
export const FORCED_FOCUS_RING =
  `${FOCUSED}{outline:auto 1px;outline:auto 1px -webkit-focus-ring-color}` +
  `${FOCUSED}:where([type=checkbox],[type=radio]){outline-offset:2px}`;

/** Rules that contain others. */
const GROUPS: readonly Rule['type'][] = ['media', 'supports', 'layer-block', 'container'];

/**
 * Returns the rules of a sheet that apply in forced states, to follow it in the same cascade layer: those with a
 * pseudo-class of a state, which an equally specific selector of the attribute `data-force` replaces, and later ones for
 * the same properties, which are to win as before.
 *
 * What a rule sets for elements that are _not_ in a state stays in force.
 */
export function forcedRules(css: string): string {
  const overridden = new Set<string>();
  let isForced = false;
  const { code } = transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    minify: true,
    errorRecovery: true,
    visitor: {
      Rule(rule) {
        if (rule.type === 'style') {
          isForced = rule.value.selectors.some((selector) => replaceStates(selector)?.isForced);
          return undefined;
        }
        return GROUPS.includes(rule.type) ? undefined : [];
      },
      Selector: (selector) => replaceStates(selector)?.selector,
      Declaration(declaration) {
        const name = propertyGroup(declaration);
        if (isForced) {
          overridden.add(name);
          return undefined;
        }
        return overridden.has(name) ? undefined : [];
      }
    }
  });
  return withLeadingZeros(code.toString());
}

/** Returns what a property and its shorthands have in common: the first word of its name. */
function propertyGroup(declaration: Declaration): string {
  const { property, value } = declaration;
  const name = property === 'custom' ? value.name : property === 'unparsed' ? value.propertyId.property : property;
  return name.startsWith('--') ? name : (name.replace(/^-\w+-/, '').split('-', 1)[0] ?? name);
}

/** Where a part of a selector is: `:has` can't be in `:has`, and negations also mean the real state. */
interface Context {
  isInHas: boolean;
  isNegated: boolean;
}

interface Replaced {
  selector: Selector;
  /** Whether an element has to be in a state to match, and not only must not be. */
  isForced: boolean;
}

/** Replaces the states in a selector; null without any. */
function replaceStates(selector: Selector, context: Context = { isInHas: false, isNegated: false }): Replaced | null {
  let isForced = false;
  let isPseudoElement = false;
  const replaced = selector.map((part): SelectorComponent => {
    // A state of a pseudo-element, such as that of a scrollbar, belongs to no element.
    isPseudoElement ||= part.type === 'pseudo-element';
    if (isPseudoElement || part.type !== 'pseudo-class') {
      return part;
    }
    if (isState(part.kind)) {
      isForced = true;
      return replacement(part.kind, part, context);
    }
    if (part.kind !== 'is' && part.kind !== 'where' && part.kind !== 'not' && part.kind !== 'has') {
      return part;
    }
    const isNegation = part.kind === 'not';
    const inner = {
      isInHas: context.isInHas || part.kind === 'has',
      isNegated: context.isNegated !== isNegation
    };
    const alternatives = part.selectors.map((one) => replaceStates(one, inner));
    if (alternatives.every((one) => one === null)) {
      return part;
    }
    isForced ||= !isNegation && alternatives.some((one) => one?.isForced);
    return { ...part, selectors: part.selectors.map((one, index) => alternatives[index]?.selector ?? one) };
  });
  return replaced.some((part, index) => part !== selector[index]) ? { selector: replaced, isForced } : null;
}

function isState(kind: string): kind is State {
  return kind in MATCHES;
}

function replacement(state: State, real: SelectorComponent, { isInHas, isNegated }: Context): SelectorComponent {
  const { own, around } = SELECTORS[state];
  const selectors = [...(isNegated ? [[real]] : []), ...own, ...(isInHas ? [] : around)];
  return { type: 'pseudo-class', kind: 'is', selectors };
}

const SELECTORS = Object.fromEntries(
  Object.entries(MATCHES).map(([state, { own, around }]) => {
    const parse = (text: string): Selector[] => parseSelectors(text.replaceAll('$', `[${FORCED_ATTRIBUTE}~=${state}]`));
    return [state, { own: parse(own), around: around === null ? [] : parse(around) }];
  })
) as Record<State, { own: Selector[]; around: Selector[] }>;

function parseSelectors(list: string): Selector[] {
  const selectors: Selector[] = [];
  transform({
    filename: 'selectors.css',
    code: Buffer.from(`${list}{color:red}`),
    visitor: {
      Selector(selector) {
        selectors.push(selector);
      }
    }
  });
  return selectors;
}
