import * as texts from '../../core/texts.ts';
import { formatDate } from '../../core/language.ts';
import { FilledText } from '../FilledText.tsx';
import { Quotation } from '../Quotation.tsx';
import type { Speech } from './speech.ts';

interface SaidProps {
  /** Empty if the screen reader was silent; null if it wasn't recorded. */
  words: readonly string[] | null;
}

/** What a screen reader said, as a quotation; nothing for claims that weren't recorded. */
export function Said({ words }: SaidProps) {
  return (
    words !== null && (
      <p className="pb-claim-text">
        {words.length === 0 ? (
          texts.claims.silent
        ) : (
          <FilledText text={texts.claims.said} values={{ words: <Quotation words={words.join(' ')} /> }} />
        )}
      </p>
    )
  );
}

/** Says once that a screen reader was silent in several cases. */
export function SilentNote() {
  return <p className="pb-claim-text">{texts.claims.silentEachTime}</p>;
}

interface SpeechNoteProps {
  /** Null if the site was never recorded. */
  speech: Speech | null;
  rows: readonly { said: readonly string[] | null }[];
}

/** With what the words in a table were recorded, and whether some are missing. */
export function SpeechNote({ speech, rows }: SpeechNoteProps) {
  if (speech === null) {
    return null;
  }
  const missing = rows.filter(({ said }) => said === null).length;
  if (missing === rows.length) {
    return <p className="pb-audit-note">{texts.claims.notRecorded}</p>;
  }
  const { date, orca, firefox, packages } = speech;
  const values = {
    orca,
    firefox,
    date: <time dateTime={date}>{formatDate(date)}</time>,
    packages: Object.entries(packages)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')
  };
  return (
    <p className="pb-audit-note">
      <FilledText text={texts.claims.recorded} values={values} />
      {missing > 0 && ` ${texts.claims.someMissing}`}
    </p>
  );
}
