import { nearestName } from '../../core/names.ts';
import type { ModuleShape } from '../data.ts';
import type { Fault } from '../finding.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Rule } from './rule.ts';

/** Reports names that a package doesn't export: imported ones, and those after the dot of a module or component. */
export const unknownComponent: Rule = ({ imports, members }, known) => [
  ...imports.flatMap(({ specifier, name, at }) =>
    name === 'default' || name === '*' ? [] : unknownExport({ specifier, name, at }, known)
  ),
  ...members.flatMap(({ owner, name, at }) =>
    owner.path.length === 0
      ? unknownExport({ specifier: owner.specifier, name, at }, known)
      : unknownPart(owner, name, at, known)
  )
];

function unknownExport(
  { specifier, name, at }: { specifier: string; name: string; at: number },
  known: Knowledge
): Fault[] {
  const place = known.placeOf(specifier);
  if (!place?.isEntryPoint || !place.module || namesOf(place.module).includes(name)) {
    return [];
  }
  if (known.exportersOf(name, place.package.name).length > 0) {
    // Another rule names the right module.
    return [];
  }
  const near = nearestName(name, namesOf(place.module));
  return [
    {
      rule: 'unknown-component',
      at,
      message: `"${name}" is not exported by "${specifier}" ${place.package.version}.`,
      suggestion: near,
      page: near === null ? null : known.pageOf({ specifier, path: [near] })
    }
  ];
}

function unknownPart(
  owner: { specifier: string; path: readonly string[] },
  name: string,
  at: number,
  known: Knowledge
): Fault[] {
  const parts = Object.keys(known.componentOf(owner)?.parts ?? {});
  if (parts.length === 0 || parts.includes(name)) {
    return [];
  }
  const whole = owner.path.join('.');
  const near = nearestName(name, parts);
  return [
    {
      rule: 'unknown-component',
      at,
      message: `"${whole}" of "${owner.specifier}" has no part "${name}"; it has ${parts.join(', ')}.`,
      suggestion: near === null ? null : `${whole}.${near}`,
      page: known.pageOf(owner)
    }
  ];
}

function namesOf({ components, others }: ModuleShape): string[] {
  return [...Object.keys(components), ...others];
}
