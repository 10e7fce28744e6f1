import type { RootState } from '../../core/themes.ts';
import type { Definition, Target } from './definitions.ts';
import { type Reference, type ValuePart, displayParts } from './references.ts';
import { type Compound, type Selector, matchesRoot } from './selector.ts';

/** Resolved value in one theme. */
export interface Resolution {
  /** Substitution steps, from the value as written to the final one. */
  steps: readonly string[];
  /** False if a referenced property is undefined or part of a cycle. */
  isValid: boolean;
}

/** Element that a value is computed for, as far as selectors describe it. */
interface ElementContext {
  elements: Selector;
  /** At-rules that must be fulfilled; null if there are none. */
  requirement: string | null;
  sheet: string;
}

interface FoundDefinition {
  definition: Definition;
  /** Element for which the references of the definition's value are resolved. */
  context: ElementContext;
}

/** Maximum length of a resolved value. Browsers have a similar limit. */
const MAX_LENGTH = 10_000;

/** CSS-wide keywords, which make a custom property inherit its value or be invalid. */
const KEYWORDS = /^(initial|inherit|unset|revert|revert-layer)$/i;

/**
 * Resolves `var()` references in one theme. Style sheets alone don't define the element tree, so a property is looked
 * up by selector: on the same element, on its ancestors, on the root, on the BEM block that the element's class name
 * belongs to, in the most general definition, and finally as the initial value of a registered property.
 */
export class Resolver {
  readonly #root: RootState;
  readonly #definitions = new Map<string, Definition[]>();
  /** Initial values of registered properties; the last one counts. */
  readonly #initial = new Map<string, Definition>();
  readonly #cache = new Map<string, Resolution>();
  readonly #resolving: Definition[] = [];
  readonly #cyclic = new Set<Definition>();

  constructor(definitions: readonly Definition[], root: RootState) {
    this.#root = root;
    for (const definition of definitions) {
      if (definition.initial) {
        if (definition.requirement === null) {
          this.#initial.set(definition.property, definition);
        }
        continue;
      }
      const known = this.#definitions.get(definition.property);
      if (known) {
        known.push(definition);
      } else {
        this.#definitions.set(definition.property, [definition]);
      }
    }
  }

  /** Resolves the value of a definition on the subject of its own selector. */
  resolve(definition: Definition): Resolution {
    return this.#resolveAt(definition, this.#contextOf(definition));
  }

  /** Returns the definition of a property that applies to the root element; null if there is none. */
  rootDefinition(property: string): Definition | null {
    return this.#declaredOnRoot(property) ?? this.#initial.get(property) ?? null;
  }

  /** Returns the first definition of a property for the root element, whatever its conditions; null if there is none. */
  conditionalRootDefinition(property: string): Definition | null {
    const definitions = this.#definitions.get(property) ?? [];
    const applies = (target: Target): boolean => target.elements.length === 0 && this.#applies(target);
    return definitions.find(({ targets }) => targets.some(applies)) ?? null;
  }

