import { FileIcon } from '@patternfly/react-icons/dist/js/icons/file-icon.js';
import { FolderIcon } from '@patternfly/react-icons/dist/js/icons/folder-icon.js';
import type { ReactNode } from 'react';

/** A file or a folder. */
export interface FileEntry {
  name: ReactNode;
  /** What follows its name; null for nothing. */
  comment: ReactNode;
  /** Whether it is set off from the others. */
  isHighlighted: boolean;
  /** What is in a folder; null for a file. */
  entries: readonly FileEntry[] | null;
}

export interface FileTreeProps {
  entries: readonly FileEntry[];
}

/** Files and folders. Folders can be closed. */
export function FileTree({ entries }: FileTreeProps) {
  return (
    <div className="pb-file-tree" dir="ltr">
      <Entries entries={entries} />
    </div>
  );
}

function Entries({ entries }: FileTreeProps) {
  return (
    <ul role="list">
      {entries.map((entry, index) => (
        // Names may repeat, and nothing moves.
        <li key={index}>
          {entry.entries === null ? (
            <Name entry={entry} icon={<FileIcon set="rh-ui" />} />
          ) : (
            <details open>
              <summary className="pb-summary pb-chevron">
                <Name entry={entry} icon={<FolderIcon set="rh-ui" />} />
              </summary>
              {entry.entries.length > 0 && <Entries entries={entry.entries} />}
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function Name({ entry: { name, comment, isHighlighted }, icon }: { entry: FileEntry; icon: ReactNode }) {
  const Element = isHighlighted ? 'strong' : 'span';
  return (
    <>
      <Element className="pb-file">
        {icon}
        {name}
      </Element>
      {comment !== null && <span className="pb-file-comment">{comment}</span>}
    </>
  );
}
