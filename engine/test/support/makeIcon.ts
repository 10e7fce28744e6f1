import type { IconEntry } from '../../src/core/icons.ts';

/** An icon; tests state what matters to them. */
export function makeIcon(changes: Partial<IconEntry> = {}): IconEntry {
  return {
    name: 'knob',
    component: 'KnobIcon',
    importPath: 'acme-icons/knob',
    group: null,
    sets: ['default'],
    keywords: [],
    usage: null,
    slice: '/api/icons/1.json',
    ...changes
  };
}
