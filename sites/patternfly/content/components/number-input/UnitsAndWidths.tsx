import { NumberInput } from '@patternfly/react-core';
import { Specimens } from '../../figures/Specimens.tsx';

export const UnitsAndWidths: React.FunctionComponent = () => (
  <Specimens
    items={[
      {
        name: 'Unit after the field',
        specimen: <NumberInput value={80} onChange={() => undefined} inputAriaLabel="Limit in percent" unit="%" />
      },
      {
        name: 'Unit before the field',
        specimen: (
          <NumberInput
            value={250}
            onChange={() => undefined}
            inputAriaLabel="Budget in dollars"
            unit="$"
            unitPosition="before"
          />
        )
      },
      {
        name: 'Two digits',
        specimen: <NumberInput value={12} onChange={() => undefined} inputAriaLabel="Servers" widthChars={2} />
      }
    ]}
  />
);
