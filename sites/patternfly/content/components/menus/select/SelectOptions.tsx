import {
  Badge,
  Button,
  Divider,
  MenuFooter,
  MenuToggle,
  SelectGroup,
  SelectList,
  SelectOption
} from '@patternfly/react-core';
import { OpenSelect } from '../../../figures/OpenSelect.tsx';
import { Specimens } from '../../../figures/Specimens.tsx';

/** Three menus fit beside each other. */
const WIDTH = '11.75rem';

const americas = (
  <SelectGroup labelHeadingLevel="h4" label="Americas">
    <SelectList aria-label="Cities in the Americas">
      <SelectOption value="boston">Boston</SelectOption>
      <SelectOption value="toronto">Toronto</SelectOption>
    </SelectList>
  </SelectGroup>
);

const groups = (
  <OpenSelect
    width={WIDTH}
    label="Cities in Europe"
    groupLabel="Europe"
    before={americas}
    selected="dublin"
    toggle={<MenuToggle isExpanded>Dublin</MenuToggle>}
  >
    <SelectOption value="dublin">Dublin</SelectOption>
    <SelectOption value="frankfurt">Frankfurt</SelectOption>
  </OpenSelect>
);

const descriptions = (
  <OpenSelect width={WIDTH} label="Roles" selected="editor" toggle={<MenuToggle isExpanded>Editor</MenuToggle>}>
    <SelectOption value="viewer" description="Reads everything, changes nothing">
      Viewer
    </SelectOption>
    <SelectOption value="editor" description="Changes content, not members">
      Editor
    </SelectOption>
    <SelectOption value="owner" description="Changes content and members">
      Owner
    </SelectOption>
  </OpenSelect>
);

const STATUSES = [
  { status: 'Running', servers: 4 },
  { status: 'Degraded', servers: 2 },
  { status: 'Stopped', servers: 1 },
  { status: 'Failed', servers: 1 }
];

const counts = (
  <OpenSelect
    width={WIDTH}
    label="Statuses with counts"
    role="menu"
    toggle={<MenuToggle isExpanded>Status</MenuToggle>}
  >
    {STATUSES.map(({ status, servers }) => (
      <SelectOption key={status} hasCheckbox value={status}>
        {status}{' '}
        <Badge isRead screenReaderText="servers">
          {servers}
        </Badge>
      </SelectOption>
    ))}
  </OpenSelect>
);

const starred = (
  <>
    <SelectGroup labelHeadingLevel="h4" label="Favorites">
      <SelectList aria-label="Favorite projects">
        <SelectOption value="orion-starred" isFavorited>
          Orion
        </SelectOption>
      </SelectList>
    </SelectGroup>
    <Divider />
  </>
);

const favorites = (
  <OpenSelect
    width={WIDTH}
    label="All projects"
    role="menu"
    before={starred}
    groupLabel="All projects"
    toggle={<MenuToggle isExpanded>Atlas</MenuToggle>}
  >
    <SelectOption value="atlas" isFavorited={false}>
      Atlas
    </SelectOption>
    <SelectOption value="orion" isFavorited>
      Orion
    </SelectOption>
  </OpenSelect>
);

const viewMore = (
  <OpenSelect width={WIDTH} label="Images" selected="nginx" toggle={<MenuToggle isExpanded>nginx 1.26</MenuToggle>}>
    <SelectOption value="httpd">httpd 2.4</SelectOption>
    <SelectOption value="nginx">nginx 1.26</SelectOption>
    <SelectOption value="postgres">postgres 17</SelectOption>
    <SelectOption value="more" isLoadButton>
      View more
    </SelectOption>
  </OpenSelect>
);

const footer = (
  <OpenSelect
    width={WIDTH}
    label="Projects"
    selected="orion"
    toggle={<MenuToggle isExpanded>Orion</MenuToggle>}
    footer={
      <MenuFooter>
        <Button variant="link" isInline>
          Create project…
        </Button>
      </MenuFooter>
    }
  >
    <SelectOption value="atlas">Atlas</SelectOption>
    <SelectOption value="orion">Orion</SelectOption>
    <SelectOption value="vega">Vega</SelectOption>
  </OpenSelect>
);

export const OptionsInMenu: React.FunctionComponent = () => (
  <Specimens
    areTall
    items={[
      { name: 'Groups', specimen: groups },
      { name: 'Descriptions', specimen: descriptions },
      { name: 'Favorites', specimen: favorites },
      { name: 'Counts', specimen: counts },
      { name: 'View more', specimen: viewMore },
      { name: 'Footer', specimen: footer }
    ]}
  />
);
