import { Button } from '@patternfly/react-core';
import { useEffect, useId, useRef, useState } from 'react';

import * as texts from '../../../core/texts.ts';
import { fillText } from '../../../core/fillText.ts';
import { TextWithCode } from '../../TextWithCode.tsx';
import type { SpokenElement } from './findElement.ts';
import { type Focused, type PlayedClaim, stepsOf } from './rehearsal.ts';
import { focusText, stepText } from './stepTexts.ts';
import { type Playback, usePlayback } from './usePlayback.ts';

interface PlayerProps {
  claim: PlayedClaim;
  /** Title of the example. */
  title: string;
  onClose: () => void;
}

/** Class of documents of examples that are parts of a page (`ui/standalone/renderStandalone.tsx`). */
const PART = 'pb-standalone-part';

const RESULTS: Partial<Record<Playback['phase'], string>> = {
  described: texts.player.asDescribed,
  different: texts.player.differs,
  stuck: texts.player.notShown
};

/** The example of a claim, the steps that are performed in it, and what has the focus there. */
export function Player({ claim, title, onClose }: PlayerProps) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  /** Whether the frame is as wide as a window, which whole pages and components that fold need. */
  const [isWide, setWide] = useState(false);
  const playback = usePlayback(claim, () => setWide(true));
  const begin = (frame: HTMLIFrameElement): void => {
    if (frame.contentDocument?.body.classList.contains(PART) === false) {
      setWide(true);
    }
    playback.begin(frame);
  };
  useEffect(() => section.current?.querySelector('button')?.focus(), []);
  const result = RESULTS[playback.phase];
  return (
    <section
      ref={section}
      className="pb-player"
      aria-labelledby={titleId}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <p id={titleId} className="pb-player-title">
        <TextWithCode text={claim.does} />
      </p>
      <Controls playback={playback} onClose={onClose} />
      <iframe
        key={playback.run}
        className={isWide ? 'pb-player-frame pb-player-window' : 'pb-player-frame'}
        title={fillText(texts.player.example, { title })}
        src={claim.example}
        inert
        onLoad={({ currentTarget }) => begin(currentTarget)}
      />
      <div className="pb-player-state">
        <Steps claim={claim} playback={playback} />
        {playback.focused && <FocusedElements focused={playback.focused} />}
      </div>
      {result !== undefined && <p className="pb-player-result">{result}</p>}
      <p className="pb-player-note">
        {texts.player.note} <a href={claim.example}>{texts.player.openExample}</a>
      </p>
      <p className="pf-v6-screen-reader" role="status">
        {announcement(playback, claim)}
      </p>
    </section>
  );
}

function Controls({ playback, onClose }: { playback: Playback; onClose: () => void }) {
  const { phase, isPlaying, setPlaying, next, again } = playback;
  const isOver = phase === 'described' || phase === 'different' || phase === 'stuck';
  return (
    <div className="pb-player-controls" role="group" aria-label={texts.player.controls}>
      {isPlaying !== null && (
        <Button size="sm" isAriaDisabled={isOver} onClick={() => setPlaying(!isPlaying)}>
          {isPlaying ? texts.player.pause : texts.player.play}
        </Button>
      )}
      <Button size="sm" variant="secondary" isAriaDisabled={phase !== 'ready'} onClick={next}>
        {texts.player.next}
      </Button>
      <Button size="sm" variant="secondary" isAriaDisabled={phase === 'loading'} onClick={again}>
        {texts.player.again}
      </Button>
      <Button size="sm" variant="secondary" onClick={onClose}>
        {texts.player.close}
      </Button>
    </div>
  );
}

function Steps({ claim, playback: { done } }: { claim: PlayedClaim; playback: Playback }) {
  return (
    <ol className="pb-player-steps" role="list" aria-label={texts.player.steps}>
      {stepsOf(claim).map((step, index) => (
        <li key={index} data-done={index < done || undefined} aria-current={index === done - 1 ? 'step' : undefined}>
          {stepText(step)}
        </li>
      ))}
    </ol>
  );
}

function FocusedElements({ focused: { element, active } }: { focused: Focused }) {
  return (
    <div className="pb-player-focus">
      {element === null ? <p>{texts.player.nothing}</p> : <ElementFacts label={texts.player.focus} element={element} />}
      {active && <ElementFacts label={texts.player.active} element={active} />}
    </div>
  );
}

function ElementFacts({ label, element: { role, name, states } }: { label: string; element: SpokenElement }) {
  return (
    <>
      <p className="pb-player-label">{label}</p>
      <dl>
        <dt>{texts.player.role}</dt>
        <dd>
          <code>{role}</code>
        </dd>
        <dt>{texts.player.name}</dt>
        <dd>{name === '' ? texts.player.none : <bdi>{name}</bdi>}</dd>
        <dt>{texts.player.states}</dt>
        <dd>
          {states.length === 0
            ? texts.player.none
            : states.map(([state, value]) => (
                <code key={state}>
                  {state}: {value}
                </code>
              ))}
        </dd>
      </dl>
    </>
  );
}

/** What screen readers announce after each step. */
function announcement({ phase, done, focused }: Playback, claim: PlayedClaim): string {
  if (phase === 'loading') {
    return texts.player.loading;
  }
  const steps = stepsOf(claim);
  const step = steps[done - 1];
  const said =
    step && focused
      ? fillText(texts.player.done, {
          number: done,
          total: steps.length,
          step: stepText(step),
          focus: focusText(focused)
        })
      : texts.player.ready;
  return [phase === 'stuck' ? '' : said, RESULTS[phase] ?? ''].join(' ').trim();
}
