import { useState } from 'react';
import { Accordion, AccordionContent, AccordionItem, AccordionToggle } from '@patternfly/react-core';

const TEXTS = ['Every night at 02:00, kept for 30 days', '203.0.113.7'];
const LONG_HEADINGS = [
  'How often web-1 is saved, and how long backups are kept',
  'Which network addresses web-1 has, and how to change them'
];

export const LongHeadings: React.FunctionComponent = () => {
  const [open, setOpen] = useState(-1);

  return (
    <Accordion asDefinitionList={false}>
      {LONG_HEADINGS.map((heading, index) => (
        <AccordionItem key={heading} isExpanded={open === index}>
          <AccordionToggle id={`long-${String(index)}-toggle`} onClick={() => setOpen(open === index ? -1 : index)}>
            {heading}
          </AccordionToggle>
          <AccordionContent id={`long-${String(index)}`}>{TEXTS[index]}</AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  );
};
