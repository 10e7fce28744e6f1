import { Button } from '@patternfly/react-core';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { commandsOf } from '../../history/codemods.ts';
import { nameOf } from '../../history/snapshot.ts';
import { ChangeText } from '../changes/ChangeText.tsx';
import { CodemodCommands } from '../changes/Codemods.tsx';
import type { CodeChange } from './codeComparison.ts';
import { codeChangeSentence } from './codeChangeSentence.ts';
import { remedyOf } from './remedy.ts';

/** More lines of one change help nobody. */
const MAX_LINES = 12;

interface CodeChangeListProps {
  changes: readonly CodeChange[];
  pageOf: (id: string) => string | null;
  onGoTo: (line: number) => void;
}

/** The changes that concern code, by component, each with its lines, what to do, and the codemods that do it. */
export function CodeChangeList({ changes, pageOf, onGoTo }: CodeChangeListProps) {
  const groups = [...Map.groupBy(changes, groupOf)];
  return (
    changes.length > 0 && (
      <>
        <CodemodCommands commands={commandsOf(changes.flatMap(({ fixes }) => fixes))} />
        <ul className="pb-changed-list" role="list">
          {groups.map(([group, own]) => (
            <li key={group}>
              <GroupHeading group={group} page={pageOf(group)} />
              <ul>
                {own.map((change, index) => (
                  <CodeChangeItem key={index} change={change} onGoTo={onGoTo} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </>
    )
  );
}

function GroupHeading({ group, page }: { group: string; page: string | null }) {
  const name = isKind(group) ? texts.whatChanged.groups[group] : nameOf(group);
  return <h3>{page === null ? <bdi>{name}</bdi> : <a href={page}>{name}</a>}</h3>;
}

type GroupKind = keyof typeof texts.whatChanged.groups;

function isKind(group: string): group is GroupKind {
  return Object.hasOwn(texts.whatChanged.groups, group);
}

/** The id of a component, or what other changes are about. */
function groupOf({ change }: CodeChange): string {
  switch (change.subject) {
    case 'component':
    case 'prop':
      return change.component;
    case 'variable':
    case 'token':
      return 'variables' satisfies GroupKind;
    case 'class':
      return 'classes' satisfies GroupKind;
    case 'export':
    case 'field':
    case 'icon':
    case 'package':
    case 'example':
      return 'imports' satisfies GroupKind;
  }
}

function CodeChangeItem({ change, onGoTo }: { change: CodeChange; onGoTo: (line: number) => void }) {
  const { lines, isBreaking, message } = change;
  const remedy = remedyOf(change);
  const others = lines.length - MAX_LINES;
  return (
    <li>
      <ChangeText {...codeChangeSentence(change)} />
      {isBreaking && (
        <>
          {' '}
          <span className="pb-changed-breaking">{texts.whatChanged.breaking}</span>
        </>
      )}
      <p className="pb-changed-lines">
        {lines.slice(0, MAX_LINES).map((line) => (
          <Button key={line} variant="link" isInline onClick={() => onGoTo(line)}>
            {fillText(texts.checkCode.goToLine, { line })}
          </Button>
        ))}
        {others > 0 && <span>{fillText(texts.whatChanged.moreLines, { count: others })}</span>}
      </p>
      {message !== null && message !== '' && <p dir="auto">{fillText(texts.whatChanged.saidBefore, { message })}</p>}
      {remedy && (
        <p>
          <ChangeText text={remedy.text} values={remedy.values} message={null} />
        </p>
      )}
    </li>
  );
}
