import {
  Masthead,
  MastheadBrand,
  MastheadMain,
  MastheadToggle,
  Nav,
  NavItem,
  NavList,
  Page,
  PageSidebar,
  PageSidebarBody,
  PageToggleButton,
  type PageProps
} from '@patternfly/react-core';

export interface PageFrameProps extends Pick<PageProps, 'breadcrumb' | 'isContentFilled'> {
  /** Unique on its page. */
  id: string;
  /** Content of the sidebar, or `areas` for a navigation. Without it, there is no sidebar. */
  sidebar?: React.ReactNode;
  children: React.ReactNode;
}

/** A figure is narrower and lower than the window that a page expects. */
const SMALL = { blockSize: '17rem', '--pf-v6-c-page__sidebar--Width--base': '7.5rem' } as React.CSSProperties;

function Areas({ id }: { id: string }): React.ReactElement {
  return (
    <Nav aria-label={`Areas: ${id}`}>
      <NavList>
        {['Servers', 'Volumes', 'Jobs'].map((area) => (
          <NavItem key={area} to={`#${id}`} preventDefault isActive={area === 'Servers'}>
            {area}
          </NavItem>
        ))}
      </NavList>
    </Nav>
  );
}

/** A page of a product, in a figure. Its content is in a `div`, because this page has its own `main`. */
export const PageFrame: React.FunctionComponent<PageFrameProps> = ({ id, sidebar, children, ...props }) => (
  <Page
    {...props}
    mainComponent="div"
    style={SMALL}
    masthead={
      <Masthead>
        <MastheadMain>
          {sidebar && (
            <MastheadToggle>
              <PageToggleButton isHamburgerButton id={`${id}-toggle`} aria-label={`Areas: ${id}`} />
            </MastheadToggle>
          )}
          <MastheadBrand>Console</MastheadBrand>
        </MastheadMain>
      </Masthead>
    }
    sidebar={
      sidebar ? (
        <PageSidebar id={`${id}-sidebar`}>
          <PageSidebarBody>{sidebar === 'areas' ? <Areas id={id} /> : sidebar}</PageSidebarBody>
        </PageSidebar>
      ) : null
    }
  >
    {children}
  </Page>
);
