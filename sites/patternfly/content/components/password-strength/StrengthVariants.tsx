import { Card, CardBody, Form } from '@patternfly/react-core';
import { Specimens } from '../../figures/Specimens.tsx';
import { OneField } from './OneField.tsx';

const RULES = [
  { text: 'At least 14 characters', isMet: true },
  { text: 'Not a common password', isMet: true }
];

const FIELDS = [
  { name: 'Rules', field: <OneField id="rules-only" password="seven quiet otters jump" rules={RULES} /> },
  {
    name: 'Rules and strength',
    field: <OneField id="rules-and-strength" password="seven quiet otters jump" rules={RULES} strength="Strong" />
  },
  { name: 'Strength', field: <OneField id="strength-only" password="otters" strength="Weak" /> }
];

export const StrengthVariants: React.FunctionComponent = () => (
  <Specimens
    areTall
    items={FIELDS.map(({ name, field }) => ({
      name,
      specimen: (
        <Card isCompact style={{ inlineSize: '11.75rem', maxInlineSize: '100%' }}>
          <CardBody>
            <Form>{field}</Form>
          </CardBody>
        </Card>
      )
    }))}
  />
);
