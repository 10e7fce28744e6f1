import { Card, CardBody } from '@patternfly/react-core';

export type Direction = 'ltr' | 'rtl';

export interface InBothDirectionsProps {
  children: (direction: Direction) => React.ReactNode;
}

const ROW: React.CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: 'var(--pf-t--global--spacer--md)'
};

const NAMES: Record<Direction, string> = { ltr: 'Left to right', rtl: 'Right to left' };

/** Cards with the same content in both directions, with their names. */
export function InBothDirections({ children }: InBothDirectionsProps): React.ReactElement {
  return (
    <div style={ROW}>
      {(['ltr', 'rtl'] as const).map((direction) => (
        <div key={direction}>
          <p style={{ marginBlockEnd: 'var(--pf-t--global--spacer--sm)' }}>{NAMES[direction]}</p>
          {/* On a right-to-left page, the class turns movements around again. */}
          <Card dir={direction} className={direction === 'ltr' ? 'pf-v6-m-dir-ltr' : undefined}>
            <CardBody>{children(direction)}</CardBody>
          </Card>
        </div>
      ))}
    </div>
  );
}
