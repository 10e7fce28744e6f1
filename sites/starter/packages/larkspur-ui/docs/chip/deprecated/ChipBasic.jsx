import { useState } from 'react';
import { Chip } from 'larkspur-ui';

export const ChipBasic = () => {
  const [isShown, setIsShown] = useState(true);

  return isShown ? <Chip text="Draft" onClose={() => setIsShown(false)} /> : <span>No chip is left.</span>;
};
