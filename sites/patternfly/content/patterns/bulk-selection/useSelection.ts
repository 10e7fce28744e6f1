import { useState } from 'react';
import { BulkSelectValue } from '@patternfly/react-component-groups/dist/dynamic/BulkSelect';
import type { Server } from '../../cast/servers';
import { SERVERS } from './servers';

interface Selection {
  selected: ReadonlySet<string>;
  select: (name: string, isSelected: boolean) => void;
  /** What the bulk select asks for. */
  selectMany: (value: BulkSelectValue) => void;
  isPageSelected: boolean;
  isPagePartlySelected: boolean;
}

/** The selected servers, which stay selected on other pages. */
export function useSelection(page: readonly Server[], onChange: () => void): Selection {
  const [selected, setState] = useState<ReadonlySet<string>>(new Set());
  const setSelected = (next: ReadonlySet<string>) => {
    setState(next);
    onChange();
  };
  const names = page.map(({ name }) => name);
  const selectedOnPage = names.filter((name) => selected.has(name)).length;

  const select = (name: string, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) {
      next.add(name);
    } else {
      next.delete(name);
    }
    setSelected(next);
  };

  const selectMany = (value: BulkSelectValue) => {
    const others = [...selected].filter((name) => !names.includes(name));
    setSelected(
      new Set(
        {
          [BulkSelectValue.none]: [],
          [BulkSelectValue.nonePage]: others,
          [BulkSelectValue.page]: [...others, ...names],
          [BulkSelectValue.all]: SERVERS.map(({ name }) => name)
        }[value]
      )
    );
  };

  return {
    selected,
    select,
    selectMany,
    isPageSelected: selectedOnPage === names.length,
    isPagePartlySelected: selectedOnPage > 0 && selectedOnPage < names.length
  };
}
