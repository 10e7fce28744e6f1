import { type Mistake, marked } from '../../../../engine/test/lint/plant.ts';

/** Short code, each with one mistake where it is easily overlooked. */
export const projectSlips: readonly Mistake[] = (
  [
    [
      'wrong-value',
      'a.tsx',
      `import { Button, Alert, AlertVariant, Card, CardBody, CardTitle, Title, Label, TextInput, FormGroup, Stack, StackItem, ExpandableSection } from '@patternfly/react-core';
import { TimesIcon } from '@patternfly/react-icons';
export const A = ({ a }) => <Button variant={@@\`primry\`}>A</Button>;`
    ],
    [
      'wrong-value',
      'a.tsx',
      `import { Button, Alert, AlertVariant, Card, CardBody, CardTitle, Title, Label, TextInput, FormGroup, Stack, StackItem, ExpandableSection } from '@patternfly/react-core';
import { TimesIcon } from '@patternfly/react-icons';
export const A = ({ x }) => <Button variant={x ?? @@'primry'}>A</Button>;`
    ],
    [
      'wrong-value',
      'a.tsx',
      `import { Button, Alert, AlertVariant, Card, CardBody, CardTitle, Title, Label, TextInput, FormGroup, Stack, StackItem, ExpandableSection } from '@patternfly/react-core';
import { TimesIcon } from '@patternfly/react-icons';
export const A = () => <Button variant={@@'primry' as const}>A</Button>;`
    ],
    [
      'unknown-component',
      'a.tsx',
      `import { Button, Alert, AlertVariant, Card, CardBody, CardTitle, Title, Label, TextInput, FormGroup, Stack, StackItem, ExpandableSection } from '@patternfly/react-core';
import { TimesIcon } from '@patternfly/react-icons';
export const A = () => <Alert variant={AlertVariant[@@'eror']} title="A" />;`
    ],
    [
      'unknown-class',
      'a.tsx',
      `import { Button, Alert, AlertVariant, Card, CardBody, CardTitle, Title, Label, TextInput, FormGroup, Stack, StackItem, ExpandableSection } from '@patternfly/react-core';
import { TimesIcon } from '@patternfly/react-icons';
import clsx from 'clsx';
export const A = ({ on }) => <p className={clsx({ '@@pf-v6-u-mt-mdd': on }, ['pf-v6-u-mb-md'])}>A</p>;`
    ],
    [
      'unknown-variable',
      'a.tsx',
      `import styled from 'styled-components';
export const Box = styled.div\`
  padding: var(@@--pf-t--global--spacer--medium);
\`;`
    ],
    [
      'unknown-component',
      'a.tsx',
      `import @@Button from '@patternfly/react-core';
export const A = () => <Button>A</Button>;`
    ],
    [
      'unknown-component',
      'a.ts',
      `import type { @@ButonProps } from '@patternfly/react-core';
export type P = ButonProps;`
    ],
    [
      'missing-prop',
      'a.tsx',
      `import { Button, Alert, AlertVariant, Card, CardBody, CardTitle, Title, Label, TextInput, FormGroup, Stack, StackItem, ExpandableSection } from '@patternfly/react-core';
import { TimesIcon } from '@patternfly/react-icons';
import { createElement } from 'react';
export const A = () => @@createElement(Title, null, 'A');`
    ],
    [
      'missing-name',
      'a.tsx',
      `import { Button, Alert, AlertVariant, Card, CardBody, CardTitle, Title, Label, TextInput, FormGroup, Stack, StackItem, ExpandableSection } from '@patternfly/react-core';
import { TimesIcon } from '@patternfly/react-icons';
export const A = () => <@@Button variant="plain"><TimesIcon /></Button>;`
    ],
    [
      'raw-color',
      'a.tsx',
      `import { Button, Alert, AlertVariant, Card, CardBody, CardTitle, Title, Label, TextInput, FormGroup, Stack, StackItem, ExpandableSection } from '@patternfly/react-core';
import { TimesIcon } from '@patternfly/react-icons';
export const A = () => <Card style={{ border: '1px solid @@#c7c7c7' }}><CardBody>A</CardBody></Card>;`
    ],
    [
      'raw-size',
      'a.tsx',
      `import { Button, Alert, AlertVariant, Card, CardBody, CardTitle, Title, Label, TextInput, FormGroup, Stack, StackItem, ExpandableSection } from '@patternfly/react-core';
import { TimesIcon } from '@patternfly/react-icons';
export const A = () => <Stack style={{ margin: '@@8px auto' }}><StackItem>A</StackItem></Stack>;`
    ],
    [
      'unknown-prop',
      'a.tsx',
      `import { Button, Alert, AlertVariant, Card, CardBody, CardTitle, Title, Label, TextInput, FormGroup, Stack, StackItem, ExpandableSection } from '@patternfly/react-core';
import { TimesIcon } from '@patternfly/react-icons';
export const A = () => <ExpandableSection toggleText="A" @@onToggled={() => {}}>A</ExpandableSection>;`
    ],
    [
      'unknown-prop',
      'a.tsx',
      `import { Button, Alert, AlertVariant, Card, CardBody, CardTitle, Title, Label, TextInput, FormGroup, Stack, StackItem, ExpandableSection } from '@patternfly/react-core';
import { TimesIcon } from '@patternfly/react-icons';
const Own = Button;
export const A = () => <Own @@isSmal>A</Own>;`
    ],
    [
      'wrong-value',
      'a.tsx',
      `import { Button, Alert, AlertVariant, Card, CardBody, CardTitle, Title, Label, TextInput, FormGroup, Stack, StackItem, ExpandableSection } from '@patternfly/react-core';
import { TimesIcon } from '@patternfly/react-icons';
export const A = () => <Button isDisabled=@@"true">A</Button>;`
    ],
    [
      'nesting',
      'a.tsx',
      `import { Button, Alert, AlertVariant, Card, CardBody, CardTitle, Title, Label, TextInput, FormGroup, Stack, StackItem, ExpandableSection } from '@patternfly/react-core';
import { TimesIcon } from '@patternfly/react-icons';
export const A = ({ all }) => <Card><Stack>{all.map((x) => <StackItem key={x}>{x}</StackItem>)}</Stack></Card>;
export const B = () => <FormGroup><@@CardTitle>A</CardTitle></FormGroup>;`
    ],
    [
      'deprecated',
      'a.tsx',
      `import { Chip } from '@patternfly/react-core/deprecated';
export const A = () => <@@Chip>A</Chip>;`
    ],
    [
      'unknown-prop',
      'a.tsx',
      `import { Button, Alert, AlertVariant, Card, CardBody, CardTitle, Title, Label, TextInput, FormGroup, Stack, StackItem, ExpandableSection } from '@patternfly/react-core';
import { TimesIcon } from '@patternfly/react-icons';
export const A = () => <Label @@isCompakt>A</Label>;`
    ],
    [
      'unknown-prop',
      'a.tsx',
      `import { memo } from 'react';
import { Button } from '@patternfly/react-core';
export default memo(function A() { return <Button @@onClik={() => {}}>A</Button>; });`
    ],
    [
      'unknown-prop',
      'a.tsx',
      `import { Button } from '@patternfly/react-core';
export class A extends React.Component { render() { return <Button @@isLarge>A</Button>; } }`
    ],
    [
      'raw-color',
      'a.html',
      `<style>
.a { color: @@#06c; }
</style>
<p class="a">A</p>`
    ],
    ['raw-color', 'a.html', `<p style="background: @@#fff">A</p>`],
    ['unknown-component', 'a.tsx', `export { @@Buton } from '@patternfly/react-core';`],
    [
      'unknown-component',
      'a.tsx',
      `const { Button, @@Crad } = await import('@patternfly/react-core');
export { Button, Crad };`
    ],
    [
      'wrong-value',
      'a.tsx',
      `import { Button, Alert, AlertVariant, Card, CardBody, CardTitle, Title, Label, TextInput, FormGroup, Stack, StackItem, ExpandableSection } from '@patternfly/react-core';
import { TimesIcon } from '@patternfly/react-icons';
export const A = () => <TextInput aria-label="A" type=@@"txt" />;`
    ],
    [
      'wrong-value',
      'a.tsx',
      `import { Nav, NavList, NavItem } from '@patternfly/react-core';
export const A = () => <Nav variant=@@"tertiary"><NavList><NavItem>A</NavItem></NavList></Nav>;`
    ],
    ['raw-size', 'a.css', `.a { padding: @@1rem var(--x); }`],
    ['raw-size', 'a.css', `.a { border-radius: @@6px; }`],
    [
      'unknown-class',
      'a.tsx',
      `import { Button, Alert, AlertVariant, Card, CardBody, CardTitle, Title, Label, TextInput, FormGroup, Stack, StackItem, ExpandableSection } from '@patternfly/react-core';
import { TimesIcon } from '@patternfly/react-icons';
import styles from '@patternfly/react-styles/css/components/Card/card';
export const A = () => <p className={\`a \${styles.card} @@pf-m-compat\`}>A</p>;`
    ],
    ['unknown-variable', 'a.css', `.a { @@--pf-v6-c-card--PadingTop: 0; }`],
    [
      'nesting',
      'a.tsx',
      `import { Form, FormGroup, CardBody } from '@patternfly/react-core';
export const A = () => (
  <Form>
    <FormGroup label="A"><@@CardBody>A</CardBody></FormGroup>
  </Form>
);`
    ]
  ] as const
).map(([rule, file, text]) => marked('in a project', rule, file, text));
