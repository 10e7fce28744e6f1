import { LEAST_TARGET_PX, type MeasuredTarget } from '../../core/measures.ts';
import { cssPrefixesOf, documentingTabs } from '../../examples/measures/measureOrders.ts';
import { examplesOf } from '../../examples/siteExamples.ts';
import type { ExampleLink } from '../claims/ClaimTables.tsx';
import '../claims/claims.css';
import type { EngineComponent } from '../markdownContext.ts';
import { contrastRows } from './contrastRows.ts';
import { MeasuredAccessibility, type MeasuredAccessibilityProps, type TargetRow } from './MeasuredAccessibility.tsx';
import { namesOfParts, partsText } from '../measures/partNames.ts';

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
