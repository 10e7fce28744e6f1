import { LEAST_CONTRAST } from '../../core/contrast.ts';
import { LOOKS, type MeasuredContrast, type Ratios, type Subject } from '../../core/measures.ts';
import type { ExampleLink } from '../claims/ClaimTables.tsx';
import { namesOfParts, type PartNames, partsText } from '../measures/partNames.ts';
import type { ContrastRow } from './MeasuredAccessibility.tsx';

/** Least ratio by what has it. */
const LEAST: Readonly<Record<Subject, number>> = {
  text: LEAST_CONTRAST.text,
  largeText: LEAST_CONTRAST.largeText,
  icon: LEAST_CONTRAST.graphic,
  edge: LEAST_CONTRAST.graphic
};

/** A contrast, and the example that has it. */
export type LinkedContrast = MeasuredContrast & { link: ExampleLink };

type Naming = (contrast: MeasuredContrast) => string;

/** Ways to name what has a contrast, the shortest names first. */
const NAMINGS: readonly Naming[] = [
  ({ part }) => part,
  ({ part, within: [varied = part] }) => varied,
  ({ part, within }) => within.at(-1) ?? part
];

/**
 * Groups contrasts that are the same in all looks; what is nearest to its least ratio comes first. Edges are last: WCAG
 * 1.4.11 needs them only where nothing else identifies a control.
 * @param prefixes classes of the page's component
 */
export function contrastRows(contrasts: readonly LinkedContrast[], prefixes: readonly string[]): ContrastRow[] {
  const namings = new Map(
    [...Map.groupBy(contrasts, kindOf)].map(([kind, ofKind]) => [kind, bestNaming(ofKind, prefixes)])
  );
  const rows = [...Map.groupBy(contrasts, rowOf).values()].flatMap((group) => {
    const [first] = group;
    return first === undefined
      ? []
      : [
          {
            parts: namesOf(group, (contrast) => namings.get(kindOf(contrast))?.(contrast) ?? contrast.part, prefixes),
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

/** Returns the naming with which most rows differ, of several the one with the shortest names. */
function bestNaming(contrasts: readonly MeasuredContrast[], prefixes: readonly string[]): Naming {
  const rows = [...Map.groupBy(contrasts, rowOf).values()];
  const differing = (naming: Naming): number =>
    new Set(rows.map((row) => partsText(namesOf(row, naming, prefixes)))).size;
  return NAMINGS.reduce((best, naming) => (differing(naming) > differing(best) ? naming : best));
}

/** Too many parts to list are most of a component, so its own names are enough. */
function namesOf(row: readonly MeasuredContrast[], naming: Naming, prefixes: readonly string[]): PartNames {
  const names = namesOfParts(row.map(naming), prefixes);
  return names.variants === null
    ? names
    : namesOfParts(
        row.map(({ part }) => part),
        prefixes
      );
}

/** Contrasts of a kind are named in the same way. */
function kindOf({ part, subject }: MeasuredContrast): string {
  return `${part.split('.')[1]} ${subject}`;
}

function rowOf({ subject, ratios }: MeasuredContrast): string {
  return [subject, ...LOOKS.map((look) => ratios[look]?.toFixed(2))].join(' ');
}

/** What a row shows of its parts. */
function nameOf({ subject, parts }: Pick<ContrastRow, 'subject' | 'parts'>): string {
  return `${subject} ${partsText(parts)}`;
}

function worst(ratios: Ratios): number {
  return Math.min(...LOOKS.map((look) => ratios[look] ?? Infinity));
}
