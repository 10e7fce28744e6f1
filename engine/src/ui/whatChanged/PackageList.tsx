import * as texts from '../../core/texts.ts';
import { FilledText } from '../FilledText.tsx';
import type { MatchedPackage, ProjectPackages } from './projectPackages.ts';

interface PackageListProps {
  project: ProjectPackages;
  /** Versions in the documented release. */
  packagesNow: Readonly<Record<string, string>>;
}

/** Which release was taken for each package of a project. */
export function PackageList({ project: { matched, unclear }, packagesNow }: PackageListProps) {
  return (
    (matched.length > 0 || unclear.length > 0) && (
      <ul className="pb-changed-packages" role="list">
        {matched.map((match) => (
          <li key={match.name}>
            <FilledText text={textOf(match, packagesNow)} values={valuesOf(match, packagesNow)} />
          </li>
        ))}
        {unclear.map(({ name, range }) => (
          <li key={name}>
            <FilledText
              text={texts.whatChanged.unclearPackage}
              values={{ package: <code dir="ltr">{name}</code>, range: <code dir="ltr">{range}</code> }}
            />
          </li>
        ))}
      </ul>
    )
  );
}

type PackageText = (typeof texts.whatChanged)['package' | 'olderPackage' | 'removedPackage'];

function textOf({ name, isOlder }: MatchedPackage, packagesNow: PackageListProps['packagesNow']): PackageText {
  if (packagesNow[name] === undefined) {
    return texts.whatChanged.removedPackage;
  }
  return isOlder ? texts.whatChanged.olderPackage : texts.whatChanged.package;
}

function valuesOf({ name, range, release, version }: MatchedPackage, packagesNow: PackageListProps['packagesNow']) {
  return {
    package: <code dir="ltr">{name}</code>,
    range: <code dir="ltr">{range === '' ? '*' : range}</code>,
    release: <bdi>{release}</bdi>,
    version: <bdi>{version}</bdi>,
    now: <bdi>{packagesNow[name]}</bdi>
  };
}
