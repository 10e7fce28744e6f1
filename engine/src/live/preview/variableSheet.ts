/** A custom property to which the reader gave another value. */
export interface ChangedVariable {
  selector: string;
  /** At-rules around the selector; null for none. */
  condition: string | null;
  property: string;
  value: string;
  /** Cascade layer of the rule that sets it; null for none. */
  layer: string | null;
}

/** What examples are made of: their previews, and what they put beside all other elements of the page. */
const IN_PREVIEWS = '[data-preview], .pb-symbols ~ *';
const WITHIN_PREVIEWS = '[data-preview] *, .pb-symbols ~ *, .pb-symbols ~ * *';

/** The values as a reader would write them into a style sheet: a rule for each selector. */
export function asCss(variables: readonly ChangedVariable[]): string {
  const rules = Map.groupBy(variables, ({ condition, selector }) => `${condition ?? ''}\n${selector}`);
  return [...rules.values()].map(asRule).join('\n\n');
}

function asRule(variables: readonly ChangedVariable[]): string {
  const [first] = variables;
  const declarations = variables.map(({ property, value }) => `  ${property}: ${value};`);
  const lines = [`${first?.selector} {`, ...declarations, '}'];
  return first && first.condition !== null
    ? [`${first.condition} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n')
    : lines.join('\n');
}

/** The style sheet of a frame that shows an example. */
export function frameSheet(variables: readonly ChangedVariable[]): string {
  return variables.map((variable) => inContext(variable, variable.selector)).join('\n');
}

/**
 * The style sheet of the page: the values hold in the previews alone, and weigh as much as those that they replace.
 * @param isRoot tells selectors of the document's root, which stand for the previews' outermost elements here
 */
export function pageSheet(variables: readonly ChangedVariable[], isRoot: (selector: string) => boolean): string {
  return variables
    .map((variable) => {
      const { selector } = variable;
      return inContext(
        variable,
        isRoot(selector) ? `:where(${IN_PREVIEWS})` : `:is(${selector}):where(${WITHIN_PREVIEWS})`
      );
    })
    .join('\n');
}

function inContext({ condition, property, value, layer }: ChangedVariable, selector: string): string {
  const rule = `${selector} { ${property}: ${value} }`;
  const conditional = condition === null ? rule : `${condition} { ${rule} }`;
  return layer === null ? conditional : `@layer ${layer} { ${conditional} }`;
}
