import { nearestName } from '../../core/names.ts';
import type { ModuleShape } from '../data.ts';
import type { ImportFact } from '../facts/facts.ts';
import type { Fault } from '../finding.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Rule } from './rule.ts';

/** Reports names that a package doesn't export: imported ones, and those after the dot of a module or component. */
export const unknownComponent: Rule = ({ imports, members }, known) => [
  ...imports.flatMap((each) =>
    each.name === '*' ? [] : each.name === 'default' ? unknownDefault(each, known) : unknownExport(each, known)
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
  if (!place?.isEntryPoint || !place.module || known.exportersOf(name, place.package.name).length > 0) {
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

/** Modules of systems export names; a default is one that they say. */
function unknownDefault({ specifier, at, local }: ImportFact, known: Knowledge): Fault[] {
  const place = known.placeOf(specifier);
  const names = place?.isEntryPoint && place.module ? namesOf(place.module) : [];
  if (names.length === 0 || names.includes('default')) {
    return [];
  }
  const isNamed = local !== undefined && names.includes(local);
  return [
    {
      rule: 'unknown-component',
      at,
      message: `"${specifier}" has no default export.`,
      suggestion: isNamed ? `import { ${local} } from '${specifier}'` : null,
      page: isNamed ? known.pageOf({ specifier, path: [local] }) : null
    }
  ];
}

function unknownPart(
  owner: { specifier: string; path: readonly string[] },
  name: string,
  at: number,
  known: Knowledge
): Fault[] {
  const members = known.enumOf(owner);
  const parts = members ?? Object.keys(known.componentOf(owner)?.parts ?? {});
  if (parts.length === 0 || parts.includes(name)) {
    return [];
  }
  const whole = owner.path.join('.');
  const near = nearestName(name, parts);
  return [
    {
      rule: 'unknown-component',
      at,
      message: `"${whole}" of "${owner.specifier}" has no ${members ? 'member' : 'part'} "${name}"; it has ${listed(parts)}.`,
      suggestion: near === null ? null : `${whole}.${near}`,
      page: known.pageOf(owner)
    }
  ];
}

/** More names would hide the message. */
const MAX_LISTED = 12;

function listed(names: readonly string[]): string {
  const more = names.length - MAX_LISTED;
  return [...names.slice(0, MAX_LISTED), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

function namesOf({ components, others }: ModuleShape): string[] {
  return [...Object.keys(components), ...others];
}
