import { useState } from 'react';
import {
  Card,
  Drawer,
  DrawerContent,
  DrawerContentBody,
  DrawerHead,
  DrawerPanelBody,
  DrawerPanelContent,
  SimpleList,
  SimpleListItem,
  Title
} from '@patternfly/react-core';

const MESSAGES = [
  {
    title: 'Disk almost full',
    text: 'The disk of db-1 has 2 GB left. At the present rate, it will be full in three days. Extend the volume, or delete backups that are older than 30 days.'
  },
  { title: 'Certificate renewed', text: 'The new certificate of web-1 is valid until May 9, 2027.' },
  { title: 'Host added', text: 'Dana Reyes added mail-1. You can now send jobs to it.' },
  { title: 'Backup completed', text: 'The backup of db-1 took 40 minutes and copied 3 volumes.' }
];

const WIDTH = { '--pf-v6-c-drawer__panel--FlexBasis': '60%' } as React.CSSProperties;

export const MessagesAlwaysOpen: React.FunctionComponent = () => {
  const [open, setOpen] = useState(0);
  return (
    <Card>
      <Drawer isStatic isExpanded>
        <DrawerContent
          panelContent={
            <DrawerPanelContent id="open-message" style={WIDTH}>
              <DrawerHead>
                <Title headingLevel="h4" size="md">
                  {MESSAGES[open].title}
                </Title>
              </DrawerHead>
              <DrawerPanelBody>{MESSAGES[open].text}</DrawerPanelBody>
            </DrawerPanelContent>
          }
        >
          <DrawerContentBody style={{ maxInlineSize: 'max(40%, 100vw - 35rem)' }}>
            <SimpleList aria-label="Messages" isControlled={false}>
              {MESSAGES.map(({ title }, index) => (
                <SimpleListItem key={title} isActive={index === open} onClick={() => setOpen(index)}>
                  {title}
                </SimpleListItem>
              ))}
            </SimpleList>
          </DrawerContentBody>
        </DrawerContent>
      </Drawer>
    </Card>
  );
};
