import { type Mistake, marked, plantAll } from '../../../../engine/test/lint/plant.ts';

const CORE = '@patternfly/react-core';
const TABLE = '@patternfly/react-table';

/** Elements whose names are all from one module. */
const of = (specifier: string, ...elements: readonly (readonly [names: string, jsx: string])[]) =>
  elements.map(([names, jsx]) => ({ imports: { [specifier]: names.split(' ') }, jsx }));

const core = (...elements: readonly (readonly [names: string, jsx: string])[]) => of(CORE, ...elements);

const misspelt: Mistake[] = [
  `import { @@Buton } from '${CORE}';\nexport const A = () => <Buton>Save</Buton>;`,
  `import {\n  Card,\n  CardBody,\n  @@CardTitel\n} from '${CORE}';\nexport const A = () => <Card><CardTitel /><CardBody /></Card>;`,
  `import { Alert, @@AlertActionCloseButon as Close } from '${CORE}';\nexport const A = () => <Alert title="A" actionClose={<Close />} />;`,
  `import { @@Maisthead } from '${CORE}';\n// Masthead\nexport default () => <Maisthead />;`,
  `import React from 'react';\nimport { @@ToolBar, ToolbarItem } from '${CORE}';\nexport const A = () => <ToolBar><ToolbarItem /></ToolBar>;`,
  `import { Table, @@THead, Tbody } from '${TABLE}';\nexport const A = () => <Table><THead /><Tbody /></Table>;`,
  `import { @@ChartDonnut } from '@patternfly/react-charts/victory';\nexport const A = () => <ChartDonnut />;`,
  `import { @@SearchIkon } from '@patternfly/react-icons';\nexport const A = () => <SearchIkon />;`
].map((text) => marked('misspelt component', 'unknown-component', 'a.tsx', text));

const removed: Mistake[] = [
  `import { EmptyState, @@EmptyStateHeader } from '${CORE}';\nexport const A = () => <EmptyState><EmptyStateHeader titleText="None" /></EmptyState>;`,
  `import { EmptyState, @@EmptyStateIcon } from '${CORE}';\nexport const A = () => <EmptyState><EmptyStateIcon /></EmptyState>;`,
  `import { @@TextContent } from '${CORE}';\nexport const A = () => <TextContent>Text</TextContent>;`,
  `import {\n  Page,\n  @@PageHeaderTools\n} from '${CORE}';\nexport const A = () => <Page masthead={<PageHeaderTools />} />;`,
  `import { @@ApplicationLauncher } from '${CORE}';\nexport const A = () => <ApplicationLauncher />;`,
  `import { @@ContextSelector as Selector } from '${CORE}';\nexport const A = () => <Selector />;`,
  `import { @@DropdownToggle } from '${CORE}';\nexport const A = () => <DropdownToggle>More</DropdownToggle>;`,
  `import { @@OptionsMenu } from '${CORE}';\nexport const A = () => <OptionsMenu />;`
].map((text) => marked('removed component', 'unknown-component', 'a.jsx', text));

const tokens: Mistake[] = [
  `import { @@t_global_spacer_mdd } from '@patternfly/react-tokens';\nexport const A = () => <p style={{ padding: t_global_spacer_mdd.var }} />;`,
  `import { t_global_spacer_md, @@t_global_color_brnd_default } from '@patternfly/react-tokens';\nexport const a = [t_global_spacer_md, t_global_color_brnd_default];`,
  `import { @@global_palette_blue_400 } from '@patternfly/react-tokens';\nexport const a = global_palette_blue_400.value;`,
  `import * as tokens from '@patternfly/react-tokens';\nimport { @@t_globl_spacer_md as space } from '@patternfly/react-tokens';\nexport const a = [tokens, space];`
].map((text) => marked('unknown token of a module', 'unknown-component', 'a.tsx', text));

