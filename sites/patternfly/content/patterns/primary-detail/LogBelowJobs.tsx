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
  Label,
  Title
} from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const JOBS = [
  {
    name: 'Backup',
    started: '02:00',
    status: 'success',
    result: 'Completed',
    log: ['02:00:04  Started on db-1', '02:40:51  Copied 3 volumes to s3://backups/db-1/2026-05-09']
  },
  {
    name: 'Cleanup',
    started: '03:00',
    status: 'danger',
    result: 'Failed',
    log: [
      '03:00:02  Started on web-1',
      '03:00:41  Removed 214 of 390 files from /var/cache/images',
      "03:01:07  Couldn't remove /var/cache/images/0215.webp: the file system is read-only"
    ]
  },
  {
    name: 'Report',
    started: '04:00',
    status: 'success',
    result: 'Completed',
    log: ['04:00:03  Started on web-2', '04:00:09  Sent the report to 12 members']
  }
] as const;

const HEIGHT = { '--pf-v6-c-drawer__panel--FlexBasis': '11rem' } as React.CSSProperties;
const LOG: React.CSSProperties = {
  fontFamily: 'var(--pf-t--global--font--family--mono)',
  fontSize: 'var(--pf-t--global--font--size--body--sm)',
  whiteSpace: 'pre-wrap'
};

export const LogBelowJobs: React.FunctionComponent = () => {
  const [name, setName] = useState<string | null>('Cleanup');
  const job = JOBS.find((candidate) => candidate.name === name);
  return (
    <Card>
      <Drawer isInline position="bottom" isExpanded={job !== undefined} style={{ blockSize: '21rem' }}>
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
                <pre dir="ltr" style={LOG}>
                  {job?.log.join('\n')}
                </pre>
              </DrawerPanelBody>
            </DrawerPanelContent>
          }
        >
          <DrawerContentBody>
            <Table aria-label="Jobs with logs" variant="compact" gridBreakPoint="">
              <Thead>
                <Tr>
                  <Th>Job</Th>
                  <Th>Started</Th>
                  <Th>Result</Th>
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
                    <Td dataLabel="Started">{candidate.started}</Td>
                    <Td dataLabel="Result">
                      <Label isCompact variant="outline" status={candidate.status}>
                        {candidate.result}
                      </Label>
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
