import { packageName } from '../../engine/src/live/project/dependencies.ts';
import type { ProgramProject } from '../../engine/src/live/project/projectKinds.ts';
import { moduleReferences } from '../../engine/src/live/project/importStatements.ts';

/**
 * Chooses projects with different traits: each has one that none of the previous ones has. When there is nothing new
 * left, the largest are chosen.
 */
export function chooseVaried<Item extends { project: ProgramProject }>(items: readonly Item[], count: number): Item[] {
  const left = items
    .map((item) => ({ item, traits: traitsOf(item.project) }))
    .sort((a, b) => b.item.project.code.length - a.item.project.code.length);
  const seen = new Set<string>();
  const chosen: Item[] = [];
  while (chosen.length < count && left.length > 0) {
    const gains = left.map(({ traits }) => traits.filter((trait) => !seen.has(trait)).length);
    const best = gains.indexOf(Math.max(...gains));
    for (const { item, traits } of left.splice(best, 1)) {
      chosen.push(item);
      traits.forEach((trait) => seen.add(trait));
    }
  }
  return chosen;
}

function traitsOf({ code, files, header, lang, root, sheets }: ProgramProject): string[] {
  const { imports } = moduleReferences(code);
  const specifiers = imports.map(({ specifier }) => specifier.split('/').slice(0, 4).join('/'));
  return [
    lang,
    ...specifiers,
    ...specifiers.flatMap((specifier) => packageName(specifier) ?? []),
    ...sheets,
    ...Object.keys(files).map((path) => path.replace(/.*\./, 'file.')),
    `element ${root.isElement}`,
    `exported ${root.isExported}`,
    `header ${header.length > 0}`
  ];
}