  #declaredOnRoot(property: string): Definition | null {
    return this.#cascade(property, appliesUnder(null), (target) => target.elements.length === 0);
  }

  /**
   * Returns the definition that overrides the given one in this theme. A definition that does not apply in this theme
   * is returned unchanged.
   */
  winnerFor(definition: Definition): Definition {
    if (definition.initial || !definition.targets.some((target) => this.#applies(target))) {
      return definition;
    }
    const { elements } = this.#contextOf(definition);
    const key = JSON.stringify(elements);
    const isPeer = ({ sheet, condition }: Definition): boolean =>
      sheet === definition.sheet && condition === definition.condition;
    const isSame = (target: Target): boolean =>
      JSON.stringify(withoutFulfilled(target.elements, elements)) === key ||
      // Rules for a theme alone are often more general than what they override.
      (target.root !== null && target.elements.length > 0 && isCovered(elements, target.elements));
    return this.#cascade(definition.property, isPeer, isSame) ?? definition;
  }

  #applies({ root }: Target): boolean {
    return root === null || matchesRoot(root, this.#root);
  }

  #contextOf({ targets, requirement, sheet }: Definition): ElementContext {
    const target = targets.find((each) => this.#applies(each)) ?? targets[0];
    return { elements: target?.elements ?? [], requirement, sheet };
  }

  #resolveAt(definition: Definition, context: ElementContext): Resolution {
    const key = `${definition.order} ${JSON.stringify(context)}`;
    const cached = this.#cache.get(key);
    if (cached) {
      return cached;
    }
    const start = this.#resolving.indexOf(definition);
    if (start !== -1) {
      this.#resolving.slice(start).forEach((each) => this.#cyclic.add(each));
      return { steps: [`var(${definition.property})`], isValid: false };
    }
    this.#resolving.push(definition);
    const resolution = this.#validate(definition, this.#expand(definition.parts, context));
    this.#resolving.pop();
    this.#cache.set(key, resolution);
    return resolution;
  }

  #validate(definition: Definition, { steps, isValid }: Resolution): Resolution {
    const isTooLong = (steps.at(-1)?.length ?? 0) > MAX_LENGTH;
    if (this.#cyclic.has(definition) || isTooLong) {
      return { steps: [definition.value], isValid: false };
    }
    return { steps, isValid: isValid && !KEYWORDS.test(definition.value) };
  }

  /** Substitutes all references of a value in parallel, step by step. */
  #expand(parts: readonly ValuePart[], context: ElementContext): Resolution {
    const resolved = parts.map((part) => (typeof part === 'string' ? null : this.#resolveReference(part, context)));
    const length = Math.max(0, ...resolved.map((each) => each?.steps.length ?? 0));
    const steps = [displayParts(parts)];
    for (let step = 0; step < length; step++) {
      const texts = parts.map((part, index) => {
        const { steps: own } = resolved[index] ?? { steps: [] };
        return typeof part === 'string' ? part : (own[Math.min(step, own.length - 1)] ?? '');
      });
      steps.push(texts.join(''));
    }
    return { steps, isValid: resolved.every((each) => each?.isValid ?? true) };
  }

  #resolveReference({ name, fallback }: Reference, context: ElementContext): Resolution {
    const found = this.#find(name, context, fallback !== null);
    const resolution = found && this.#resolveAt(found.definition, found.context);
    if (resolution?.isValid) {
      return resolution;
    }
    if (fallback !== null) {
      return this.#expand(fallback, context);
    }
    return resolution ?? { steps: [`var(${name})`], isValid: false };
  }

  #find(name: string, context: ElementContext, hasFallback: boolean): FoundDefinition | null {
    const initial = this.#initial.get(name);
    if (initial?.initial?.inherits === false) {
      return this.#findOnElement(name, context) ?? { definition: initial, context: this.#contextOf(initial) };
    }
    const inherited = this.#findOnAncestors(name, context) ?? this.#findOnRoot(name);
    if (inherited) {
      return inherited;
    }
    const definition =
      this.#findOnBlock(name, context) ??
      (hasFallback ? null : this.#findMostGeneral(name, context)) ??
      initial ??
      null;
    return definition && { definition, context: this.#contextOf(definition) };
  }

  /** Looks up a property on the element itself or its nearest matching ancestor. */
  #findOnAncestors(name: string, context: ElementContext): FoundDefinition | null {
    for (let level = context.elements.length; level > 0; level--) {
      const found = this.#findOnElement(name, { ...context, elements: context.elements.slice(0, level) });
      if (found) {
        return found;
      }
    }
    return null;
  }

  /** Looks up a property on the element itself; the root element is the one without compounds. */
  #findOnElement(name: string, context: ElementContext): FoundDefinition | null {
    const { elements, requirement } = context;
    if (elements.length === 0) {
      return this.#findOnRoot(name);
    }
    const covers = (target: Target): boolean => target.elements.length > 0 && isCovered(elements, target.elements);
    const definition = this.#cascade(name, appliesUnder(requirement), covers);
    return definition && { definition, context };
  }

  #findOnRoot(name: string): FoundDefinition | null {
    const definition = this.#declaredOnRoot(name);
    return definition && { definition, context: this.#contextOf(definition) };
  }

  /** Looks up a property on the BEM block, matched by class name: `.card` for `.card__title`. */
  #findOnBlock(name: string, { elements, requirement }: ElementContext): Definition | null {
    const classes = elements.flat().filter((simple) => simple.startsWith('.'));
    const isBlock = ({ elements: [only = [], ...rest] }: Target): boolean => {
      const [block, ...others] = only.filter((simple) => !isFulfilled(simple, []));
      return block !== undefined && others.length + rest.length === 0 && classes.some((each) => each.startsWith(block));
    };
    return this.#cascade(name, appliesUnder(requirement), isBlock);
  }

  /** Looks up the definition with the most general selector, preferably in the same sheet. */
  #findMostGeneral(name: string, { sheet }: ElementContext): Definition | null {
    const all = (this.#definitions.get(name) ?? []).filter(
      ({ requirement, targets }) => requirement === null && targets.some((target) => this.#applies(target))
    );
    const own = all.filter((definition) => definition.sheet === sheet);
    const sizeOf = ({ targets }: Definition): number =>
      Math.min(...targets.map(({ elements }) => elements.flat().length));
    return (own.length > 0 ? own : all).toSorted((a, b) => sizeOf(a) - sizeOf(b))[0] ?? null;
  }

  /** Applies the cascade: returns the matching definition by importance, layer, specificity, and order. */
  #cascade(
    property: string,
    isCandidate: (definition: Definition) => boolean,
    fits: (target: Target) => boolean
  ): Definition | null {
    let best: { definition: Definition; specificity: number } | null = null;
    for (const definition of this.#definitions.get(property) ?? []) {
      const targets = isCandidate(definition)
        ? definition.targets.filter((target) => this.#applies(target) && fits(target))
        : [];
      const specificity = Math.max(...targets.map((target) => target.specificity));
      const rank = best === null ? 1 : compareRanks(definition, best.definition);
      const isBetter = rank > 0 || (rank === 0 && specificity >= (best?.specificity ?? 0));
      if (targets.length > 0 && isBetter) {
        best = { definition, specificity };
      }
    }
    return best?.definition ?? null;
  }
}

