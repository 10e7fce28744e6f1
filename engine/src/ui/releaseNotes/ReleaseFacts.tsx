import { formatDate } from '../releaseMenu/releases.ts';
import type { ReleaseView } from './view.ts';

/** When a release came, and which versions of its packages belong to it, folded up: they are many. */
export function ReleaseFacts({ release: { name, date, packages } }: { release: ReleaseView }) {
  return (
    <div className="pb-release-versions">
      {date !== null && (
        <p className="pb-release-day">
          Released on <time dateTime={date}>{formatDate(date)}</time>
        </p>
      )}
      {packages.length > 0 && (
        <details>
          <summary>
            {packages.length} {packages.length === 1 ? 'package' : 'packages'}
            <span className="pf-v6-screen-reader"> of release {name}</span>
          </summary>
          <ul role="list">
            {packages.map(({ name: packageName, version, href }) => (
              <li key={packageName}>
                <span>{packageName}</span>
                {href === null ? (
                  <span>{version}</span>
                ) : (
                  <a href={href} aria-label={`${version}, changes of ${packageName}`}>
                    {version}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
