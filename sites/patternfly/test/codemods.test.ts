import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { createFixesOf } from '../../../engine/src/history/codemods.ts';
import { openHistory } from '../../../engine/src/history/history.ts';
import type { HistoryFile } from '../../../engine/src/history/historyFile.ts';
import { codemods } from '../codemods.ts';

const file = JSON.parse(readFileSync(new URL('../history.json', import.meta.url), 'utf8')) as HistoryFile;
const changes = openHistory(file).changesBetween('5.4', '6.0');
const fixesOf = createFixesOf(codemods, changes);
const found = changes.flatMap((change) =>
  change.subject === 'component' || change.subject === 'prop' || change.subject === 'export'
    ? fixesOf(change).map(({ rule }) => ({ change, rule }))
    : []
);

it('every stored codemod mends a stored change', () => {
  const stored = codemods.flatMap(({ rules }) => Object.keys(rules));
  expect([...new Set(found.map(({ rule }) => rule))].toSorted()).toEqual(stored.toSorted());
  expect(stored.length).toBeGreaterThan(50);
});

it('knows what readers ask for', () => {
  const rulesOf = (id: string, prop?: string): string[] =>
    found.flatMap(({ change, rule }) =>
      change.subject === 'prop'
        ? change.component === id && change.prop === prop
          ? [rule]
          : []
        : change.subject === 'component' && prop === undefined && (change.before ?? change.component) === id
          ? [rule]
          : []
    );
  expect(rulesOf('@patternfly/react-core/Chip')).toEqual(['chip-deprecated']);
  expect(rulesOf('@patternfly/react-core/next/Modal')).toEqual(['modalNext-promoted']);
  expect(rulesOf('@patternfly/react-core/EmptyStateHeader')).toContain('emptyStateHeader-move-into-emptyState');
  expect(rulesOf('@patternfly/react-core/Button', 'isActive')).toEqual(['button-rename-isActive']);
  // The rule needs the item around the toggle.
  expect(rulesOf('@patternfly/react-core/AccordionToggle', 'isExpanded')).toEqual([
    'accordionToggle-move-isExpanded-prop'
  ]);
  // Its codemod only reports.
  expect(rulesOf('@patternfly/react-core/deprecated/Select')).toEqual([]);
});
