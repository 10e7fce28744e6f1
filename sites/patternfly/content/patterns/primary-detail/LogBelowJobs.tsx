import { useState } from 'react';
import {
  Button,
  Card,
  Drawer,
  DrawerActions,
  DrawerCloseButton,
  DrawerContent,
  DrawerContentBody,
  DrawerHead,
  DrawerPanelBody,
  DrawerPanelContent,
  Title
} from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const JOBS = [
  { name: 'Backup', log: ['02:00 Started on db-1', '02:40 Finished: 3 volumes copied'] },
  { name: 'Cleanup', log: ['03:00 Started on web-1', '03:01 Failed: the disk is read-only'] }
];

const HEIGHT = { '--pf-v6-c-drawer__panel--FlexBasis': '9rem' } as React.CSSProperties;

export const LogBelowJobs: React.FunctionComponent = () => {
  const [name, setName] = useState<string | null>('Cleanup');
  const job = JOBS.find((candidate) => candidate.name === name);
  return (
    <Card>
      <Drawer isInline position="bottom" isExpanded={job !== undefined} style={{ blockSize: '19rem' }}>
        <DrawerContent
          panelContent={
            <DrawerPanelContent id="log-of-job" style={HEIGHT}>
              <DrawerHead>
                <Title headingLevel="h4" size="md">
                  {job ? `Log of ${job.name}` : 'No log'}
                </Title>
                <DrawerActions>
                  <DrawerCloseButton onClick={() => setName(null)} aria-label="Close log" />
                </DrawerActions>
              </DrawerHead>
              <DrawerPanelBody>
                {job?.log.map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </DrawerPanelBody>
            </DrawerPanelContent>
          }
        >
          <DrawerContentBody>
            <Table aria-label="Jobs with logs" variant="compact" gridBreakPoint="">
              <Thead>
                <Tr>
                  <Th>Job</Th>
                </Tr>
              </Thead>
              <Tbody>
                {JOBS.map((candidate) => (
                  <Tr key={candidate.name} isRowSelected={candidate === job}>
                    <Td dataLabel="Job">
                      <Button
                        variant="link"
                        isInline
                        aria-expanded={candidate === job}
                        onClick={() => setName(candidate.name)}
                      >
                        {candidate.name}
                      </Button>
                    </Td>
                  </Tr>
                ))}
              </Tbody>
            </Table>
          </DrawerContentBody>
        </DrawerContent>
      </Drawer>
    </Card>
  );
};
