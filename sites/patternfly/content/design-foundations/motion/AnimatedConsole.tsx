import { useEffect, useRef, useState } from 'react';
import {
  Alert,
  AlertActionCloseButton,
  AlertGroup,
  AnimationsProvider,
  Button,
  Card,
  CardBody,
  Drawer,
  DrawerContent,
  DrawerContentBody,
  ExpandableSection,
  Masthead,
  MastheadBrand,
  MastheadContent,
  MastheadMain,
  NotificationBadge,
  Page,
  PageSection,
  SkipToContent,
  Switch,
  Title,
  Toolbar,
  ToolbarContent,
  ToolbarItem
} from '@patternfly/react-core';
import { AnimatedHosts } from './AnimatedHosts';
import { SchedulePanel } from './SchedulePanel';

/** Milliseconds of a backup. */
const BACKUP_TIME = 2000;

const MAIN_ID = 'motion-console-main';

export const AnimatedConsole: React.FunctionComponent = () => {
  const [hasAnimations, setHasAnimations] = useState(true);
  const [isRunning, setIsRunning] = useState(false);
  const [backups, setBackups] = useState<number[]>([]);
  const [unread, setUnread] = useState(0);
  const [shouldNotify, setShouldNotify] = useState(false);
  const [isScheduleOpen, setIsScheduleOpen] = useState(false);
  const [isRetentionOpen, setIsRetentionOpen] = useState(false);
  const nextBackup = useRef(1);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isRunning) {
      const timer = setTimeout(() => {
        const backup = nextBackup.current++;
        setIsRunning(false);
        setBackups((others) => [backup, ...others]);
        setUnread((count) => count + 1);
        setShouldNotify(true);
      }, BACKUP_TIME);
      return () => clearTimeout(timer);
    }
  }, [isRunning]);

  const closeSchedule = () => {
    setIsScheduleOpen(false);
    opener.current?.focus();
  };

  const masthead = (
    <Masthead>
      <MastheadMain>
        <MastheadBrand>Backups</MastheadBrand>
      </MastheadMain>
      <MastheadContent>
        <Toolbar isStatic>
          <ToolbarContent>
            <ToolbarItem align={{ default: 'alignEnd' }}>
              <Switch
                id="motion-console-animations"
                label="Animations"
                isChecked={hasAnimations}
                onChange={(_event, checked) => setHasAnimations(checked)}
              />
            </ToolbarItem>
            <ToolbarItem>
              <NotificationBadge
                variant={unread === 0 ? 'read' : 'unread'}
                count={unread}
                shouldNotify={shouldNotify}
                aria-label={unread === 0 ? 'No notifications' : `Mark ${unread} notifications as read`}
                onAnimationEnd={() => setShouldNotify(false)}
                onClick={() => setUnread(0)}
              />
            </ToolbarItem>
          </ToolbarContent>
        </Toolbar>
      </MastheadContent>
    </Masthead>
  );

  return (
    <AnimationsProvider config={{ hasAnimations }}>
      <Page
        masthead={masthead}
        mainContainerId={MAIN_ID}
        skipToContent={<SkipToContent href={`#${MAIN_ID}`}>Skip to content</SkipToContent>}
      >
        <Drawer isExpanded={isScheduleOpen}>
          <DrawerContent panelContent={<SchedulePanel onClose={closeSchedule} isOpen={isScheduleOpen} />}>
            <DrawerContentBody>
              <PageSection>
                <Title headingLevel="h1">Hosts</Title>
              </PageSection>
              <PageSection>
                <Toolbar isStatic>
                  <ToolbarContent>
                    <ToolbarItem>
                      <Button
                        isLoading={isRunning}
                        spinnerAriaLabel="Backup"
                        spinnerAriaValueText="Running"
                        isDisabled={isRunning}
                        onClick={() => setIsRunning(true)}
                      >
                        Start backup
                      </Button>
                    </ToolbarItem>
                    <ToolbarItem>
                      <Button
                        ref={opener}
                        variant="secondary"
                        aria-expanded={isScheduleOpen}
                        onClick={() => setIsScheduleOpen(!isScheduleOpen)}
                      >
                        Schedule
                      </Button>
                    </ToolbarItem>
                  </ToolbarContent>
                </Toolbar>
                <Card>
                  <AnimatedHosts />
                  <CardBody>
                    <ExpandableSection
                      toggleText="Retention"
                      toggleId="motion-console-retention-toggle"
                      contentId="motion-console-retention"
                      isExpanded={isRetentionOpen}
                      onToggle={(_event, expanded) => setIsRetentionOpen(expanded)}
                    >
                      Backups are kept for 30 days. The last backup of a month is kept for a year.
                    </ExpandableSection>
                  </CardBody>
                </Card>
              </PageSection>
            </DrawerContentBody>
          </DrawerContent>
        </Drawer>
      </Page>
      <AlertGroup isToast isLiveRegion aria-label="Finished backups">
        {backups.map((backup) => (
          <Alert
            key={backup}
            variant="success"
            title={`Backup ${backup} finished`}
            actionClose={
              <AlertActionCloseButton
                aria-label={`Close the alert about backup ${backup}`}
                onClose={() => setBackups((others) => others.filter((other) => other !== backup))}
              />
            }
          />
        ))}
      </AlertGroup>
    </AnimationsProvider>
  );
};
