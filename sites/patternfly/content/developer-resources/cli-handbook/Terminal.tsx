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

const INPUT: React.CSSProperties = { color: 'var(--pf-t--global--text--color--brand--default)' };

/** Commands are colored, and their continuation lines are indented by four spaces. */
const isInput = (line: string): boolean => /^(\$ | {4}\S)/.test(line);

const FLAG = /(--[a-z-]+)/;

/** A line whose flags stay whole: browsers would break them between their dashes. */
const Line: React.FunctionComponent<{ text: string }> = ({ text }) =>
  text.split(FLAG).map((part, index) =>
    FLAG.test(part) ? (
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    )
  );

/** Input and output of a terminal. */
export const Terminal: React.FunctionComponent<TerminalProps> = ({ children }) => (
  <Card isCompact>
    <CardBody>
      <pre dir="ltr" style={TEXT}>
        {children.split('\n').map((line, index) => (
          // Lines never change, and the same line can occur twice.
          <span key={index} style={isInput(line) ? INPUT : undefined}>
            {index > 0 && '\n'}
            <Line text={line} />
          </span>
        ))}
      </pre>
    </CardBody>
  </Card>
);
