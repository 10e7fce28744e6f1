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
  List,
  ListItem,
  Title,
  type DrawerPanelContentProps,
  type DrawerProps
} from '@patternfly/react-core';

export interface DrawerBoxProps extends Omit<DrawerProps, 'title' | 'content' | 'children'> {
  /** Heading of the panel. */
  title: string;
  /** Width of the panel, or its height at the bottom. */
  panelSize?: string;
  panel?: DrawerPanelContentProps;
  /** Between the header and the body of the panel. */
  description?: React.ReactNode;
  /** Above the content and the panel. */
  section?: React.ReactNode;
  /** Content beside the panel; servers by default. */
  content?: React.ReactNode;
  /** Body of the panel. */
  children: React.ReactNode;
}

const SERVERS = ['db-1', 'mail-1', 'queue-1', 'web-1', 'web-3'];

/** Figures are narrower than the windows of products. */
const NARROW: React.CSSProperties = { minInlineSize: 0 };

/** On a phone, an inline panel would cover its content. */
const BESIDE: React.CSSProperties = { transform: 'none' };
const SHRINKING: React.CSSProperties = { flexShrink: 1 };

/** An open drawer, whose panel leaves a part of its content visible in any window. */
export const DrawerBox: React.FunctionComponent<DrawerBoxProps> = (props) => {
  const { title, panelSize = '55%', panel, description, section, content = <Servers />, children, ...drawer } = props;
  // Numbers of parts are placed once, and would miss a panel that slides in.
  const size = { '--pf-v6-c-drawer__panel--FlexBasis': panelSize, transition: 'none' } as React.CSSProperties;
  const { isInline } = drawer;
  return (
    <Card>
      <Drawer isExpanded style={NARROW} {...drawer}>
        {section}
        <DrawerContent
          style={isInline ? SHRINKING : undefined}
          panelContent={
            <DrawerPanelContent style={isInline ? { ...size, ...BESIDE } : size} {...panel}>
              <DrawerHead>
                <Title headingLevel="h4" size="md">
                  {title}
                </Title>
                <DrawerActions>
                  <DrawerCloseButton aria-label={`Close ${title}`} />
                </DrawerActions>
              </DrawerHead>
              {description}
              <DrawerPanelBody>{children}</DrawerPanelBody>
            </DrawerPanelContent>
          }
        >
          <DrawerContentBody hasPadding>{content}</DrawerContentBody>
        </DrawerContent>
      </Drawer>
    </Card>
  );
};

/** Names that open the details of a server. */
function Servers(): React.ReactElement {
  return (
    <List isPlain>
      {SERVERS.map((name) => (
        <ListItem key={name}>
          <Button variant="link" isInline>
            {name}
          </Button>
        </ListItem>
      ))}
    </List>
  );
}
