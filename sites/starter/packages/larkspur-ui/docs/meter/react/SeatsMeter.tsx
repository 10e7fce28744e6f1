import { useState, type FunctionComponent } from 'react';
import { Button, Meter } from 'larkspur-ui';

const SEATS = 8;

export const SeatsMeter: FunctionComponent = () => {
  const [taken, setTaken] = useState(6);
  const isFull = taken === SEATS;

  return (
    <div className="seats-demo">
      <Meter
        label="Seats"
        value={taken}
        max={SEATS}
        valueText={`${taken} of ${SEATS} seats`}
        tone={isFull ? 'danger' : 'neutral'}
      />
      <div style={{ display: 'flex', gap: '0.5rem' }}>
        <Button variant="secondary" size="small" disabled={isFull} onClick={() => setTaken(taken + 1)}>
          Take a seat
        </Button>
        <Button variant="secondary" size="small" disabled={taken === 0} onClick={() => setTaken(taken - 1)}>
          Free a seat
        </Button>
      </div>
    </div>
  );
};
