import { useState } from 'react';
import { Accordion, AccordionContent, AccordionItem, AccordionToggle } from '@patternfly/react-core';

const TEXTS = ['Every night at 02:00, kept for 30 days', '203.0.113.7'];
const SHORT_HEADINGS = ['Backups', 'Network addresses'];

export const ShortHeadings: React.FunctionComponent = () => {
  const [open, setOpen] = useState(-1);

  return (
    <Accordion asDefinitionList={false}>
      {SHORT_HEADINGS.map((heading, index) => (
        <AccordionItem key={heading} isExpanded={open === index}>
          <AccordionToggle id={`short-${String(index)}-toggle`} onClick={() => setOpen(open === index ? -1 : index)}>
            {heading}
          </AccordionToggle>
          <AccordionContent id={`short-${String(index)}`}>{TEXTS[index]}</AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  );
};
