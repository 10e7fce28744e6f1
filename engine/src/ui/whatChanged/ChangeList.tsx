import { Button } from '@patternfly/react-core';
import { useDeferredValue, useMemo, useState } from 'react';

import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import { commandsOf } from '../../history/codemods.ts';
import { isBreaking } from '../../history/isBreaking.ts';
import { BreakableCode } from '../BreakableCode.tsx';
import { FilterField } from '../listFilter/filterControls.tsx';
import { countChanges } from '../changes/countChanges.ts';
import { changeSentence } from '../changes/changeSentence.ts';
import { ChangeText } from '../changes/ChangeText.tsx';
import { CodemodCommands, Codemods } from '../changes/Codemods.tsx';
import { type ChangedComponent, filterChanges } from './comparison.ts';

/** Longer lists take long to appear; a button shows the rest. */
const FIRST_COMPONENTS = 50;

interface ChangeListProps {
  components: readonly ChangedComponent[];
  pageOf: (id: string) => string | null;
}

/** Changes by component, with a filter. */
export function ChangeList({ components, pageOf }: ChangeListProps) {
  const [query, setQuery] = useState('');
  const [onlyBreaking, setOnlyBreaking] = useState(false);
  const [onlyMended, setOnlyMended] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const text = useDeferredValue(query);
  const found = useMemo(
    () => filterChanges(components, { query: text, onlyBreaking, onlyMended }),
    [components, text, onlyBreaking, onlyMended]
  );
  const total = countChanges(components);
  const count = countChanges(found);
  const shown = isWhole ? found : found.slice(0, FIRST_COMPONENTS);
  return (
    <>
      <div className="pb-changed-filter">
        <FilterField placeholder={texts.whatChanged.filter} value={query} onChange={setQuery} />
        <label>
          <input
            type="checkbox"
            checked={onlyBreaking}
            onChange={({ currentTarget }) => setOnlyBreaking(currentTarget.checked)}
          />
          {texts.whatChanged.onlyBreaking}
        </label>
        {components.some(({ changes }) => changes.some(({ fixes }) => fixes.length > 0)) && (
          <label>
            <input
              type="checkbox"
              checked={onlyMended}
              onChange={({ currentTarget }) => setOnlyMended(currentTarget.checked)}
            />
            {texts.whatChanged.onlyMended}
          </label>
        )}
        <p role="status">
          {count === 0
            ? texts.whatChanged.noMatches
            : count < total && fillText(texts.whatChanged.filtered, { count, total })}
        </p>
      </div>
      <ul className="pb-changed-list" role="list">
        {shown.map((component) => (
          <li key={component.id}>
            <ComponentChanges component={component} page={pageOf(component.id)} />
          </li>
        ))}
      </ul>
      {found.length > shown.length && (
        <Button variant="secondary" size="sm" onClick={() => setWhole(true)}>
          {fillCount(texts.whatChanged.showAll, found.length)}
        </Button>
      )}
    </>
  );
}

function ComponentChanges({
  component: { name, module, changes },
  page
}: {
  component: ChangedComponent;
  page: string | null;
}) {
  return (
    <>
      <h3>
        <bdi>{page === null ? name : <a href={page}>{name}</a>}</bdi>
      </h3>
      <p className="pb-check-note">
        <code dir="ltr">
          <BreakableCode code={module} />
        </code>
      </p>
      <ul>
        {changes.map(({ change, fixes }, index) => {
          const { codemods = [], ...sentence } = changeSentence(change, fixes);
          return (
            <li key={index}>
              <ChangeText {...sentence} />
              {isBreaking(change) && (
                <>
                  {' '}
                  <span className="pb-changed-breaking">{texts.whatChanged.breaking}</span>
                </>
              )}
              <Codemods codemods={codemods} />
            </li>
          );
        })}
      </ul>
      <CodemodCommands commands={commandsOf(changes.flatMap(({ fixes }) => fixes))} />
    </>
  );
}
