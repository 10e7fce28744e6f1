import { useState } from 'react';
import { Accordion, AccordionContent, AccordionItem, AccordionToggle, Card, CardBody } from '@patternfly/react-core';

const REQUIREMENTS = [
  { name: 'Memory', text: 'At least 16 GB' },
  { name: 'Region', text: 'Frankfurt or Dublin' }
];

export const RequirementsInAccordion: React.FunctionComponent = () => {
  const [open, setOpen] = useState('');

  return (
    <Card>
      <CardBody>
        <Accordion asDefinitionList={false} headingLevel="h4">
          {REQUIREMENTS.map(({ name, text }) => (
            <AccordionItem key={name} isExpanded={open === name}>
              <AccordionToggle id={`required-${name}-toggle`} onClick={() => setOpen(open === name ? '' : name)}>
                {name}
              </AccordionToggle>
              <AccordionContent id={`required-${name}`}>{text}</AccordionContent>
            </AccordionItem>
          ))}
        </Accordion>
      </CardBody>
    </Card>
  );
};