const members: Mistake[] = [
  `import * as PF from '${CORE}';\nexport const A = () => <PF.@@Buton>Save</PF.Buton>;`,
  `import * as UI from '${CORE}';\nexport const A = () => (\n  <UI.Card>\n    <UI.@@CardHead />\n  </UI.Card>\n);`,
  `import * as Core from '${CORE}';\nexport const A = () => <Core.@@EmptyStateHeader />;`,
  `import * as T from '${TABLE}';\nexport const A = () => <T.Table><T.@@TBody /></T.Table>;`,
  `import * as PF from '${CORE}';\nconst { name } = { name: 1 };\nexport const A = () => <p>{name}<PF.@@Lable>New</PF.Lable></p>;`,
  `import * as PF from '${CORE}';\nexport const A = ({ items }) => items.map((item) => <PF.@@ListItems key={item}>{item}</PF.ListItems>);`,
  `import * as Victory from '@patternfly/react-charts/victory';\nexport const A = () => <Victory.@@ChartLines />;`,
  `import * as PF from '${CORE}';\nexport const A = () => <PF.Page><PF.@@PageSections /></PF.Page>;`
].map((text) => marked('unknown member', 'unknown-component', 'a.tsx', text));

const misspeltProps = plantAll('misspelt prop', 'unknown-prop', [
  ...core(
    ['Button', '<Button @@varaint="primary">Save</Button>'],
    ['Alert', '<Alert title="Saved" @@isInlined />'],
    ['TextInput', '<TextInput aria-label="Name"\n    value="a"\n    @@isrequired />'],
    ['Label', '<Label @@colour="blue">New</Label>'],
    ['Switch', '<Switch label="On" id="s" @@isCheckd />'],
    ['Popover Button', '<Popover bodyContent="Text" @@headerContents="Head"><Button>Open</Button></Popover>'],
    ['Drawer', '<Drawer @@isExpand />']
  ),
  ...of(TABLE, ['Td', '<Td @@datalabel="Name">A</Td>'])
]);

const removedProps = plantAll('removed prop', 'unknown-prop', [
  ...core(
    ['Button', '<Button @@isActive>Save</Button>'],
    ['Card', '<Card @@isRounded>Text</Card>'],
    ['Nav', '<Nav @@theme="dark" />'],
    ['Masthead', '<Masthead @@backgroundColor="dark" />'],
    ['Page', '<Page @@header={<b>Top</b>} />'],
    ['ExpandableSection', '<ExpandableSection toggleText="More" @@isActive>Text</ExpandableSection>'],
    ['Toolbar', '<Toolbar @@usePageInsets />'],
    ['Tabs Tab', '<Tabs @@isSecondary><Tab eventKey={0} title="A" /></Tabs>']
  )
]);

const wrongValues = plantAll('wrong value', 'wrong-value', [
  ...core(
    ['Button', '<Button variant=@@"main">Save</Button>'],
    ['Alert', '<Alert title="A" variant=@@"error" />'],
    ['Label', '<Label color=@@"cyan">New</Label>'],
    ['Title', "<Title headingLevel={@@'h7'}>Users</Title>"],
    ['Avatar', '<Avatar alt="" src="a.png" size=@@"large" />'],
    ['Modal', '<Modal isOpen aria-label="A"\n    variant={@@"tiny"}>Text</Modal>'],
    ['TextInput', '<TextInput aria-label="A" validated=@@"invalid" />'],
    ['Flex', '<Spinner /> && <Flex direction={{ default: @@"columns" }} />']
  ).map((each, index) =>
    index === 7
      ? {
          imports: { [CORE]: ['Tooltip', 'Button'] },
          jsx: '<Tooltip content="A" position=@@"above"><Button>A</Button></Tooltip>'
        }
      : each
  )
]);

const wrongTypes = plantAll('wrong type', 'wrong-value', [
  ...core(
    ['Button', '<Button isDisabled=@@"true">Save</Button>'],
    ['Checkbox', '<Checkbox id="c" label="A" isChecked=@@"false" />'],
    ['Button', '<Button variant={@@2}>Save</Button>'],
    ['Progress', '<Progress aria-label="A" value=@@"40" />'],
    ['Pagination', '<Pagination itemCount=@@"20" page={1} />'],
    ['Button', '<Button onClick=@@"save()">Save</Button>'],
    ['ExpandableSection', '<ExpandableSection isExpanded={@@1} toggleText="A">A</ExpandableSection>'],
    ['Menu', '<Menu isScrollable=@@"yes" />']
  )
]);

