import type { RootElement } from '../design/theme.ts';
import type { Definition, Target } from './definitions.ts';
import { type Reference, type ValuePart, displayParts } from './references.ts';
import { type Compound, type Selector, matchesRoot } from './selector.ts';

/** What a value stands for in one theme. */
export interface Resolution {
  /** From the value as written to the last one, each with the names of the one before replaced. */
  steps: readonly string[];
  /** False where a name has no value: it is defined nowhere, or in a circle. */
  isValid: boolean;
}

/** The element that a value is computed for, as far as a selector tells. */
interface Place {
  elements: Selector;
  condition: string | null;
  sheet: string;
}

interface Found {
  definition: Definition;
  /** Where the found value's own references are looked up. */
  place: Place;
}

/** Longer texts are no values; browsers set such a limit too. */
const MAX_LENGTH = 10_000;

/** Values that give a custom property the one of the element around it, or none. */
const KEYWORDS = /^(initial|inherit|unset|revert|revert-layer)$/i;

/**
 * Resolves `var()`s in one theme. The style sheets alone don't say which element is in which; a name is looked up
 * where its selector says that it applies: on the same element, on one around it, on the root, on the block that the
 * element belongs to by its class name, and last wherever it is defined first.
 */
export class Resolver {
  readonly #root: RootElement;
  readonly #definitions = new Map<string, Definition[]>();
  readonly #done = new Map<string, Resolution>();
  readonly #open: Definition[] = [];
  readonly #circular = new Set<Definition>();

  constructor(definitions: readonly Definition[], root: RootElement) {
    this.#root = root;
    for (const definition of definitions) {
      const known = this.#definitions.get(definition.property);
      if (known) {
        known.push(definition);
      } else {
        this.#definitions.set(definition.property, [definition]);
      }
    }
  }

  /** What a definition's value stands for on the element of its own selector. */
  resolve(definition: Definition): Resolution {
    return this.#resolveAt(definition, this.#placeOf(definition));
  }

  /** The definition of a property that holds on the root element; null when there is none. */
  rootDefinition(property: string): Definition | null {
    return this.#strongest(property, under(null), (target) => target.elements.length === 0);
  }

  /**
   * The definition that wins where another one applies, e.g. one for this theme. One that doesn't apply in this theme
   * stands for itself.
   */
  winnerFor(definition: Definition): Definition {
    if (!definition.targets.some((target) => this.#applies(target))) {
      return definition;
    }
    const { elements } = this.#placeOf(definition);
    const key = JSON.stringify(elements);
    const isPeer = ({ sheet, condition }: Definition): boolean =>
      sheet === definition.sheet && condition === definition.condition;
    const isSame = (target: Target): boolean => JSON.stringify(target.elements) === key;
    return this.#strongest(definition.property, isPeer, isSame) ?? definition;
  }

  #applies({ root }: Target): boolean {
    return root === null || matchesRoot(root, this.#root);
  }

  #placeOf({ targets, condition, sheet }: Definition): Place {
    const target = targets.find((each) => this.#applies(each)) ?? targets[0];
    return { elements: target?.elements ?? [], condition, sheet };
  }

  #resolveAt(definition: Definition, place: Place): Resolution {
    const key = `${definition.order} ${JSON.stringify(place)}`;
    const done = this.#done.get(key);
    if (done) {
      return done;
    }
    const start = this.#open.indexOf(definition);
    if (start !== -1) {
      this.#open.slice(start).forEach((each) => this.#circular.add(each));
      return { steps: [`var(${definition.property})`], isValid: false };
    }
    this.#open.push(definition);
    const resolution = this.#checked(definition, this.#expand(definition.parts, place));
    this.#open.pop();
    this.#done.set(key, resolution);
    return resolution;
  }

