import type { RootState } from '../../core/themes.ts';
import { LayerOrder, UNLAYERED } from './layerOrder.ts';
import { type Registration, type Rule, type RuleContext, TOP, parseSheet } from './parseSheet.ts';
import { type ValuePart, readReferences } from './references.ts';
import {
  type RootNames,
  type Compound,
  type Selector,
  isRootCompound,
  rootClasses,
  type ParsedSelector,
  parseSelector
} from './selector.ts';

/** Text of a design system style sheet. */
export interface SheetText {
  /** Name, the same for the sheets that one imports; for a component's sheet, its prefix. */
  name: string;
  css: string;
  /** Context of the rule that imports it. */
  context?: RuleContext;
}

/** A parsed selector of a definition. */
export interface Target {
  /** Compound that the root element must match; null if it is unconstrained, i.e. in any theme. */
  root: Compound | null;
  /** Compounds of the elements below the root; empty if the subject is the root itself. */
  elements: Selector;
  specificity: number;
}

/** A declaration with everything that determines where it applies. */
export interface Definition {
  sheet: string;
  property: string;
  value: string;
  parts: readonly ValuePart[];
  /** Selector list as written; `@property` with the name for the initial value of a registered property. */
  selector: string;
  targets: readonly Target[];
  /** At-rules around it; null if there are none. */
  condition: string | null;
  /** The same, without feature queries that browsers fulfill. */
  requirement: string | null;
  /** Rank of its cascade layer: higher ones take precedence, and lower ones among important declarations. */
  layer: number;
  isImportant: boolean;
  /** For the initial value of a registered property: whether elements inherit other values. Null for a declaration. */
  initial: { inherits: boolean } | null;
  /** Source order across all sheets. */
  order: number;
}

/**
 * Parses the declarations and registered properties of all sheets, in sheet order.
 * @param themes the root element in each theme
 */
export function readDefinitions(sheets: readonly SheetText[], themes: readonly RootState[]): Definition[] {
  const layers = new LayerOrder();
  const rules = sheets.flatMap(({ name, css, context = TOP }) => {
    const parsed = parseSheet(css, context);
    parsed.layers.forEach((layer) => layers.add(layer));
    return parsed.rules.flatMap((rule) => {
      const selectors = selectorsOf(rule).map(parseSelector);
      // Browsers drop a rule if they can't read one of its selectors.
      const read = selectors.filter((selector) => selector !== null);
      return read.length === selectors.length ? [{ sheet: name, rule, selectors: read }] : [];
    });
  });
  const names = rootNames(
    rules.flatMap(({ selectors }) => selectors.map(({ compounds }) => compounds)),
    themes
  );
  let order = 0;
  return rules.flatMap(({ sheet, rule, selectors }) => {
    const { condition, requirement } = rule;
    const layer = rule.layer === null ? UNLAYERED : layers.rankOf(rule.layer);
    const define = (
      own: Pick<Definition, 'property' | 'value' | 'isImportant' | 'selector' | 'targets' | 'initial'>
    ): Definition => ({
      ...{ sheet, condition, requirement, layer, order: order++, parts: readReferences(own.value) },
      ...own
    });
    if ('property' in rule) {
      return initialDefinition(rule).map(define);
    }
    const targets = selectors.map((selector) => toTarget(selector, names));
    const selector = rule.selectors.join(', ');
    return rule.declarations.map((declaration) => define({ ...declaration, selector, targets, initial: null }));
  });
}

function selectorsOf(rule: Rule | Registration): readonly string[] {
  return 'property' in rule ? [] : rule.selectors;
}

/** The initial value of a registered property, which has no target: it applies where no declaration does. */
function initialDefinition({ property, initialValue, inherits }: Registration) {
  return initialValue === null
    ? []
    : [
        {
          ...{ property, value: initialValue, isImportant: false },
          ...{ selector: `@property ${property}`, targets: [], initial: { inherits } }
        }
      ];
}

function rootNames(selectors: readonly Selector[], themes: readonly RootState[]): RootNames {
  return {
    classes: new Set([...themes.flatMap(({ classes }) => classes), ...selectors.flat().flatMap(rootClasses)]),
    attributes: new Set(themes.flatMap(({ attributes }) => Object.keys(attributes)))
  };
}

function toTarget({ compounds, specificity }: ParsedSelector, names: RootNames): Target {
  const [first = [], ...rest] = compounds;
  return isRootCompound(first, names)
    ? { root: first, elements: rest, specificity }
    : { root: null, elements: compounds, specificity };
}
