import { elementsOf, parseMarkup } from '../content/html/parseMarkup.ts';
import { textOf } from '../content/html/withoutElements.ts';
import { warning } from '../content/problem.ts';
import type { ResolvedConfig } from '../core/config.ts';
import { withFrameLayers } from '../core/frameLayers.ts';
import type { Example, Problem, Source } from '../model.ts';
import type { Finding } from './exampleUnits.ts';
import { parseSheet, type Rule, type Sheet } from '../reference/cssVariables/parseSheet.ts';

/** The most selectors that a message quotes. */
const QUOTED = 4;

/**
 * Reports, for a site once, rules for plain elements in the style sheets that components make as they render: those that
 * win over the interface, since they are in no layer, or in one that the configuration doesn't name.
 * @param rendered examples with their HTML
 */
export function librarySheetProblems(
  rendered: readonly { example: Pick<Example, 'title' | 'location' | 'isFullscreen'>; source: Source; html: string }[],
  { styles }: Pick<ResolvedConfig, 'styles'>
): Finding[] {
  const known = new Set(withFrameLayers(styles.layers));
  for (const { example, source, html } of rendered) {
    if (!example.isFullscreen && html.includes('<style')) {
      const sheet = parseSheet(markedSheets(html));
      const rules = winning(sheet, known);
      if (rules.length > 0) {
        return [{ source, problem: globalStyle(example, sheet, rules) }];
      }
    }
  }
  return [];
}

function globalStyle(
  { title, location }: Pick<Example, 'title' | 'location'>,
  sheet: Sheet,
  rules: readonly Rule[]
): Problem {
  const selectors = [...new Set(rules.flatMap((rule) => rule.selectors.filter(isGlobal)))];
  const layers = [...new Set(sheet.layers.flatMap(([name]) => name ?? []))].filter((name) => !name.startsWith('('));
  const isLayered = rules.every(({ layer }) => layer !== null);
  const quoted = selectors.slice(0, QUOTED).join('", "');
  const message = `What components of the example "${title}" render has rules for the whole page ("${quoted}"), which change the interface.`;
  const hint = isLayered
    ? `Name their cascade layers in the configuration, weakest first: styles: { layers: ${JSON.stringify(layers)} }.`
    : 'Turn the global styles of the provider off, have it put them into a cascade layer that `styles.layers` names, or set "isFullscreen".';
  return warning('global-style', message, location, hint);
}

/** Joins the style sheets that libraries mark as theirs; others are those of the example (`renderedProblems.ts`). */
function markedSheets(html: string): string {
  return elementsOf(parseMarkup(html).tree)
    .filter(({ tagName, attrs }) => tagName === 'style' && attrs.some(({ name }) => name.startsWith('data-')))
    .map(textOf)
    .join('\n');
}

/** Returns the rules for plain elements that win over those of the interface. */
function winning({ rules }: Sheet, known: ReadonlySet<string>): Rule[] {
  return rules.filter(
    (rule): rule is Rule =>
      'selectors' in rule &&
      !known.has(rule.layer?.[0] ?? '') &&
      rule.selectors.some(isGlobal) &&
      rule.declarations.some(({ property }) => !property.startsWith('--'))
  );
}

/** Whether a selector needs nothing but names of elements and their states. */
function isGlobal(selector: string): boolean {
  return !/[.#[]/.test(selector);
}
