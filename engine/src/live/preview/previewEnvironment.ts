import type { PreviewEnvironment } from '../frame/protocol.ts';
import { interfaceId } from '../../core/interfaceIds.ts';
import { AXES } from '../../core/siteThemes.ts';
import { createStore } from '../../core/store.ts';
import { type ChosenValues, type Theme, themeWith } from '../../core/themes.ts';
import { THEME_ATTRIBUTE, pageTheme, watchRoot } from './pageTheme.ts';
import { onPage } from '../../core/pageEvents.ts';

/** The page's text sizes in percent. */
const TEXT_SIZES: Record<string, number> = { small: 93.75, large: 112.5, larger: 125 };

/** What differs from the page in the environment of one preview. */
export interface EnvironmentOverrides extends Partial<Omit<PreviewEnvironment, 'root' | 'colorScheme'>> {
  /** Values by the names of their theme axes. */
  themes?: ChosenValues;
}

/** Returns an environment with the page's current appearance, but for overrides. */
export function previewEnvironment({ themes = {}, ...overrides }: EnvironmentOverrides = {}): PreviewEnvironment {
  const root = document.documentElement;
  const theme = previewTheme(themes);
  const { classes, attributes, colorScheme } = theme;
  return {
    root: { classes, attributes },
    colorScheme,
    direction: root.dir === 'rtl' ? 'rtl' : 'ltr',
    textSize: TEXT_SIZES[root.dataset['textSize'] ?? ''] ?? 100,
    hasOutlines: false,
    hasGround: false,
    variables: [rootSheet(ownValues(theme)), frameSheet([...changedVariables().values()], isOwnValue)]
      .filter(Boolean)
      .join('\n'),
    ...overrides
  };
}

/** Returns the theme of a preview with these values in place of the page's. */
export function previewTheme(themes: ChosenValues): Theme {
  return themeWith(AXES, { ...pageTheme().values, ...themes }, (query) => matchMedia(query).matches);
}

/** Observes the page's appearance. @returns a function that stops observing */
export function watchPageEnvironment(onChange: () => void): () => void {
  const stops = [watchRoot([THEME_ATTRIBUTE, 'dir', 'data-text-size'], onChange), watchVariables(onChange)];
  return () => stops.forEach((stop) => stop());
}

/** Custom properties by name. */
type OwnValues = ReadonlyMap<string, string>;

const NO_VALUES = (): OwnValues => new Map();

let valuesOfReader: (theme: Theme) => OwnValues = NO_VALUES;

/** Returns the values of the reader's own theme that previews have in a theme of the site. */
export function ownValues(theme: Theme): OwnValues {
  return valuesOfReader(theme);
}

function rootSheet(values: OwnValues): string {
  const block = [...values].map(([name, value]) => `${name}: ${value};`).join(' ');
  return block === '' ? '' : `:root { ${block} }`;
}

/** Changes the reader's own theme (`ui/ownTheme`); null for none. @param values returns those in a theme of the site */
export function setOwnValues(values: ((theme: Theme) => OwnValues) | null): void {
  valuesOfReader = values ?? NO_VALUES;
  if (changed.get().size > 0) {
    apply(changed.get());
  } else {
    changed.set(NONE);
  }
}

/** Whether the reader's own theme sets a custom property in the page's theme. */
function isOwnValue(property: string): boolean {
  return ownValues(pageTheme()).has(property);
}

/** Overridden CSS variables by row id, until the reader leaves the page. */
type ChangedVariables = ReadonlyMap<string, ChangedVariable>;

const NONE: ChangedVariables = new Map();

const changed = createStore(NONE);
let style: HTMLStyleElement | null = null;

onPage('leave', resetVariables);

/** Returns the CSS variables that the reader has overridden. */
export const changedVariables = changed.get;

/** Overrides a variable in all examples of the page; null removes the override. */
export function changeVariable(row: string, variable: ChangedVariable | null): void {
  const others = [...changed.get()].filter(([id]) => id !== row);
  apply(new Map(variable ? [...others, [row, variable]] : others));
}

export function resetVariables(): void {
  apply(NONE);
}

/** Calls a listener when overridden variables or the reader's own theme change. */
export const watchVariables = changed.subscribe;

function apply(next: ChangedVariables): void {
  const variables = [...next.values()];
  style ??= document.createElement('style');
  style.id = interfaceId('changed-variables');
  style.textContent = pageSheet(variables, isRootSelector, isOwnValue);
  document.head.append(style);
  changed.set(next);
}

function isRootSelector(selector: string): boolean {
  try {
    return document.documentElement.matches(selector);
  } catch {
    return false;
  }
}

/** Override of a custom property. */
export interface ChangedVariable {
  selector: string;
  /** At-rules around the selector; null for none. */
  condition: string | null;
  property: string;
  value: string;
  /** Cascade layer of the rule that sets it; null for none. */
  layer: string | null;
}

/** Elements that examples append to the body; those of the interface have a class of its own. */
const APPENDED = ".pb-symbols ~ :not([class^='pb-'])";

/** Selectors of examples: their previews, and elements that they append to the body. */
export const IN_PREVIEWS = `[data-preview], ${APPENDED}`;
const WITHIN_PREVIEWS = `[data-preview] *, ${APPENDED}, ${APPENDED} *`;

/** Formats overrides as a style sheet to copy, with a rule for each selector. */
export function formatCss(variables: readonly ChangedVariable[]): string {
  const rules = Map.groupBy(variables, ({ condition, selector }) => `${condition ?? ''}\n${selector}`);
  return [...rules.values()].map(formatRule).join('\n\n');
}

function formatRule(variables: readonly ChangedVariable[]): string {
  const [first] = variables;
  const declarations = variables.map(({ property, value }) => `  ${property}: ${value};`);
  const lines = [`${first?.selector} {`, ...declarations, '}'];
  return first && first.condition !== null
    ? [`${first.condition} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n')
    : lines.join('\n');
}

/**
 * Returns the style sheet for an isolated frame.
 * @param isOwn tests for properties that the reader's own theme sets: a single change comes before it
 */
export function frameSheet(variables: readonly ChangedVariable[], isOwn = noProperty): string {
  return variables.map((variable) => wrapRule(variable, variable.selector, isOwn)).join('\n');
}

/**
 * Returns the style sheet for the page. It applies overrides only in previews, with the specificity of the original
 * rules.
 * @param isRoot tests for selectors of the root element, which are replaced by the previews' outermost elements
 * @param isOwn tests for properties that the reader's own theme sets: a single change comes before it
 */
export function pageSheet(
  variables: readonly ChangedVariable[],
  isRoot: (selector: string) => boolean,
  isOwn = noProperty
): string {
  return variables
    .map((variable) => {
      const { selector } = variable;
      return wrapRule(
        variable,
        isRoot(selector) ? `:where(${IN_PREVIEWS})` : `:is(${selector}):where(${WITHIN_PREVIEWS})`,
        isOwn
      );
    })
    .join('\n');
}

function noProperty(_property: string): boolean {
  return false;
}

function wrapRule(
  { condition, property, value, layer }: ChangedVariable,
  selector: string,
  isOwn: (property: string) => boolean
): string {
  const rule = `${selector} { ${property}: ${value}${isOwn(property) ? ' !important' : ''} }`;
  const conditional = condition === null ? rule : `${condition} { ${rule} }`;
  return layer === null ? conditional : `@layer ${layer} { ${conditional} }`;
}
