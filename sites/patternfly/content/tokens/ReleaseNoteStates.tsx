import { Specimens } from '../figures/Specimens.tsx';

const NOTE: React.CSSProperties = {
  paddingBlock: 'var(--pf-t--global--spacer--md)',
  paddingInline: 'var(--pf-t--global--spacer--lg)',
  color: 'var(--pf-t--global--text--color--regular)',
  backgroundColor: 'var(--pf-t--global--background--color--primary--default)',
  border: 'var(--pf-t--global--border--width--box--default) solid var(--pf-t--global--border--color--default)',
  borderRadius: 'var(--pf-t--global--border--radius--medium)'
};

const STATES = {
  default: NOTE,
  hover: {
    ...NOTE,
    backgroundColor: 'var(--pf-t--global--background--color--primary--hover)',
    borderColor: 'var(--pf-t--global--border--color--hover)'
  },
  clicked: {
    ...NOTE,
    backgroundColor: 'var(--pf-t--global--background--color--primary--clicked)',
    borderColor: 'var(--pf-t--global--border--color--clicked)'
  },
  focus: {
    ...NOTE,
    outline: 'var(--pf-t--global--focus-ring--width--offset) solid var(--pf-t--global--focus-ring--color--default)',
    outlineOffset: 'var(--pf-t--global--focus-ring--position--offset)'
  }
};

const SPECIMENS = Object.entries(STATES).map(([name, style]) => ({
  name,
  specimen: <div style={style}>Version 4.2</div>
}));

export const ReleaseNoteStates: React.FunctionComponent = () => <Specimens items={SPECIMENS} />;
