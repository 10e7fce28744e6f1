import { useState } from 'react';
import { Accordion, AccordionContent, AccordionItem, AccordionToggle, Alert } from '@patternfly/react-core';

const SECTIONS = [
  { heading: 'Jobs', text: 'Backup, Cleanup, and Report run every night.' },
  { heading: 'Volumes', text: 'data-1 has 250 GB.' }
];

export const AlertInSection: React.FunctionComponent = () => {
  const [open, setOpen] = useState('');

  return (
    <Accordion asDefinitionList={false}>
      {SECTIONS.map(({ heading, text }) => (
        <AccordionItem key={heading} isExpanded={open === heading}>
          <AccordionToggle
            id={`around-alert-${heading}-toggle`}
            onClick={() => setOpen(open === heading ? '' : heading)}
          >
            {heading}
          </AccordionToggle>
          <AccordionContent id={`around-alert-${heading}`}>
            {heading === 'Jobs' && <Alert isInline variant="danger" title="The last cleanup failed" component="h4" />}
            {text}
          </AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  );
};
