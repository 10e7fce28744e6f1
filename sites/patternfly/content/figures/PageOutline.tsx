export interface PageOutlineProps {
  /** Real components: at the end of the masthead, within the page, or over it. */
  masthead?: React.ReactNode;
  children?: React.ReactNode;
  over?: React.ReactNode;
}

const LINE: React.CSSProperties = {
  blockSize: '0.75rem',
  backgroundColor: 'var(--pf-t--global--background--color--tertiary--default)',
  borderRadius: 'var(--pf-t--global--border--radius--pill)'
};

const PAGE: React.CSSProperties = {
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '18rem',
  overflow: 'hidden',
  backgroundColor: 'var(--pf-t--global--background--color--primary--default)',
  border: 'var(--pf-t--global--border--width--regular) solid var(--pf-t--global--border--color--default)',
  borderRadius: 'var(--pf-t--global--border--radius--small)'
};

const MASTHEAD: React.CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3rem',
  paddingInline: 'var(--pf-t--global--spacer--md)',
  borderBlockEnd: 'var(--pf-t--global--border--width--regular) solid var(--pf-t--global--border--color--default)'
};

const BODY: React.CSSProperties = {
  display: 'grid',
  alignContent: 'start',
  padding: 'var(--pf-t--global--spacer--md)'
};

/** A small page of a product in outline, for components that need one around them. */
export function PageOutline({ masthead, children, over }: PageOutlineProps): React.ReactElement {
  return (
    <div style={PAGE}>
      <div style={MASTHEAD}>
        <Line width="6rem" />
        {masthead}
      </div>
      <div style={{ ...BODY, gap: 'var(--pf-t--global--spacer--md)' }}>
        {children ?? ['45%', '90%', '80%', '85%', '60%'].map((width) => <Line key={width} width={width} />)}
      </div>
      {over}
    </div>
  );
}

/** Stands for text or for a logo. */
function Line({ width }: { width: string }): React.ReactElement {
  return <div style={{ ...LINE, inlineSize: width }} />;
}
