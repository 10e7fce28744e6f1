import {
  ActionList,
  ActionListGroup,
  ActionListItem,
  Breadcrumb,
  BreadcrumbItem,
  Button,
  Label,
  Stack,
  StackItem,
  Switch
} from '@patternfly/react-core';
import { type Direction, InBothDirections } from './InBothDirections.tsx';

const TEXTS: Record<Direction, Record<'networks' | 'name' | 'running' | 'updates' | 'save' | 'cancel', string>> = {
  ltr: {
    networks: 'Networks',
    name: 'Office network',
    running: 'Running',
    updates: 'Automatic updates',
    save: 'Save',
    cancel: 'Cancel'
  },
  rtl: {
    networks: 'الشبكات',
    name: 'شبكة المكتب',
    running: 'قيد التشغيل',
    updates: 'التحديثات التلقائية',
    save: 'حفظ',
    cancel: 'إلغاء'
  }
};

export const PageInBothDirections: React.FunctionComponent = () => (
  <InBothDirections>
    {(direction) => {
      const texts = TEXTS[direction];
      return (
        <Stack hasGutter lang={direction === 'rtl' ? 'ar' : 'en'}>
          <StackItem>
            <Breadcrumb aria-label={`${texts.networks}, ${direction}`}>
              <BreadcrumbItem to="#networks">{texts.networks}</BreadcrumbItem>
              <BreadcrumbItem isActive>{texts.name}</BreadcrumbItem>
            </Breadcrumb>
          </StackItem>
          <StackItem>
            <Label status="success">{texts.running}</Label>
          </StackItem>
          <StackItem>
            <Switch id={`updates-${direction}`} label={texts.updates} isChecked onChange={() => undefined} />
          </StackItem>
          <StackItem>
            <ActionList>
              <ActionListGroup>
                <ActionListItem>
                  <Button>{texts.save}</Button>
                </ActionListItem>
                <ActionListItem>
                  <Button variant="link">{texts.cancel}</Button>
                </ActionListItem>
              </ActionListGroup>
            </ActionList>
          </StackItem>
        </Stack>
      );
    }}
  </InBothDirections>
);
