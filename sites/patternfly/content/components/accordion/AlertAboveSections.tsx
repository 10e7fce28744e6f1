import { useState } from 'react';
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionToggle,
  Alert,
  Stack,
  StackItem
} from '@patternfly/react-core';

const SECTIONS = [
  { heading: 'Jobs', text: 'Backup, Cleanup, and Report run every night.' },
  { heading: 'Volumes', text: 'data-1 has 250 GB.' }
];

export const AlertAboveSections: React.FunctionComponent = () => {
  const [open, setOpen] = useState('');

  return (
    <Stack hasGutter>
      <StackItem>
        <Alert isInline variant="danger" title="The last cleanup failed" component="h3" />
      </StackItem>
      <StackItem>
        <Accordion asDefinitionList={false}>
          {SECTIONS.map(({ heading, text }) => (
            <AccordionItem key={heading} isExpanded={open === heading}>
              <AccordionToggle
                id={`below-alert-${heading}-toggle`}
                onClick={() => setOpen(open === heading ? '' : heading)}
              >
                {heading}
              </AccordionToggle>
              <AccordionContent id={`below-alert-${heading}`}>{text}</AccordionContent>
            </AccordionItem>
          ))}
        </Accordion>
      </StackItem>
    </Stack>
  );
};