const missingProps = plantAll('missing prop', 'missing-prop', [
  ...core(
    ['Alert', '<@@Alert variant="info" />'],
    ['Title', '<@@Title>Users</Title>'],
    ['Avatar', '<@@Avatar src="a.png" />'],
    ['Checkbox', '<@@Checkbox label="All" />'],
    ['Popover Button', '<@@Popover headerContent="A"><Button>Open</Button></Popover>'],
    ['Tabs Tab', '<Tabs><@@Tab title="A" /></Tabs>'],
    ['SkipToContent', '<@@SkipToContent>Skip</SkipToContent>'],
    ['Brand', '<@@Brand src="logo.svg" />']
  )
]);

const missingNames = plantAll('missing name', 'missing-name', [
  ...core(
    ['Button', '<@@Button variant="plain" />'],
    ['Button', '<p>Text <@@Button variant="plain" icon={<svg />} /></p>'],
    ['TextInput', '<@@TextInput value="a" />'],
    ['Modal ModalBody', '<@@Modal isOpen><ModalBody>Text</ModalBody></Modal>'],
    ['TextArea', '<@@TextArea value="a" />'],
    ['MenuToggle', '<@@MenuToggle variant="plain" />'],
    ['Switch', '<@@Switch isChecked />'],
    ['Progress', '<@@Progress value={40} />']
  )
]);

const deprecated = plantAll('deprecated component', 'deprecated', [
  ...of(
    `${CORE}/deprecated`,
    ['Chip', '<p><@@Chip>A</Chip></p>'],
    ['Tile', '<@@Tile title="A" isSelected={false} />'],
    ['ChipGroup', '<@@ChipGroup />'],
    ['Modal', '<@@Modal title="A" isOpen>Text</Modal>'],
    ['Wizard', '<@@Wizard steps={[]} />'],
    ['DualListSelector', '<@@DualListSelector id="d" />'],
    ['DragDrop', '<@@DragDrop>Text</DragDrop>']
  ),
  ...of(`${TABLE}/deprecated`, ['TableBody', '<@@TableBody />'])
]);

const deprecatedProps = plantAll('deprecated prop', 'deprecated', [
  ...core(
    ['Tabs Tab', '<Tabs @@leftScrollAriaLabel="Left"><Tab eventKey={0} title="A" /></Tabs>'],
    ['Tabs Tab', '<Tabs @@rightScrollAriaLabel="Right"><Tab eventKey={0} title="A" /></Tabs>'],
    ['Slider', '<Slider value={1} @@leftActions={<b />} />'],
    ['Slider', '<Slider value={1}\n    @@rightActions={<b />} />'],
    ['TextInput', '<TextInput aria-label="A" @@isLeftTruncated />'],
    ['TextInput', '<TextInput aria-label="A" @@isExpanded />'],
    ['ClipboardCopyButton', '<ClipboardCopyButton id="a" @@textId="b" onClick={() => {}}>Copy</ClipboardCopyButton>'],
    ['ClipboardCopyButton', '<p><ClipboardCopyButton @@textId="b" id="a" onClick={copy}>Copy</ClipboardCopyButton></p>']
  )
]);

const deep: Mistake[] = [
  `import { Button } from @@'${CORE}/dist/esm/components/Button/Button';\nexport const A = () => <Button>A</Button>;`,
  `import { Card, CardBody } from @@'${CORE}/dist/js/components/Card';\nexport const A = () => <Card><CardBody /></Card>;`,
  `import React from 'react';\nimport { Flex } from @@"${CORE}/dist/esm/layouts/Flex";\nexport const A = () => <Flex />;`,
  `import { Table } from @@'${TABLE}/dist/esm/components/Table/Table';\nexport const A = () => <Table />;`,
  `import {\n  Alert\n} from @@'${CORE}/dist/esm/components/Alert/index';\nexport const A = () => <Alert title="A" />;`,
  `import { Label as Tag } from @@'${CORE}/src/components/Label';\nexport const A = () => <Tag>A</Tag>;`,
  `import { Tr } from @@'${TABLE}/dist/js/components/Table/Tr';\nexport const A = () => <Tr />;`,
  `import { debounce } from @@'${CORE}/dist/esm/helpers/util';\nexport const later = debounce(() => {}, 100);`
].map((text) => marked('deep import', 'import-path', 'a.tsx', text));

