import type { StatusMatrixProps, StatusRow } from '../../src/ui/index.ts';

function makeRow(title: string, changes: Partial<StatusRow>): StatusRow {
  const path = `/parts/${title.toLowerCase()}`;
  return {
    title,
    path,
    badges: [],
    tabs: [{ source: 'react', label: 'React', path, badge: null }],
    examples: 1,
    props: 0,
    cssVariables: 0,
    ...changes
  };
}

/** Fixture: three pages. Lever has a deprecated tab besides the regular one, Knob the most examples. */
export const STATUS: StatusMatrixProps = {
  id: 'status-parts',
  columns: [{ source: 'react', label: 'React' }],
  noun: 'parts',
  rows: [
    makeRow('Dial', {}),
    makeRow('Knob', { badges: ['beta'], examples: 10, props: 7 }),
    makeRow('Lever', {
      tabs: [
        { source: 'react', label: 'React', path: '/parts/lever', badge: null },
        { source: 'old parts', label: 'Old parts', path: '/parts/lever/old-parts', badge: 'deprecated' }
      ]
    })
  ]
};
