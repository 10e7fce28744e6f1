import { Truncate } from '@patternfly/react-core';
import { Variants } from '../../figures/Variants.tsx';

const TEXTS = {
  start: 'clusters/east/servers/web-1',
  middle: 'backup-of-data-1-2026-04-17.tar.gz',
  end: 'Weekly report on storage and traffic'
};

export const TruncatePositions: React.FunctionComponent = () => (
  <Variants
    component={Truncate}
    prop="position"
    initial="end"
    uses={{
      start: 'Paths and names that differ at the end.',
      middle: 'File names, and identifiers whose ends matter.',
      end: 'Sentences, and names that differ at the start.'
    }}
    specimen={(position) => (
      <div style={{ inlineSize: '10rem' }}>
        <Truncate content={TEXTS[position]} position={position} />
      </div>
    )}
  />
);
