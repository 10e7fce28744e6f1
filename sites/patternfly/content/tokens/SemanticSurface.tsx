import { SideBySide } from '../figures/InTheme.tsx';

const surface: React.CSSProperties = {
  padding: 'var(--pf-t--global--spacer--md)',
  color: 'var(--pf-t--global--text--color--regular)',
  backgroundColor: 'var(--pf-t--global--background--color--primary--default)',
  border: 'var(--pf-t--global--border--width--regular) solid var(--pf-t--global--border--color--high-contrast)',
  borderRadius: 'var(--pf-t--global--border--radius--small)'
};

export const SemanticSurface: React.FunctionComponent = () => (
  <SideBySide>{() => <div style={surface}>Version 4.2 restarts failed jobs by itself.</div>}</SideBySide>
);
