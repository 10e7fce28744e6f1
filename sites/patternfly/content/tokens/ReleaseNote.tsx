import { useState } from 'react';

const STYLES = `
  .release-note {
    --release-note--BackgroundColor: var(--pf-t--global--background--color--primary--default);

    display: grid;
    gap: var(--pf-t--global--spacer--sm);
    inline-size: 100%;
    padding-block: var(--pf-t--global--spacer--md);
    padding-inline: var(--pf-t--global--spacer--lg);
    font-family: var(--pf-t--global--font--family--body);
    font-size: var(--pf-t--global--font--size--body--default);
    color: var(--pf-t--global--text--color--regular);
    text-align: start;
    background-color: var(--release-note--BackgroundColor);
    border: var(--pf-t--global--border--width--box--default) solid var(--pf-t--global--border--color--default);
    border-radius: var(--pf-t--global--border--radius--medium);
    transition-duration: var(--pf-t--global--motion--duration--fade--short);
    transition-property: background-color, border-color;
    transition-timing-function: var(--pf-t--global--motion--timing-function--default);
  }
  .release-note:hover {
    --release-note--BackgroundColor: var(--pf-t--global--background--color--primary--hover);

    border-color: var(--pf-t--global--border--color--hover);
  }
  .release-note:active {
    --release-note--BackgroundColor: var(--pf-t--global--background--color--primary--clicked);

    border-color: var(--pf-t--global--border--color--clicked);
  }
  .release-note:focus-visible {
    outline: var(--pf-t--global--focus-ring--width--offset) solid var(--pf-t--global--focus-ring--color--default);
    outline-offset: var(--pf-t--global--focus-ring--position--offset);
  }
  .release-note__title {
    font-family: var(--pf-t--global--font--family--heading);
    font-size: var(--pf-t--global--font--size--heading--h4);
  }
`;

export const ReleaseNote: React.FunctionComponent = () => {
  const [opened, setOpened] = useState(0);

  return (
    <>
      <style>{STYLES}</style>
      <button type="button" className="release-note" onClick={() => setOpened(opened + 1)}>
        <span className="release-note__title">Version 4.2</span>
        <span>{opened === 0 ? 'Backups now run while the cluster is in use.' : `Opened ${opened} times.`}</span>
      </button>
    </>
  );
};
