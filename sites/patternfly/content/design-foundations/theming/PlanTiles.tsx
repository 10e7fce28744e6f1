import { InTheme } from '../../figures/InTheme.tsx';

const PLANS = [
  { name: 'Basic', nodes: '3 nodes' },
  { name: 'Team', nodes: '9 nodes' }
];

const TILE: React.CSSProperties = {
  display: 'grid',
  alignContent: 'start',
  padding: 'var(--pf-t--global--spacer--md)',
  backgroundColor: 'var(--pf-t--global--background--color--secondary--default)',
  borderRadius: 'var(--pf-t--global--border--radius--medium)'
};

const EDGE: React.CSSProperties = {
  border: 'var(--pf-t--global--border--width--regular) solid var(--pf-t--global--border--color--high-contrast)'
};

const SELECTED: React.CSSProperties = {
  backgroundColor: 'var(--pf-t--global--background--color--secondary--hover)'
};

const SELECTED_EDGE: React.CSSProperties = {
  border: 'var(--pf-t--global--border--width--extra-strong) solid var(--pf-t--global--border--color--clicked)'
};

export interface PlanTilesProps {
  hasEdges?: boolean;
}

/** Two plans in high contrast, the second of which is chosen. */
export const PlanTiles: React.FunctionComponent<PlanTilesProps> = ({ hasEdges = false }) => (
  <InTheme theme="highContrast" surface="primary">
    <ul style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 'var(--pf-t--global--spacer--md)' }}>
      {PLANS.map(({ name, nodes }) => {
        const isChosen = name === 'Team';
        const edge = isChosen ? SELECTED_EDGE : EDGE;
        return (
          <li key={name} style={{ ...TILE, ...(isChosen && SELECTED), ...(hasEdges && edge) }}>
            <strong>{name}</strong>
            {nodes}
            {hasEdges && isChosen && ', your plan'}
          </li>
        );
      })}
    </ul>
  </InTheme>
);
