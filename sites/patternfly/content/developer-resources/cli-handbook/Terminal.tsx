import { Card, CardBody } from '@patternfly/react-core';

export interface TerminalProps {
  /** Lines of input, after a prompt, and of output. */
  children: string;
}

const TEXT: React.CSSProperties = {
  fontFamily: 'var(--pf-t--global--font--family--mono)',
  fontSize: 'var(--pf-t--global--font--size--body--sm)',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere'
};

/** Input and output of a terminal. */
export const Terminal: React.FunctionComponent<TerminalProps> = ({ children }) => (
  <Card isCompact>
    <CardBody>
      <pre dir="ltr" style={TEXT}>
        {children}
      </pre>
    </CardBody>
  </Card>
);
