import {
  Masthead,
  MastheadBrand,
  MastheadContent,
  MastheadMain,
  Toolbar,
  ToolbarContent,
  ToolbarGroup,
  ToolbarItem,
  type MastheadProps
} from '@patternfly/react-core';

export interface ConsoleMastheadProps extends Pick<MastheadProps, 'display'> {
  brand?: string;
  /** Between the brand and the tools. */
  content?: React.ReactNode;
  /** At the end, each with a key. */
  tools: readonly React.ReactElement[];
}

/** The masthead of a small product. In a figure, it stays in one row in narrow windows, too. */
export const ConsoleMasthead: React.FunctionComponent<ConsoleMastheadProps> = ({
  brand = 'Console',
  content,
  tools,
  display = { default: 'inline' }
}) => (
  <Masthead display={display}>
    <MastheadMain>
      <MastheadBrand style={{ alignSelf: 'center' }}>{brand}</MastheadBrand>
    </MastheadMain>
    <MastheadContent>
      <Toolbar isStatic>
        <ToolbarContent>
          {content && <ToolbarItem isOverflowContainer>{content}</ToolbarItem>}
          <ToolbarGroup variant="action-group-plain" align={{ default: 'alignEnd' }}>
            {tools.map((tool) => (
              <ToolbarItem key={tool.key}>{tool}</ToolbarItem>
            ))}
          </ToolbarGroup>
        </ToolbarContent>
      </Toolbar>
    </MastheadContent>
  </Masthead>
);
