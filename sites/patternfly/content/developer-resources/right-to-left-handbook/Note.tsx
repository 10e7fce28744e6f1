export interface NoteProps {
  /** Whether the line is at the start of the text, or on the left. */
  hasLogicalSides?: boolean;
}

const LINE =
  'var(--pf-t--global--border--width--extra-strong) solid var(--pf-t--global--border--color--brand--default)';

const COMMON: React.CSSProperties = {
  padding: 'var(--pf-t--global--spacer--sm)',
  backgroundColor: 'var(--pf-t--global--background--color--primary--default)'
};

const LOGICAL: React.CSSProperties = {
  borderInlineStart: LINE,
  paddingInlineStart: 'var(--pf-t--global--spacer--lg)'
};

const PHYSICAL: React.CSSProperties = { borderLeft: LINE, paddingLeft: 'var(--pf-t--global--spacer--lg)' };

/** A note in Arabic: “Updates take about five minutes.” */
export const Note: React.FunctionComponent<NoteProps> = ({ hasLogicalSides = false }) => (
  <p dir="rtl" lang="ar" style={{ ...COMMON, ...(hasLogicalSides ? LOGICAL : PHYSICAL) }}>
    تستغرق التحديثات حوالي خمس دقائق.
  </p>
);
