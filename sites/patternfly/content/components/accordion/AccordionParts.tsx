import { useState } from 'react';
import { Accordion, AccordionContent, AccordionItem, AccordionToggle } from '@patternfly/react-core';

const SECTIONS = [
  { id: 'parts-backups', heading: 'Backups', text: 'Every night at 02:00, kept for 30 days' },
  { id: 'parts-addresses', heading: 'Addresses', text: '203.0.113.7' }
];

export const AccordionParts: React.FunctionComponent = () => {
  const [open, setOpen] = useState(['parts-backups']);
  const toggle = (id: string) => setOpen(open.includes(id) ? open.filter((other) => other !== id) : [...open, id]);

  return (
    <Accordion asDefinitionList={false}>
      {SECTIONS.map(({ id, heading, text }) => (
        <AccordionItem key={id} isExpanded={open.includes(id)}>
          <AccordionToggle id={`${id}-toggle`} onClick={() => toggle(id)}>
            {heading}
          </AccordionToggle>
          <AccordionContent id={id}>{text}</AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  );
};
