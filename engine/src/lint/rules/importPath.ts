import type { ImportFact, MemberFact } from '../facts/facts.ts';
import type { Fault } from '../finding.ts';
import { isWithin, type Knowledge } from '../knowledge.ts';
import type { Rule } from './rule.ts';

/** Reports imports from files inside of packages, and of names that another entry point exports. */
export const importPath: Rule = ({ imports, members }, known) => {
  const bySpecifier = Map.groupBy(imports, ({ specifierAt }) => specifierAt);
  return [
    ...[...bySpecifier.values()].flatMap((names) => deepImport(names, members, known)),
    ...[
      ...imports.filter(({ name }) => name !== 'default' && name !== '*'),
      ...members.flatMap(({ owner, name, at }) =>
        owner.path.length === 0 ? [{ specifier: owner.specifier, name, at }] : []
      )
    ].flatMap((each) => wrongEntryPoint(each, known))
  ];
};

const NO_SCRIPT = /\.(?:css|scss|less|json|svg|png|jpe?g|gif|webp|woff2?)$/;

/** Names that the code takes out of a whole module stand for those of an import. */
function namedBy(names: readonly ImportFact[], members: readonly MemberFact[]): readonly ImportFact[] {
  const [first] = names;
  if (names.length !== 1 || first?.name !== '*') {
    return names;
  }
  const taken = members.filter(({ owner }) => owner.path.length === 0 && owner.specifier === first.specifier);
  return taken.length === 0 ? names : taken.map(({ name }) => ({ ...first, name }));
}

function deepImport(imports: readonly ImportFact[], members: readonly MemberFact[], known: Knowledge): Fault[] {
  const names = namedBy(imports, members);
  const [first] = names;
  const place = first && known.placeOf(first.specifier);
  if (!place || place.isEntryPoint || place.subpath === '' || NO_SCRIPT.test(place.subpath)) {
    return [];
  }
  const { name: owner, exports, folders } = place.package;
  const exported = names.map(({ name }) => known.exportersOf(name, owner).find((each) => isWithin(each, owner)));
  const [target] = exported;
  const suggestion =
    target !== undefined && exported.every((each) => each === target)
      ? names === imports
        ? `import { ${names.map(({ name }) => name).join(', ')} } from '${target}'`
        : `'${target}'`
      : null;
  const isPrivate =
    exports === null
      ? suggestion !== null && !folders.some((folder) => place.subpath.startsWith(folder))
      : !exports.some((key) => matches(key, `./${place.subpath}`));
  if (!isPrivate) {
    return [];
  }
  return [
    {
      rule: 'import-path',
      at: first.specifierAt,
      message:
        exports === null
          ? `"${first.specifier}" is a file inside of "${owner}", which may move in any release.`
          : `"${owner}" has no entry point "./${place.subpath}".`,
      suggestion,
      page: null,
      ...(suggestion !== null && target !== undefined ? { change: { kind: 'specifier', to: target } } : {})
    }
  ];
}

/** True if a key of `exports`, which may be a pattern, stands for a subpath. */
function matches(key: string, subpath: string): boolean {
  const [before = '', after] = key.split('*');
  return after === undefined
    ? key === subpath
    : subpath.length > before.length + after.length - 1 && subpath.startsWith(before) && subpath.endsWith(after);
}

function wrongEntryPoint(
  { specifier, name, at }: { specifier: string; name: string; at: number },
  known: Knowledge
): Fault[] {
  const place = known.placeOf(specifier);
  const isMissing = place?.subpath === '' && !place.package.hasMain;
  if (!place || !(place.isEntryPoint || isMissing)) {
    return [];
  }
  const { components, others } = place.module ?? { components: {}, others: [] };
  const exporters = known.exportersOf(name, place.package.name);
  const [right] = exporters;
  if (right === undefined || Object.hasOwn(components, name) || others.includes(name)) {
    return [];
  }
  return [
    {
      rule: 'import-path',
      at,
      message: `"${name}" is exported by "${right}", not by "${specifier}".`,
      suggestion: `import { ${name} } from '${right}'`,
      page: known.pageOf({ specifier: right, path: [name] })
    }
  ];
}
