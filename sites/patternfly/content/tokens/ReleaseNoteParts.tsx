const STYLES = `
  .release-note-design {
    display: grid;
    gap: var(--pf-t--global--spacer--sm);
    padding-block: var(--pf-t--global--spacer--md);
    padding-inline: var(--pf-t--global--spacer--lg);
    color: var(--pf-t--global--text--color--regular);
    background-color: var(--pf-t--global--background--color--primary--default);
    border: var(--pf-t--global--border--width--regular) solid var(--pf-t--global--border--color--default);
    border-radius: var(--pf-t--global--border--radius--medium);
  }
  .release-note-title {
    font-family: var(--pf-t--global--font--family--heading);
    font-size: var(--pf-t--global--font--size--heading--h4);
    font-weight: var(--pf-t--global--font--weight--heading--default);
  }
  .release-note-date {
    font-size: var(--pf-t--global--font--size--body--sm);
    color: var(--pf-t--global--text--color--subtle);
  }
`;

export const ReleaseNoteParts: React.FunctionComponent = () => (
  <>
    <style>{STYLES}</style>
    <div className="release-note-design">
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
        <span className="release-note-title">Version 4.2</span>
        <span className="release-note-date">August 3, 2026</span>
      </div>
      <span className="release-note-text">Backups now run while the cluster is in use.</span>
    </div>
  </>
);