const wrongEntry: Mistake[] = [
  `import { @@Table } from '${CORE}';\nexport const A = () => <Table />;`,
  `import { Button, @@Tbody } from '${CORE}';\nexport const A = () => <Tbody><Button>A</Button></Tbody>;`,
  `import { @@Chip } from '${CORE}';\nexport const A = () => <Chip>A</Chip>;`,
  `import { @@Tile } from '${CORE}';\nexport const A = () => <Tile title="A" isSelected={false} />;`,
  `import { @@Button } from '${TABLE}';\nexport const A = () => <Button>A</Button>;`,
  `import { @@Alert } from '${CORE}/deprecated';\nexport const A = () => <Alert title="A" />;`,
  `import { @@ChartDonut } from '@patternfly/react-charts';\nexport const A = () => <ChartDonut />;`,
  `import { Card, @@SearchIcon } from '${CORE}';\nexport const A = () => <Card><SearchIcon /></Card>;`
].map((text) => marked('wrong entry point', 'import-path', 'a.tsx', text));

const nesting = plantAll('nesting', 'nesting', [
  ...core(
    ['Page Card CardBody', '<Page><@@CardBody>Text</CardBody></Page>'],
    ['Card ModalBody', '<Card><@@ModalBody>Text</ModalBody></Card>'],
    ['Toolbar ToolbarItem', '<Toolbar><@@ToolbarItem>A</ToolbarItem></Toolbar>'],
    ['Alert DescriptionListTerm', '<Alert title="A"><@@DescriptionListTerm>A</DescriptionListTerm></Alert>'],
    ['Card AccordionToggle', '<Card><div><@@AccordionToggle id="a">A</AccordionToggle></div></Card>'],
    ['Nav NavItem', '<Nav>\n    <@@NavItem>A</NavItem>\n  </Nav>']
  ),
  ...of(
    TABLE,
    ['Table Tr', '<Table><@@Tr /></Table>'],
    ['Table Tbody Td', '<Table><Tbody><@@Td>A</Td></Tbody></Table>']
  )
]);

const styleOf = (mistake: string) => `<div style={{ display: 'flex', ${mistake} }}>Text</div>`;
const none: readonly { imports: Record<string, string[]> }[] = [];

const inStyles = (kind: string, rule: 'raw-color' | 'raw-size', ...styles: readonly string[]): Mistake[] =>
  plantAll(
    kind,
    rule,
    styles.map((style, index) => ({
      imports: { ...none[0]?.imports, [CORE]: ['Card'] },
      jsx: index % 3 === 2 ? `<Card style={{ ${style} }}>Text</Card>` : styleOf(style)
    }))
  );

const styleColors = inStyles(
  'raw color in a style',
  'raw-color',
  "color: @@'#151515'",
  "backgroundColor: @@'#fff'",
  "borderColor: @@'rgb(199, 199, 199)'",
  'color: @@"red"',
  "border: @@'1px solid #d2d2d2'",
  "background: @@'hsl(210 100% 40%)'",
  "fill: @@'#0066CC'",
  "outlineColor: @@'#06c'"
);

const sizes = inStyles(
  'raw size in a style',
  'raw-size',
  "padding: @@'16px'",
  "marginTop: @@'24px'",
  "gap: @@'0.5rem'",
  "fontSize: @@'14px'",
  "borderRadius: @@'6px'",
  'marginInlineStart: @@8',
  "padding: @@'8px 16px'",
  "rowGap: @@'32px'"
);

const css = (
  kind: string,
  rule: 'raw-color' | 'raw-size' | 'unknown-variable' | 'unknown-class',
  texts: readonly string[]
) => texts.map((text) => marked(kind, rule, 'styles.css', text));

const cssColors = css('raw color in CSS', 'raw-color', [
  '.title { color: @@#151515; }',
  '.box {\n  background: @@white;\n}',
  '/* #fff */\n.a { border: 1px solid @@#c7c7c7; }',
  '@media (min-width: 600px) {\n  .a { background-color: @@rgb(255 255 255); }\n}',
  '.a { content: "#fff"; outline: 2px solid @@#0066cc; }',
  '.a { & .b { color: @@hsl(0, 0%, 20%); } }',
  '.a::before { border-top-color: @@#e0e0e0; }',
  '.icon { fill: @@#06c; }'
]);

