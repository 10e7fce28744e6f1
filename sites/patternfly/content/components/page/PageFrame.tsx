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
  /** Lower frames scroll, so set it for content that needs more. */
  blockSize?: string;
  children: React.ReactNode;
}

/** A figure is narrower than the window that a page expects. */
const SMALL = { '--pf-v6-c-page__sidebar--Width--base': '7.5rem' };

/** The sidebar stays beside the content in narrow windows, too, where it would be hidden. */
const WITH_SIDEBAR = {
  '--pf-v6-c-page__sidebar--Width': '7.5rem',
  '--pf-v6-c-page__sidebar--TranslateX': '0',
  '--pf-v6-c-page__sidebar--Opacity': '1',
  gridTemplateAreas: '"header header" "sidebar main"',
  gridTemplateColumns: '7.5rem 1fr'
};

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
export const PageFrame: React.FunctionComponent<PageFrameProps> = ({
  id,
  sidebar,
  blockSize = '17rem',
  children,
  ...props
}) => (
  <Page
    {...props}
    mainComponent="div"
    style={{ blockSize, ...SMALL, ...(sidebar ? WITH_SIDEBAR : undefined) }}
    masthead={
      <Masthead display={{ default: 'inline' }}>
        <MastheadMain>
          {sidebar && (
            <MastheadToggle>
              <PageToggleButton isHamburgerButton id={`${id}-toggle`} aria-label={`Areas: ${id}`} />
            </MastheadToggle>
          )}
          <MastheadBrand style={{ alignSelf: 'center' }}>Console</MastheadBrand>
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
