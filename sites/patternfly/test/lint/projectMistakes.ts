import { type Mistake, marked } from '../../../../engine/test/lint/plant.ts';

/** Code as projects have it, each with one mistake that is easily made. */
export const projectMistakes: readonly Mistake[] = (
  [
    [
      'unknown-prop',
      'a.tsx',
      `import { useState } from 'react';
import { Modal, ModalVariant, Button } from '@patternfly/react-core';

export const DeleteDialog = ({ name, onDelete }: { name: string; onDelete: () => void }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Modal
      aria-label="Delete"
      variant={ModalVariant.small}
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      @@actions={[<Button key="d" onClick={onDelete}>Delete {name}</Button>]}
    >
      Really?
    </Modal>
  );
};`
    ],
    [
      'unknown-component',
      'a.tsx',
      `import { Toolbar, ToolbarContent, ToolbarItem, @@ToolbarChipGroup } from '@patternfly/react-core';
export const Filters = () => (
  <Toolbar><ToolbarContent><ToolbarItem><ToolbarChipGroup name="a" /></ToolbarItem></ToolbarContent></Toolbar>
);`
    ],
    [
      'unknown-prop',
      'a.jsx',
      `import { Page, PageSection, Title } from '@patternfly/react-core';
export default function Dashboard({ title, children }) {
  return (
    <Page>
      <PageSection @@isWidthLimitted>
        <Title headingLevel="h1">{title}</Title>
      </PageSection>
      <PageSection>{children}</PageSection>
    </Page>
  );
}`
    ],
    [
      'wrong-value',
      'a.tsx',
      `import { Alert, AlertVariant } from '@patternfly/react-core';
const kinds = { ok: 'success', bad: 'danger' } as const;
export const Messages = ({ all }: { all: { text: string; kind: keyof typeof kinds }[] }) => (
  <>
    {all.map(({ text, kind }) => <Alert key={text} variant={kinds[kind]} title={text} isInline />)}
    <Alert variant={@@'default'} title="Note" />
    <Alert variant={AlertVariant.custom} title="More" />
  </>
);`
    ],
    [
      'wrong-value',
      'a.tsx',
      `import { Flex, FlexItem, Label } from '@patternfly/react-core';
export const Row = () => (
  <Flex
    direction={{ default: 'column', md: 'row' }}
    alignItems={{ default: @@'alignItemsMiddle' }}
  >
    <FlexItem><Label color="teal">New</Label></FlexItem>
  </Flex>
);`
    ],
    [
      'missing-prop',
      'a.tsx',
      `import { Tabs, Tab, TabTitleText } from '@patternfly/react-core';
export const Views = ({ active, onSelect }: any) => (
  <Tabs activeKey={active} onSelect={onSelect}>
    <Tab eventKey={0} title={<TabTitleText>Users</TabTitleText>}>Users</Tab>
    <@@Tab eventKey={1}>Groups</Tab>
  </Tabs>
);`
    ],
    [
      'missing-name',
      'a.tsx',
      `import { Button } from '@patternfly/react-core';
import TimesIcon from '@patternfly/react-icons/dist/esm/icons/times-icon';
export const Close = ({ onClose }: { onClose: () => void }) => <@@Button variant="plain" onClick={onClose} icon={<TimesIcon />} />;`
    ],
    [
      'import-path',
      'a.ts',
      `import { t_global_spacer_md } from @@'@patternfly/react-core';
export const gap = t_global_spacer_md.var;`
    ],
    [
      'unknown-component',
      'a.tsx',
      `import { Table, Thead, Tbody, Tr, Th, Td, @@TableComposable } from '@patternfly/react-table';
export const A = () => <TableComposable><Thead><Tr><Th>A</Th></Tr></Thead><Tbody><Tr><Td>1</Td></Tr></Tbody></TableComposable>;
export const B = Table;`
    ],
    [
      'import-path',
      'a.tsx',
      `import { @@Select } from '@patternfly/react-core/deprecated';
export const A = ({ options }: { options: React.ReactElement[] }) => <Select onToggle={() => {}} isOpen={false}>{options}</Select>;`
    ],
    [
      'raw-color',
      'a.css',
      `.status-dot {
  inline-size: 0.5rem;
  background-color: @@#c9190b;
}`
    ],
    [
      'raw-size',
      'a.css',
      `.toolbar {
  display: flex;
  gap: @@16px;
}`
    ],
    [
      'unknown-variable',
      'a.css',
      `:root .app-card {
  padding: var(@@--pf-t--global--spacer--medium);
}`
    ],
    ['unknown-class', 'a.html', `<button class="@@pf-v6-c-buton pf-m-primary" type="button">Save</button>`],
    [
      'unknown-class',
      'a.tsx',
      `import { css } from '@patternfly/react-styles';
export const A = ({ wide }: { wide: boolean }) => <div className={css('pf-v6-l-stack', wide && '@@pf-v6-u-w-101')}>A</div>;`
    ],
    [
      'unknown-variable',
      'a.tsx',
      `import { Card } from '@patternfly/react-core';
const style = { '@@--pf-v6-c-card--BackgroundColour': 'var(--pf-t--global--background--color--secondary--default)' } as React.CSSProperties;
export const A = () => <Card style={style}>A</Card>;`
    ],
    [
      'unknown-prop',
      'a.tsx',
      `import { FormGroup, TextInput } from '@patternfly/react-core';
export const NameField = ({ error }: { error?: string }) => (
  <FormGroup label="Name" fieldId="name" @@helperTextInvalid={error}>
    <TextInput id="name" validated={error ? 'error' : 'default'} />
  </FormGroup>
);`
    ],
    [
      'wrong-value',
      'a.tsx',
      `import { Button, type ButtonProps } from '@patternfly/react-core';
const variants: ButtonProps['variant'][] = ['primary', 'link'];
export const A = () => <>{variants.map((v) => <Button key={v} variant={v}>{v}</Button>)}<Button size=@@"md">B</Button></>;`
    ],
    [
      'unknown-prop',
      'a.tsx',
      `import { Dropdown, DropdownItem, DropdownList, MenuToggle } from '@patternfly/react-core';
export const Actions = ({ isOpen, onToggle }: any) => (
  <Dropdown
    isOpen={isOpen}
    toggle={(ref) => <MenuToggle ref={ref} onClick={onToggle} isExpanded={isOpen}>Actions</MenuToggle>}
    @@dropdownItems={[]}
  >
    <DropdownList><DropdownItem>Edit</DropdownItem></DropdownList>
  </Dropdown>
);`
    ],
    [
      'unknown-component',
      'a.tsx',
      `import { ModalVariant, AlertVariant } from '@patternfly/react-core';
export const size = ModalVariant.small;
export const kind = AlertVariant.@@error;`
    ],
    [
      'import-path',
      'a.tsx',
      `import { Button } from @@'@patternfly/react-core/dist/esm/components/Button/Button';
export const A = () => <Button>A</Button>;`
    ],
    [
      'wrong-value',
      'a.tsx',
      `import { Title } from '@patternfly/react-core';
export const H = ({ children }: { children: React.ReactNode }) => <Title headingLevel=@@"h7" size="xl">{children}</Title>;`
    ],
    [
      'missing-prop',
      'a.jsx',
      `import { Switch, FormSelect, FormSelectOption } from '@patternfly/react-core';
export const A = ({ value, onChange }) => (
  <FormSelect value={value} onChange={onChange} aria-label="Region">
    <@@FormSelectOption value="eu" />
    <FormSelectOption value="us" label="US" />
  </FormSelect>
);
export const B = () => <Switch aria-label="On" />;`
    ],
    [
      'nesting',
      'a.tsx',
      `import { Nav, NavList, NavItem, PageSidebar, PageSidebarBody } from '@patternfly/react-core';
export const Side = () => (
  <PageSidebar>
    <PageSidebarBody>
      <Nav aria-label="Main">
        <@@NavItem to="#a">A</NavItem>
        <NavList><NavItem to="#b">B</NavItem></NavList>
      </Nav>
    </PageSidebarBody>
  </PageSidebar>
);`
    ],
    [
      'raw-color',
      'a.tsx',
      `export const Banner = ({ isError }: { isError: boolean }) => (
  <div style={{ padding: 'var(--pf-t--global--spacer--sm)', borderColor: isError ? @@'#b1380b' : 'var(--pf-t--global--border--color--default)' }}>A</div>
);`
    ],
    [
      'unknown-prop',
      'a.tsx',
      `import { Td, Tr, Table, Tbody } from '@patternfly/react-table';
export const Rows = ({ rows, open }: { rows: { id: string }[]; open: string[] }) => (
  <Table aria-label="Rows">
    <Tbody>
      {rows.map((row, rowIndex) => (
        <Tr key={row.id} @@isExpandable={open.includes(row.id)}>
          <Td expand={{ rowIndex, isExpanded: open.includes(row.id), onToggle: () => {} }} />
          <Td>{row.id}</Td>
        </Tr>
      ))}
    </Tbody>
  </Table>
);`
    ],
    [
      'unknown-component',
      'a.js',
      `const { Button, @@Chips } = require('@patternfly/react-core');
const React = require('react');
module.exports = () => React.createElement(Button, null, React.createElement(Chips));`
    ],
    [
      'unknown-component',
      'a.tsx',
      `import { lazy, Suspense } from 'react';
import { Spinner } from '@patternfly/react-core';
const Editor = lazy(() => import('@patternfly/react-code-editor').then((module) => ({ default: module.@@CodeEditer })));
export const A = () => <Suspense fallback={<Spinner aria-label="Loading" />}><Editor /></Suspense>;`
    ],
    [
      'unknown-prop',
      'a.tsx',
      `import { EmptyState, EmptyStateBody } from '@patternfly/react-core';
import SearchIcon from '@patternfly/react-icons/dist/esm/icons/search-icon';
export const None = () => (
  <EmptyState titleText="No results" headingLevel="h2" @@iconComponent={SearchIcon}>
    <EmptyStateBody>Clear all filters and try again.</EmptyStateBody>
  </EmptyState>
);`
    ],
    [
      'wrong-value',
      'a.tsx',
      `import { Button, Alert, AlertVariant, Card, CardBody, CardTitle, Title, Label, TextInput, FormGroup, Stack, StackItem, ExpandableSection } from '@patternfly/react-core';
import { TimesIcon } from '@patternfly/react-icons';
export const A = ({ a }) => <Button variant={a ? 'primary' : @@'seconday'}>A</Button>;`
    ]
  ] as const
).map(([rule, file, text]) => marked('in a project', rule, file, text));
