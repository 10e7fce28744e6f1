import { LEAST_CONTRAST } from '../../core/contrast.ts';
import {
  LEAST_TARGET_PX,
  LOOKS,
  type MeasuredContrast,
  type MeasuredTarget,
  type Ratios,
  type Subject
} from '../../core/measures.ts';
import { cssPrefixesOf, documentingTabs } from '../../examples/measures/measureOrders.ts';
import { examplesOf } from '../../examples/siteExamples.ts';
import type { ExampleLink } from '../claims/ClaimTables.tsx';
import '../claims/claims.css';
import type { EngineComponent } from '../markdownContext.ts';
import {
  type ContrastRow,
  MeasuredAccessibility,
  type MeasuredAccessibilityProps,
  type TargetRow
} from './MeasuredAccessibility.tsx';
import { namesOfParts, type PartNames } from '../measures/partNames.ts';

/** Least ratio by what has it. */
const LEAST: Readonly<Record<Subject, number>> = {
  text: LEAST_CONTRAST.text,
  largeText: LEAST_CONTRAST.largeText,
  icon: LEAST_CONTRAST.graphic,
  edge: LEAST_CONTRAST.graphic
};

/** `<MeasuredAccessibility />`: targets and contrasts in the examples of the page, as a browser computes them. */
export const measuredAccessibility: EngineComponent<MeasuredAccessibilityProps> = {
  component: MeasuredAccessibility,
  createProps({ page, source: { title } }, { measures }) {
    const stored = measures();
    const found = documentingTabs(page).flatMap((source) =>
      examplesOf(source).flatMap((example) => {
        const measured = stored?.of(example) ?? null;
        const link = { title: example.title, href: `${source.path}#${example.slug}` };
        return measured?.accessibility ? [{ ...measured, accessibility: measured.accessibility, link }] : [];
      })
    );
    const [first] = found;
    if (first === undefined) {
      return { measured: null };
    }
    const prefixes = cssPrefixesOf(page);
    const targets = found.flatMap(({ accessibility, link }) =>
      accessibility.targets.map((target) => ({ ...target, link }))
    );
    return {
      measured: {
        title,
        targets: targetRows(targets, prefixes),
        contrasts: contrastRows(
          found.flatMap(({ accessibility, link }) =>
            accessibility.contrasts.map((contrast) => ({ ...contrast, link }))
          ),
          prefixes
        ),
        release: found.find(({ isOutdated }) => isOutdated)?.release ?? first.release,
        isOutdated: found.some(({ isOutdated }) => isOutdated)
      }
    };
  }
};

/**
 * Groups targets by part and height, and shows the narrowest of each; the smallest come first. Larger ones of the same
 * parts are left out unless they fail.
 */
function targetRows(
  targets: readonly (MeasuredTarget & { link: ExampleLink })[],
  prefixes: readonly string[]
): TargetRow[] {
  const groups = Map.groupBy(targets, ({ part, height, reach }) =>
    [part.split('.')[1], Math.round(height), reach].join(' ')
  );
  return [...groups.values()]
    .flatMap((group) => {
      const [smallest] = group.toSorted((a, b) => a.width - b.width);
      return smallest === undefined
        ? []
        : [
            {
              parts: namesOfParts(
                group.map(({ part }) => part),
                prefixes
              ),
              width: Math.round(smallest.width),
              height: Math.round(smallest.height),
              reach: smallest.reach,
              isEnhanced: Math.min(smallest.width, smallest.height) >= LEAST_TARGET_PX.enhanced,
              example: smallest.link
            }
          ];
    })
    .toSorted((a, b) => Math.min(a.width, a.height) - Math.min(b.width, b.height) || a.width - b.width)
    .filter(
      ({ parts, reach }, index, rows) =>
        reach === 'none' || rows.findIndex((row) => partsText(row.parts) === partsText(parts)) === index
    );
}

/**
 * Groups contrasts that are the same in all looks; what is nearest to its least ratio comes first. Edges are last: WCAG
 * 1.4.11 needs them only where nothing else identifies a control.
 */
function contrastRows(
  contrasts: readonly (MeasuredContrast & { link: ExampleLink })[],
  prefixes: readonly string[]
): ContrastRow[] {
  const groups = Map.groupBy(contrasts, ({ subject, ratios }) =>
    [subject, ...LOOKS.map((look) => ratios[look]?.toFixed(2))].join(' ')
  );
  const rows = [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined
      ? []
      : [
          {
            parts: namesOfParts(
              group.map(({ part }) => part),
              prefixes
            ),
            examples: [...new Map(group.map(({ link }) => [link.title, link])).values()],
            subject: first.subject,
            ratios: first.ratios,
            least: LEAST[first.subject]
          }
        ];
  });
  const byName = Map.groupBy(rows, nameOf);
  return rows
    .map((row) => ({ ...row, examples: byName.get(nameOf(row))?.length === 1 ? [] : row.examples }))
    .toSorted(
      (a, b) =>
        Number(a.subject === 'edge') - Number(b.subject === 'edge') ||
        worst(a.ratios) / a.least - worst(b.ratios) / b.least
    );
}

/** What a row shows of its parts. */
function nameOf({ subject, parts }: Pick<ContrastRow, 'subject' | 'parts'>): string {
  return `${subject} ${partsText(parts)}`;
}

function partsText({ selectors, variants }: PartNames): string {
  return [...selectors, variants].join(' ');
}

function worst(ratios: Ratios): number {
  return Math.min(...LOOKS.map((look) => ratios[look] ?? Infinity));
}
