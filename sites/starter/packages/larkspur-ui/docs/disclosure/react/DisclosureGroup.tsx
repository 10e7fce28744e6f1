import { useState, type FunctionComponent } from 'react';
import { Disclosure } from 'larkspur-ui';

const DELIVERIES = [
  { name: 'Standard delivery', text: 'Three to five working days, free of charge.' },
  { name: 'Express delivery', text: 'The next working day if you order before noon.' }
];

export const DisclosureGroup: FunctionComponent = () => {
  const [openName, setOpenName] = useState<string | null>('Standard delivery');

  return (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      {DELIVERIES.map(({ name, text }) => (
        <Disclosure
          key={name}
          summary={name}
          isOpen={openName === name}
          onToggle={(isOpen) => setOpenName(isOpen ? name : null)}
        >
          {text}
        </Disclosure>
      ))}
    </div>
  );
};