const cssSizes = css('raw size in CSS', 'raw-size', [
  '.a { padding: @@16px; }',
  '.a { margin: 0 @@24px; }',
  '.a {\n  gap: @@0.5rem;\n}',
  '.a { font-size: @@14px; }',
  '.a { border-radius: @@6px; }',
  '@media print { .a { margin-block-end: @@2rem; } }',
  '.a { .b & { padding-inline: @@8px; } }',
  '.a { width: 16px; column-gap: @@32px; }'
]);

const variables: Mistake[] = [
  ...css('unknown variable', 'unknown-variable', [
    '.a { color: var(@@--pf-t--global--text--color--reglar); }',
    '.a { padding: var(@@--pf-v6-global--spacer--md, 1rem); }',
    '.a {\n  @@--pf-v6-c-button--BackgrundColor: var(--pf-t--global--text--color--regular);\n}',
    '.a { margin: calc(2 * var(@@--pf-t--global--spacer--medium)); }'
  ]),
  marked(
    'unknown variable',
    'unknown-variable',
    'a.tsx',
    "export const A = () => <p style={{ color: 'var(@@--pf-t--global--color--brand--defult)' }}>A</p>;"
  ),
  marked(
    'unknown variable',
    'unknown-variable',
    'a.tsx',
    "// var(--pf-t--nothing)\nexport const gap =\n  'var(@@--pf-t--global--spacer--huge)';"
  ),
  marked(
    'unknown variable',
    'unknown-variable',
    'a.tsx',
    'export const A = ({ w }) => <p style={{ width: `calc(${w}px + var(@@--pf-v6-c-card--Paddding))` }}>A</p>;'
  ),
  marked(
    'unknown variable',
    'unknown-variable',
    'a.html',
    '<!-- a -->\n<p style="gap: var(@@--pf-t--global--spacer--smal)">A</p>'
  )
];

const classes: Mistake[] = [
  ...css('unknown class', 'unknown-class', [
    '.page .@@pf-v6-c-buton { margin: 0; }',
    '.a {\n  & .@@pf-v6-l-flexx { margin: 0; }\n}'
  ]),
  marked(
    'unknown class',
    'unknown-class',
    'a.tsx',
    'export const A = () => <p className="title @@pf-v6-u-mt-medium">A</p>;'
  ),
  marked(
    'unknown class',
    'unknown-class',
    'a.tsx',
    "export const A = ({ on }) => <p className={on ? 'pf-v6-u-mt-md' : '@@pf-v6-u-mt-mdd'}>A</p>;"
  ),
  marked(
    'unknown class',
    'unknown-class',
    'a.jsx',
    'export const A = () => <p className={`@@pf-v6-c-contents text`}>A</p>;'
  ),
  marked(
    'unknown class',
    'unknown-class',
    'a.html',
    '<div class="pf-v6-c-card">\n  <div class="@@pf-v6-c-card__boddy">A</div>\n</div>'
  ),
  marked(
    'unknown class',
    'unknown-class',
    'a.html',
    '<p title="pf-v6-c-nothing" class=\'@@pf-v6-u-screenreader\'>A</p>'
  ),
  marked(
    'unknown class',
    'unknown-class',
    'a.tsx',
    "import { css } from 'x';\nexport const A = () => <p className={css('@@pf-v6-l-stak', 'a')}>A</p>;"
  )
];

/** 164 mistakes of 21 kinds in code with the real packages; the others are in `engine/test/lint/mistakes.ts`. */
export const mistakes: readonly Mistake[] = [
  ...[
    misspelt,
    removed,
    tokens,
    members,
    misspeltProps,
    removedProps,
    wrongValues,
    wrongTypes,
    missingProps,
    missingNames
  ].flat(),
  ...[deprecated, deprecatedProps, deep, wrongEntry, nesting, styleColors, sizes, cssColors, cssSizes].flat(),
  ...[variables, classes].flat()
];
