import { Fragment } from 'react';

import { fillCount } from '../../core/fillText.ts';
import type { PluralForms } from '../../core/language.ts';
import type { CodemodLink } from '../../core/releaseChanges.ts';
import * as texts from '../../core/texts.ts';
import { BreakableCode } from '../BreakableCode.tsx';
import { FilledText } from '../FilledText.tsx';

/** Names the rules of codemods that mend a change. */
export function Codemods({ codemods }: { codemods: readonly CodemodLink[] }) {
  const names = codemods.map(({ name, href }, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <a href={href}>
        <code dir="ltr">{name}</code>
      </a>
    </Fragment>
  ));
  const text = fillCount<PluralForms>(texts.changes.codemods, codemods.length, { names: '{names}' });
  return (
    codemods.length > 0 && (
      <span className="pb-change-codemods">
        {' '}
        <FilledText<string> text={text} values={{ names }} />
      </span>
    )
  );
}

/** Shows the commands that apply the codemods of several changes. */
export function CodemodCommands({ commands }: { commands: readonly string[] }) {
  return commands.map((command) => (
    <p key={command} className="pb-change-command">
      <FilledText
        text={texts.changes.command}
        values={{
          command: (
            <code dir="ltr">
              <BreakableCode code={command} />
            </code>
          )
        }}
      />
    </p>
  ));
}
