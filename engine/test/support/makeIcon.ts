import type { IconEntry } from '../../src/core/icons.ts';

/** Creates an icon with defaults; tests override what they need. */
export function makeIcon(changes: Partial<IconEntry> = {}): IconEntry {
  return {
    name: 'knob',
    component: 'KnobIcon',
    importPath: 'acme-icons/knob',
    group: null,
    purpose: null,
    sets: ['default'],
    keywords: [],
    usage: null,
    slice: '/api/icons/1.json',
    ...changes
  };
}
