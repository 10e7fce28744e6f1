import type { ChangeGroup } from '../../core/releaseChanges.ts';
import { ChangeText } from './ChangeText.tsx';
import { CodemodCommands } from './Codemods.tsx';

/** Changes by what they are about, linked to its page. */
export function ChangeGroups({ groups }: { groups: readonly ChangeGroup[] }) {
  return (
    <ul role="list">
      {groups.map(({ name, href, changes, commands = [] }, index) => (
        <li key={index}>
          <bdi>{href === null ? name : <a href={href}>{name}</a>}</bdi>
          <ul>
            {changes.map((change, place) => (
              <li key={place}>
                <ChangeText {...change} />
              </li>
            ))}
          </ul>
          <CodemodCommands commands={commands} />
        </li>
      ))}
    </ul>
  );
}