/** Compares by importance and layer: positive if the first one takes precedence. Important ones have layers in reverse. */
function compareRanks(one: Definition, other: Definition): number {
  if (one.isImportant !== other.isImportant) {
    return one.isImportant ? 1 : -1;
  }
  return one.layer === other.layer ? 0 : one.layer > other.layer === one.isImportant ? -1 : 1;
}

/** Matches definitions that apply under a requirement: those with the same one, and those without. */
function appliesUnder(requirement: string | null): (definition: Definition) => boolean {
  return (definition) => definition.requirement === null || definition.requirement === requirement;
}

/** True if every element that matches `elements` also matches `general`, as far as compounds tell. */
function isCovered(elements: Selector, general: Selector): boolean {
  const subject = general.at(-1) ?? [];
  if (!includes(elements.at(-1) ?? [], subject)) {
    return false;
  }
  let at = elements.length - 2;
  for (let index = general.length - 2; index >= 0; index--, at--) {
    while (at >= 0 && !includes(elements[at] ?? [], general[index] ?? [])) {
      at--;
    }
    if (at < 0) {
      return false;
    }
  }
  return true;
}

function includes(compound: Compound, part: Compound): boolean {
  return part.every((simple) => compound.includes(simple) || isFulfilled(simple, compound));
}

const NEGATED_CLASS = /^:not\((\.[\w-]+)\)$/;

/** True if a simple selector excludes a class that the compound doesn't name. */
function isFulfilled(simple: string, compound: Compound): boolean {
  const excluded = NEGATED_CLASS.exec(simple)?.[1];
  return excluded !== undefined && !compound.includes(excluded);
}

/** Leaves out what is fulfilled in a selector for the elements that another one of the same length describes. */
function withoutFulfilled(selector: Selector, elements: Selector): Selector {
  return selector.map((compound, index) =>
    compound.filter(
      (simple) => elements[index]?.includes(simple) === true || !isFulfilled(simple, elements[index] ?? [])
    )
  );
}
