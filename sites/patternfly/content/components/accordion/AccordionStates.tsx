import { Accordion, AccordionContent, AccordionItem, AccordionToggle } from '@patternfly/react-core';
import { StateMatrix } from '../../figures/StateMatrix.tsx';

const ROWS = [
  { name: 'Closed', isExpanded: false },
  { name: 'Open', isExpanded: true }
];

const IDS = ['default', 'hover', 'focus'];

export const AccordionStates: React.FunctionComponent = () => (
  <StateMatrix
    label="Sections by state"
    columns={['Default', { name: 'Hover', force: 'hover' }, { name: 'Focus', force: 'focus' }]}
    rows={ROWS.map(({ name, isExpanded }) => ({
      name,
      cells: IDS.map((state) => (
        <Accordion key={state} asDefinitionList={false}>
          <AccordionItem isExpanded={isExpanded}>
            <AccordionToggle id={`section-${name}-${state}-toggle`}>Backups</AccordionToggle>
            <AccordionContent id={`section-${name}-${state}`}>Every night</AccordionContent>
          </AccordionItem>
        </Accordion>
      ))
    }))}
  />
);
