import { SideBySide } from '../figures/InTheme.tsx';

const surface: React.CSSProperties = {
  padding: 'var(--pf-t--global--spacer--md)',
  color: 'var(--pf-t--color--black)',
  backgroundColor: 'var(--pf-t--color--white)',
  border: 'var(--pf-t--global--border--width--regular) solid var(--pf-t--global--border--color--high-contrast)',
  borderRadius: 'var(--pf-t--global--border--radius--small)'
};

export const PaletteSurface: React.FunctionComponent = () => (
  <SideBySide>{() => <div style={surface}>Version 4.2 restarts failed jobs by itself.</div>}</SideBySide>
);
