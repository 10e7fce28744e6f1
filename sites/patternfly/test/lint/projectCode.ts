/** Code as projects have it that is right but unusual: the name of a file, and its text. */
export const projectCode: readonly (readonly [file: string, text: string])[] = [
  [
    'a.tsx',
    `import { forwardRef } from 'react';
import { Button, type ButtonProps } from '@patternfly/react-core';
export const Primary = forwardRef<HTMLButtonElement, ButtonProps>(({ children, ...rest }, ref) => (
  <Button innerRef={ref} variant="primary" data-cy="p" {...rest}>{children}</Button>
));`
  ],
  [
    'a.tsx',
    `import { Link } from 'react-router-dom';
import { Button, Card, CardHeader, CardTitle } from '@patternfly/react-core';
export const A = () => (
  <Card isClickable>
    <CardHeader selectableActions={{ to: '#a', selectableActionAriaLabelledby: 't' }}><CardTitle id="t">A</CardTitle></CardHeader>
    <Button variant="link" component={(props: any) => <Link {...props} to="/a" />}>Go</Button>
  </Card>
);`
  ],
  [
    'a.tsx',
    `import { Button } from '@patternfly/react-core';
import styled from 'styled-components';
const Big = styled(Button)\`
  && { padding: var(--pf-t--global--spacer--lg); }
\`;
export const A = () => <Big $isBig variant="primary" whatever>A</Big>;`
  ],
  [
    'a.tsx',
    `import { Table, Tbody, Tr, Td } from '@patternfly/react-table';
const Row = ({ cells }: { cells: string[] }) => <Tr>{cells.map((c) => <Td key={c} dataLabel={c}>{c}</Td>)}</Tr>;
export const A = ({ rows }: { rows: string[][] }) => <Table variant="compact"><Tbody>{rows.map((r) => <Row key={r[0]} cells={r} />)}</Tbody></Table>;`
  ],
  [
    'a.tsx',
    `import { Modal, ModalHeader, ModalBody, ModalFooter, Button } from '@patternfly/react-core';
export const A = ({ steps, step }: { steps: React.ReactNode[]; step: number }) => (
  <Modal isOpen aria-labelledby="m-title" onClose={() => {}}>
    <ModalHeader title="Steps" labelId="m-title" />
    {step > 0 ? <ModalBody>{steps[step]}</ModalBody> : null}
    <ModalFooter><Button key="a">OK</Button></ModalFooter>
  </Modal>
);`
  ],
  [
    'a.tsx',
    `import { Alert, AlertGroup, AlertActionCloseButton } from '@patternfly/react-core';
export const A = ({ all, remove }: any) => (
  <AlertGroup isToast isLiveRegion>
    {all.map((a: any) => <Alert {...a} key={a.id} actionClose={<AlertActionCloseButton title={a.title} variantLabel={\`\${a.variant} alert\`} onClose={() => remove(a.id)} />} />)}
  </AlertGroup>
);`
  ],
  [
    'a.css',
    `.a { color: currentColor; background: transparent; border: none; fill: inherit; gap: 0; margin: auto; }
@media (prefers-color-scheme: dark) { .a { color: var(--pf-t--global--text--color--regular, #fff); } }
@supports (color: color-mix(in srgb, red, blue)) { .a { inset: 1px } }`
  ],
  [
    'a.css',
    `.pf-v6-c-page__sidebar .mine, .pf-v6-c-button.pf-m-primary:is(:hover, :focus) { --my-own: 1px; padding-inline: calc(var(--my-own) * 2); }
.pf-v6-theme-dark .mine { --pf-v6-c-button--BorderRadius: 0; }`
  ],
  [
    'a.html',
    `<div class="pf-v6-l-grid pf-m-gutter pf-m-all-6-col-on-md" style="--pf-v6-l-grid--item--Order: 1">
  <div class="pf-v6-l-grid__item"><i class="fas fa-fw fa-cube" aria-hidden="true"></i></div>
</div>`
  ],
  [
    'a.tsx',
    `import type { ComponentProps } from 'react';
import { Label } from '@patternfly/react-core';
type Color = ComponentProps<typeof Label>['color'];
const colors = { up: 'green', down: 'red' } satisfies Record<string, Color>;
export const A = ({ state }: { state: keyof typeof colors }) => <Label color={colors[state]} status={undefined}>{state}</Label>;`
  ],
  [
    'a.tsx',
    `import { MenuToggle, Select, SelectList, SelectOption, type MenuToggleElement } from '@patternfly/react-core';
export const A = ({ options, isOpen, set }: any) => (
  <Select isOpen={isOpen} onOpenChange={set} toggle={(ref: React.Ref<MenuToggleElement>) => <MenuToggle ref={ref} variant="plain" aria-label="Columns">⋮</MenuToggle>}>
    <SelectList>{options.map((o: string) => <SelectOption key={o} value={o} hasCheckbox isSelected>{o}</SelectOption>)}</SelectList>
  </Select>
);`
  ],
  [
    'a.tsx',
    `import * as PF from '@patternfly/react-core';
const name = 'Alert' as keyof typeof PF;
const Dynamic = PF[name] as React.ElementType;
export const A = () => <><Dynamic foo="bar" /><PF.Stack hasGutter><PF.StackItem isFilled>A</PF.StackItem></PF.Stack></>;`
  ],
  [
    'a.tsx',
    `import { Button as PFButton, Tooltip } from '@patternfly/react-core';
function Button(props: { kind: 'a' | 'b'; children: React.ReactNode }) {
  return <Tooltip content={<div>{props.kind}</div>} trigger="mouseenter focus"><PFButton isInline variant={props.kind === 'a' ? 'primary' : 'link'}>{props.children}</PFButton></Tooltip>;
}
export const A = () => <Button kind="a">A</Button>;`
  ],
  [
    'a.tsx',
    `import { Wizard, WizardStep, useWizardContext } from '@patternfly/react-core';
const Footer = () => { const { goToNextStep } = useWizardContext(); return <button onClick={goToNextStep as any}>Next</button>; };
export const A = ({ hasReview }: { hasReview: boolean }) => (
  <Wizard height={400} footer={<Footer />}>
    <WizardStep name="One" id="one" steps={[<WizardStep name="A" id="a" key="a" />, ...(hasReview ? [<WizardStep name="R" id="r" key="r" />] : [])]} />
    <WizardStep name="Two" id="two" footer={{ isNextDisabled: true }}>B</WizardStep>
  </Wizard>
);`
  ],
  [
    'a.tsx',
    `import { Page, Masthead, MastheadMain, MastheadBrand, MastheadLogo, MastheadContent, Brand, SkipToContent } from '@patternfly/react-core';
const head = (
  <Masthead display={{ default: 'inline' }}>
    <MastheadMain><MastheadBrand><MastheadLogo component="a" href="/"><Brand src="/l.svg" alt="Acme" heights={{ default: '36px' }} /></MastheadLogo></MastheadBrand></MastheadMain>
    <MastheadContent>B</MastheadContent>
  </Masthead>
);
export const A = () => <Page masthead={head} skipToContent={<SkipToContent href="#m">Skip</SkipToContent>} mainContainerId="m" isManagedSidebar />;`
  ],
  [
    'a.tsx',
    `import { Chart, ChartAxis, ChartBar, ChartGroup, ChartThemeColor, ChartVoronoiContainer } from '@patternfly/react-charts/victory';
export const A = ({ data }: { data: { x: string; y: number }[] }) => (
  <div style={{ height: '250px', width: 600 }}>
    <Chart ariaTitle="Bars" containerComponent={<ChartVoronoiContainer labels={({ datum }) => String(datum.y)} constrainToVisibleArea />} domainPadding={{ x: [30, 25] }} themeColor={ChartThemeColor.multiUnordered}>
      <ChartAxis /><ChartAxis dependentAxis showGrid tickValues={[1, 2]} />
      <ChartGroup offset={11} horizontal><ChartBar data={data} /></ChartGroup>
    </Chart>
  </div>
);`
  ],
  [
    'a.jsx',
    `import PropTypes from 'prop-types';
import { DescriptionList, DescriptionListGroup, DescriptionListTerm, DescriptionListDescription } from '@patternfly/react-core';
export const Facts = ({ facts }) => (
  <DescriptionList isHorizontal columnModifier={{ default: '1Col', lg: '2Col' }} termWidth="20ch">
    {Object.entries(facts).map(([term, text]) => <DescriptionListGroup key={term}><DescriptionListTerm>{term}</DescriptionListTerm><DescriptionListDescription>{text ?? '–'}</DescriptionListDescription></DescriptionListGroup>)}
  </DescriptionList>
);
Facts.propTypes = { facts: PropTypes.object };`
  ],
  [
    'a.tsx',
    `import { render, screen } from '@testing-library/react';
import { Checkbox, Radio } from '@patternfly/react-core';
it('renders', () => {
  render(<><Checkbox id="c" label="A" isChecked={null} onChange={jest.fn()} /><Radio id="r" name="n" label="B" value={1} /></>);
  expect(screen.getByRole('checkbox')).toHaveClass('pf-v6-c-check__input');
});`
  ],
  [
    'a.tsx',
    `import { Drawer, DrawerContent, DrawerContentBody, DrawerPanelContent, DrawerHead, DrawerActions, DrawerCloseButton } from '@patternfly/react-core';
export const A = ({ isExpanded, close, children }: React.PropsWithChildren<{ isExpanded: boolean; close(): void }>) => {
  const panel = <DrawerPanelContent isResizable widths={{ default: 'width_33' }}><DrawerHead><span tabIndex={0}>P</span><DrawerActions><DrawerCloseButton onClick={close} /></DrawerActions></DrawerHead></DrawerPanelContent>;
  return <Drawer isExpanded={isExpanded} isInline position="end"><DrawerContent panelContent={panel}><DrawerContentBody hasPadding>{children}</DrawerContentBody></DrawerContent></Drawer>;
};`
  ],
  [
    'a.tsx',
    `import { TextInput, InputGroup, InputGroupItem, InputGroupText } from '@patternfly/react-core';
export const A = () => {
  const props = { 'aria-label': 'Amount', type: 'number' } as const;
  return <InputGroup><InputGroupText>$</InputGroupText><InputGroupItem isFill><TextInput {...props} min={0} step="0.01" inputMode="decimal" onBlur={(e) => e.target.value} /></InputGroupItem></InputGroup>;
};`
  ],
  [
    'a.tsx',
    `import { Fragment } from 'react';
import { List, ListItem, Content, ContentVariants } from '@patternfly/react-core';
export const A = ({ all }: { all: string[] }) => (
  <List component="ol" type="A">{all.map((x) => <Fragment key={x}>{x && <ListItem>{x}</ListItem>}</Fragment>)}</List>
);
export const B = () => <Content component={ContentVariants.a} href="#x" target="_blank" isVisitedLink>B</Content>;`
  ],
  [
    'a.tsx',
    `import { Toolbar, ToolbarContent, ToolbarFilter, ToolbarGroup, ToolbarItem, ToolbarToggleGroup, SearchInput } from '@patternfly/react-core';
import FilterIcon from '@patternfly/react-icons/dist/esm/icons/filter-icon';
export const A = ({ labels, del }: any) => (
  <Toolbar clearAllFilters={del} collapseListedFiltersBreakpoint="xl">
    <ToolbarContent>
      <ToolbarToggleGroup toggleIcon={<FilterIcon />} breakpoint="xl">
        <ToolbarGroup variant="filter-group"><ToolbarFilter labels={labels} deleteLabel={del} categoryName={{ key: 's', name: 'Status' }}><SearchInput aria-label="Find" value="" /></ToolbarFilter></ToolbarGroup>
      </ToolbarToggleGroup>
      <ToolbarItem variant="pagination" align={{ default: 'alignEnd' }}>1</ToolbarItem>
    </ToolbarContent>
  </Toolbar>
);`
  ],
  [
    'a.ts',
    `import global_spacer from '@patternfly/react-tokens/dist/esm/t_global_spacer_md';
import { t_global_breakpoint_md } from '@patternfly/react-tokens';
export const query = \`(min-width: \${t_global_breakpoint_md.value})\`;
export const gap = global_spacer.var;
export const read = () => getComputedStyle(document.documentElement).getPropertyValue('--pf-t--global--spacer--md');`
  ],
  [
    'a.tsx',
    `import { Progress, ProgressSize, ProgressMeasureLocation, Skeleton, Spinner } from '@patternfly/react-core';
export const A = ({ n }: { n?: number }) => n === undefined ? <Skeleton screenreaderText="Loading" width="66%" /> : <Progress value={n} title="Copy" size={ProgressSize.sm} measureLocation={ProgressMeasureLocation.outside} variant={n < 100 ? undefined : 'success'} />;
export const B = () => <Spinner size="lg" diameter="2em" aria-valuetext="Loading…" />;`
  ],
  [
    'a.tsx',
    `import { Nav, NavExpandable, NavItem, NavList, NavGroup, Divider } from '@patternfly/react-core';
import { NavLink, useLocation } from 'react-router-dom';
export const A = ({ routes }: any) => {
  const { pathname } = useLocation();
  const item = (r: any) => <NavItem key={r.path} itemId={r.path} isActive={r.path === pathname}><NavLink to={r.path}>{r.label}</NavLink></NavItem>;
  return <Nav><NavList>{routes.map((r: any) => r.routes ? <NavExpandable key={r.label} title={r.label}>{r.routes.map(item)}</NavExpandable> : item(r))}</NavList><Divider component="div" /><NavGroup title="G">{item(routes[0])}</NavGroup></Nav>;
};`
  ],
  [
    'a.tsx',
    `import { Popover, Button, type PopoverProps } from '@patternfly/react-core';
const common: Partial<PopoverProps> = { position: 'auto', hasAutoWidth: true };
export const A = () => <Popover {...common} bodyContent={(hide) => <Button onClick={hide as any}>Hide</Button>} triggerRef={() => document.getElementById('x')!} />;`
  ],
  [
    'a.tsx',
    `/* eslint-disable */
// @ts-nocheck
import { ExpandableSection, CodeBlock, CodeBlockCode, ClipboardCopy, ClipboardCopyVariant } from '@patternfly/react-core';
export const A = ({ code }) => <ExpandableSection toggleTextExpanded="Less" toggleTextCollapsed="More" displaySize="lg"><CodeBlock><CodeBlockCode>{code}</CodeBlockCode></CodeBlock></ExpandableSection>;
export const B = () => <ClipboardCopy variant={ClipboardCopyVariant.inlineCompact} isCode isReadOnly hoverTip="Copy" clickTip="Copied">npm i</ClipboardCopy>;`
  ],
  [
    'a.jsx',
    `import { Button, Tooltip } from '@patternfly/react-core';
import PlusIcon from '@patternfly/react-icons/dist/esm/icons/plus-icon';
export const A = () => <Tooltip aria="none" content="Add"><Button variant="plain" aria-labelledby="x" icon={<PlusIcon color="var(--pf-t--global--icon--color--regular)" />} /></Tooltip>;
export const B = ({ t }) => <Button aria-label={t('add')} variant="plain"><PlusIcon /></Button>;`
  ],
  [
    'a.css',
    `@layer app {
  .chart { stroke: var(--pf-t--chart--color--blue--300); font: inherit; border-radius: 50%; outline: 2px solid Highlight; }
  .print { @media print { color: black !important; } }
}`
  ],
  [
    'a.tsx',
    `import { DatePicker, TimePicker, NumberInput, Slider, FileUpload } from '@patternfly/react-core';
export const A = () => (
  <>
    <DatePicker value="2020-03-05" validators={[(d: Date) => (d < new Date() ? 'Past' : '')]} inputProps={{ 'aria-label': 'From' }} />
    <TimePicker time="3:35 AM" is24Hour stepMinutes={15} />
    <NumberInput value={3} onMinus={() => {}} inputName="n" inputAriaLabel="n" minusBtnAriaLabel="-" plusBtnAriaLabel="+" unit="GB" />
    <Slider value={20} customSteps={[{ value: 0, label: '0' }, { value: 50, label: '50%', isLabelHidden: true }]} aria-labelledby="s" />
    <FileUpload id="f" type="text" value="" filename="a" filenamePlaceholder="Drop" browseButtonText="Up" dropzoneProps={{ accept: { 'text/csv': ['.csv'] } }} />
  </>
);`
  ],
  ['a.css', `@media print { .a { color: black; background: #fff; border: 1px solid #000 } }`],
  [
    'a.css',
    `.a { color: CanvasText; background: LinkText; forced-color-adjust: none } @media (forced-colors: active) { .a { border-color: ButtonText; color: black } }`
  ],
  [
    'a.tsx',
    `import { Button } from '@patternfly/react-core';
export const A = () => <Button aria-label="a" data-x={1} style={{ '--own': '#fff' } as any} className="own pf-m-primary" />;`
  ],
  [
    'a.tsx',
    `import { Card } from '@patternfly/react-core';
export const svg = <svg><path fill="#fff" /></svg>;
export const A = () => <Card ref={(e: any) => e} ouiaId="x" ouiaSafe component="section" />;`
  ],
  [
    'a.stories.tsx',
    `import type { Meta, StoryObj } from '@storybook/react';
import { Button } from '@patternfly/react-core';
export default { component: Button, args: { variant: 'anything' } } satisfies Meta<typeof Button>;
export const A: StoryObj = { render: (args) => <Button {...args} /> };`
  ],
  [
    'a.tsx',
    `import { Tr, Td, Tbody } from '@patternfly/react-table';
export const rows = (n: number) => Array.from({ length: n }, (_, i) => (<Tr key={i}><Td>{i}</Td></Tr>));
export const B = () => <Tbody>{rows(3)}</Tbody>;`
  ],
  [
    'a.tsx',
    `import { Tab, Tabs } from '@patternfly/react-core';
const tab = (k: string) => <Tab key={k} eventKey={k} title={k} />;
export const A = ({ t }: any) => <Tabs>{t.map(tab)}</Tabs>;`
  ],
  [
    'a.tsx',
    `import { Form, FormGroup, ActionGroup, Button, TextArea, ValidatedOptions } from '@patternfly/react-core';
export const A = () => <Form isHorizontal onSubmit={(e) => e.preventDefault()}><FormGroup role="radiogroup" label="A" fieldId="a" isInline labelHelp={<i />}><TextArea resizeOrientation="vertical" id="a" validated={ValidatedOptions.warning} autoResize /></FormGroup><ActionGroup><Button type="submit" isLoading spinnerAriaValueText="Saving">Save</Button></ActionGroup></Form>;`
  ],
  [
    'a.scss.css',
    `.a { color: var(--pf-t--global--text--color--regular); &:hover { padding: var(--pf-t--global--spacer--md) } }`
  ]
];
