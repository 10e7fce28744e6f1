import { Button, TextInput } from '@patternfly/react-core';
import { useId, useState } from 'react';

import { CODE_OUTCOMES, copyText } from '../../browser/copying.ts';
import { type ApiRequest, requestAddress } from '../../core/apiRequest.ts';
import { fillText } from '../../core/fillText.ts';
import { formatNumber, pluralForm } from '../../core/language.ts';
import * as texts from '../../core/texts.ts';
import { type Answer, ask, FIRST_LINES, MOST_LINES, RefusedRequest } from './answer.ts';

export interface ApiRequestProps {
  request: Omit<ApiRequest, 'parameter'> & { parameter: { name: string; description: string; example: string } | null };
  /** Public address of the site, for the code; null if it is unknown. */
  origin: string | null;
}

/** A request that readers can make, with its answer. Without scripts, a link to the file. */
export function ApiRequestForm({ request, origin }: ApiRequestProps) {
  const { path, summary, parameter } = request;
  const [value, setValue] = useState(parameter?.example ?? '');
  const [answer, setAnswer] = useState<Answer>({ state: 'idle' });
  const id = useId();
  const address = requestAddress({ path, parameter: parameter && { ...parameter, values: [] } }, value);

  const run = (): void => {
    setAnswer({ state: 'loading' });
    ask(address).then(setAnswer, (error: unknown) => setAnswer({ state: 'failed', message: reasonOf(error) }));
  };
  return (
    <form
      className="pb-request"
      aria-labelledby={`${id}name`}
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <p className="pb-request-head" id={`${id}name`}>
        <code dir="ltr">{requestLine(path)}</code>
        <span>{summary}</span>
      </p>
      {parameter && (
        <div className="pb-request-field">
          <label htmlFor={`${id}value`}>
            <code dir="ltr">{parameter.name}</code>: {parameter.description}
          </label>
          <TextInput
            id={`${id}value`}
            dir="ltr"
            value={value}
            isRequired
            spellCheck={false}
            onChange={(_event, text) => {
              setValue(text);
              setAnswer({ state: 'idle' });
            }}
          />
        </div>
      )}
      <div className="pb-request-actions">
        <Button type="submit" size="sm" variant="secondary" aria-busy={answer.state === 'loading'}>
          {answer.state === 'failed' ? texts.common.tryAgain : texts.apiRequests.run}
        </Button>
        <a href={address} rel="external" aria-describedby={`${id}name`}>
          {texts.apiRequests.open}
        </a>
        <p role="status">{statusText(answer)}</p>
      </div>
      {answer.state === 'answered' && <AnswerText key={address} lines={answer.lines} summary={summary} />}
      <details>
        <summary className="pb-summary pb-chevron">{texts.apiRequests.code}</summary>
        <Code label={fillText(texts.apiRequests.codeOf, { tool: 'curl', summary })}>{curlCode(origin, address)}</Code>
        <Code label={fillText(texts.apiRequests.codeOf, { tool: 'fetch', summary })}>
          {fetchCode(request, origin, address)}
        </Code>
      </details>
    </form>
  );
}

/** The answer: its beginning, and all of it on request. */
function AnswerText({ lines, summary }: { lines: readonly string[]; summary: string }) {
  const [isWhole, setWhole] = useState(false);
  const shown = lines.slice(0, isWhole ? MOST_LINES : FIRST_LINES);
  const isLong = lines.length > FIRST_LINES;
  const isCut = isWhole && lines.length > MOST_LINES;
  return (
    <>
      <Code label={fillText(texts.apiRequests.answerOf, { summary })} copies={lines}>
        {shown.join('\n')}
      </Code>
      {isLong && (
        <Button variant="link" isInline aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole
            ? texts.apiRequests.showLess
            : fillText(pluralForm(texts.apiRequests.showAll, lines.length), { count: formatNumber(lines.length) })}
        </Button>
      )}
      {isCut && <p>{fillText(texts.apiRequests.cut, { count: formatNumber(MOST_LINES) })}</p>}
    </>
  );
}

interface CodeProps {
  children: string;
  label: string;
  /** What its button copies, if that is more than is shown. */
  copies?: readonly string[];
}

function Code({ children, label, copies }: CodeProps) {
  return (
    <div className="pb-code-block">
      <pre className="pb-code" dir="ltr" tabIndex={0} role="region" aria-label={label}>
        <code>{children}</code>
      </pre>
      <button
        type="button"
        className="pb-code-copy"
        aria-label={texts.common.copyCode}
        data-copy={copies ? undefined : ''}
        data-tooltip=""
        onClick={copies && (({ currentTarget }) => void copyText(copies.join('\n'), currentTarget, CODE_OUTCOMES))}
      />
    </div>
  );
}

function statusText(answer: Answer): string {
  switch (answer.state) {
    case 'idle':
      return '';
    case 'loading':
      return texts.common.loading;
    case 'failed':
      return answer.message;
    case 'answered': {
      const { status, bytes, milliseconds } = answer;
      const kilobytes = formatNumber(bytes / 1000, 1);
      return fillText(texts.apiRequests.result, { status, size: kilobytes, time: formatNumber(milliseconds) });
    }
  }
}

function reasonOf(error: unknown): string {
  return error instanceof RefusedRequest
    ? fillText(texts.apiRequests.refused, { status: error.status })
    : texts.apiRequests.noConnection;
}

function requestLine(path: string): string {
  return `GET ${path}`;
}

function curlCode(origin: string | null, address: string): string {
  return `curl ${quoted(origin, address)}`;
}

function quoted(origin: string | null, address: string): string {
  return `'${(origin ?? '') + address}'`;
}

function fetchCode({ type }: Pick<ApiRequest, 'type'>, origin: string | null, address: string): string {
  const method = type === 'application/json' ? 'json' : 'text';
  return `const response = await fetch(${quoted(origin, address)});\nconst answer = await response.${method}();`;
}