  #checked(definition: Definition, { steps, isValid }: Resolution): Resolution {
    const isTooLong = (steps.at(-1)?.length ?? 0) > MAX_LENGTH;
    if (this.#circular.has(definition) || isTooLong) {
      return { steps: [definition.value], isValid: false };
    }
    return { steps, isValid: isValid && !KEYWORDS.test(definition.value) };
  }

  /** Replaces all references of a value at once, step by step. */
  #expand(parts: readonly ValuePart[], place: Place): Resolution {
    const resolved = parts.map((part) => (typeof part === 'string' ? null : this.#resolveReference(part, place)));
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

  #resolveReference({ name, fallback }: Reference, place: Place): Resolution {
    const found = this.#find(name, place, fallback !== null);
    const resolution = found && this.#resolveAt(found.definition, found.place);
    if (resolution?.isValid) {
      return resolution;
    }
    if (fallback !== null) {
      return this.#expand(fallback, place);
    }
    return resolution ?? { steps: [`var(${name})`], isValid: false };
  }

  #find(name: string, place: Place, hasFallback: boolean): Found | null {
    const placed = this.#findAround(name, place) ?? this.#findOnRoot(name);
    if (placed) {
      return placed;
    }
    const definition = this.#findOnBlock(name, place) ?? (hasFallback ? null : this.#findFirst(name, place));
    return definition && { definition, place: this.#placeOf(definition) };
  }

  /** On the element itself or the nearest one around it that a definition's selector names. */
  #findAround(name: string, place: Place): Found | null {
    for (let level = place.elements.length; level > 0; level--) {
      const elements = place.elements.slice(0, level);
      const covers = (target: Target): boolean => target.elements.length > 0 && isCovered(elements, target.elements);
      const definition = this.#strongest(name, under(place.condition), covers);
      if (definition) {
        return { definition, place: { ...place, elements } };
      }
    }
    return null;
  }

  #findOnRoot(name: string): Found | null {
    const definition = this.rootDefinition(name);
    return definition && { definition, place: this.#placeOf(definition) };
  }

  /** On the block: `.card` for `.card__title`, by name. */
  #findOnBlock(name: string, { elements, condition }: Place): Definition | null {
    const classes = elements.flat().filter((simple) => simple.startsWith('.'));
    const isBlock = ({ elements: [only, ...rest] }: Target): boolean =>
      only?.length === 1 &&
      rest.length === 0 &&
      classes.some((each) => only[0] !== undefined && each.startsWith(only[0]));
    return this.#strongest(name, under(condition), isBlock);
  }

  /** Where the name is defined most generally, in the same sheet if it is. */
  #findFirst(name: string, { sheet }: Place): Definition | null {
    const all = (this.#definitions.get(name) ?? []).filter(
      ({ condition, targets }) => condition === null && targets.some((target) => this.#applies(target))
    );
    const own = all.filter((definition) => definition.sheet === sheet);
    const sizeOf = ({ targets }: Definition): number =>
      Math.min(...targets.map(({ elements }) => elements.flat().length));
    return (own.length > 0 ? own : all).toSorted((a, b) => sizeOf(a) - sizeOf(b))[0] ?? null;
  }

  /** The definition that the cascade picks among those of a property that are possible and have a fitting selector. */
  #strongest(
    property: string,
    isPossible: (definition: Definition) => boolean,
    fits: (target: Target) => boolean
  ): Definition | null {
    let best: { definition: Definition; specificity: number } | null = null;
    for (const definition of this.#definitions.get(property) ?? []) {
      const targets = isPossible(definition)
        ? definition.targets.filter((target) => this.#applies(target) && fits(target))
        : [];
      const specificity = Math.max(...targets.map((target) => target.specificity));
      if (targets.length > 0 && (best === null || specificity >= best.specificity)) {
        best = { definition, specificity };
      }
    }
    return best?.definition ?? null;
  }
}

/** Definitions that apply under a condition: those with the same, and those with none. */
function under(condition: string | null): (definition: Definition) => boolean {
  return (definition) => definition.condition === null || definition.condition === condition;
}

/** Whether whatever matches `elements` also matches `general`, as far as the compounds tell. */
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
  return part.every((simple) => compound.includes(simple));
}
