import type { ReactNode } from 'react';

import * as texts from '../../core/texts.ts';
import type { ComponentChange, PropChange } from '../../history/change.ts';
import { moduleOf } from '../../history/snapshot.ts';
import { FilledText } from '../FilledText.tsx';
import type { ListedChange } from './comparison.ts';

/** A change in a sentence. */
export function ChangeText({ change }: { change: ListedChange }) {
  return change.subject === 'component' ? <ComponentText change={change} /> : <PropText change={change} />;
}

function ComponentText({ change: { kind, before, after } }: { change: ComponentChange }) {
  switch (kind) {
    case 'moved':
      return (
        <FilledText
          text={texts.whatChanged.component.moved}
          values={{ before: <Code>{moduleOf(before ?? '')}</Code>, after: <Code>{moduleOf(after ?? '')}</Code> }}
        />
      );
    case 'deprecated':
      return <Message text={texts.whatChanged.component.deprecated} message={after} />;
    case 'added':
    case 'removed':
    case 'undeprecated':
      return texts.whatChanged.component[kind];
  }
}

function PropText({ change }: { change: PropChange }) {
  const forms = texts.whatChanged.prop;
  const prop = <Code>{change.prop}</Code>;
  const values = { prop, before: <Value text={change.before} />, after: <Value text={change.after} /> };
  switch (change.kind) {
    case 'required':
      return <FilledText text={change.after === 'required' ? forms.required : forms.optional} values={values} />;
    case 'deprecated':
      return <Message text={<FilledText text={forms.deprecated} values={values} />} message={change.after} />;
    case 'added':
    case 'removed':
    case 'renamed':
    case 'type':
    case 'default':
    case 'undeprecated':
      return <FilledText text={forms[change.kind]} values={values} />;
  }
}

/** A deprecation, with what its comment says. */
function Message({ text, message }: { text: ReactNode; message: string | null }) {
  return (
    <>
      {text}
      {message !== null && message !== '' && (
        <>
          {': '}
          <span dir="auto">{message}</span>
        </>
      )}
    </>
  );
}

function Value({ text }: { text: string | null }) {
  return text === null ? texts.whatChanged.none : <Code>{text}</Code>;
}

function Code({ children }: { children: string }) {
  return <code dir="ltr">{children}</code>;
}
