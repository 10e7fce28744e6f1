import { Button } from '@patternfly/react-core';
import { ArrowLeftIcon } from '@patternfly/react-icons/dist/js/icons/arrow-left-icon.js';
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

import * as texts from '../../core/texts.ts';
import { Failure } from '../../browser/islands/Failure.tsx';
import { isPlainClick } from '../../browser/links.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import type { OverlayProps } from '../islands/contract.ts';

/** An entry of the panel's history. */
interface Step {
  name: string;
  /** Address of the document with its definition. */
  address: string;
  /** The link that the reader followed from here, and the scroll position at that time. */
  left: { link: HTMLElement; scrollTop: number } | null;
}

interface TypePanelProps extends OverlayProps {
  /** Link to the type. */
  link: HTMLAnchorElement;
}

/** Shows the definition of a type over the page. Links to other types open in place, with a back button. */
export function TypePanel({ link: opener, onClose }: TypePanelProps) {
  const [steps, setSteps] = useState<Step[]>(() => [stepTo(opener)]);
  const title = useRef<HTMLHeadingElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const shown = steps.at(-1);

  const placeReader = useEffectEvent(() => {
    if (scroller.current) {
      scroller.current.scrollTop = shown?.left?.scrollTop ?? 0;
    }
    if (shown?.left) {
      shown.left.link.focus({ preventScroll: true });
    } else {
      // Makes screen readers say the name, and keeps the focus in the dialog when the link is hidden.
      title.current?.focus();
    }
  });
  useEffect(() => placeReader(), [steps.length]);

  const follow = (event: MouseEvent<HTMLElement>): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !isPlainClick(event.nativeEvent)) {
      return;
    }
    if (!('type' in link.dataset)) {
      // Close before the link's target in the page below comes into view.
      link.closest('dialog')?.close();
      return;
    }
    event.preventDefault();
    const next = stepTo(link);
    const left = { link, scrollTop: event.currentTarget.scrollTop };
    setSteps((all) => {
      const from = all.at(-1);
      return !from || from.address === next.address ? all : [...all.with(-1, { ...from, left }), next];
    });
  };

  return (
    <Dialog
      title={shown?.name}
      titleRef={title}
      size="tall"
      start={
        steps.length > 1 && (
          <Button
            className="pb-type-back"
            variant="plain"
            aria-label={texts.typePanel.back}
            icon={<ArrowLeftIcon set="rh-ui" />}
            onClick={() => setSteps((all) => all.slice(0, -1))}
          />
        )
      }
      onClose={onClose}
    >
      <div
        className="pb-dialog-body"
        role="group"
        aria-label={shown?.name}
        tabIndex={0}
        ref={scroller}
        onClick={follow}
      >
        {steps.map(({ address }, index) => (
          <TypeDefinition
            key={index}
            address={address}
            hidden={index < steps.length - 1}
            onRetry={() => title.current?.focus()}
          />
        ))}
      </div>
    </Dialog>
  );
}

/** Creates the entry of a link: its definition is at `data-type`, or at the link's own address. */
function stepTo({ textContent, dataset, pathname }: HTMLAnchorElement): Step {
  const { type } = dataset;
  return { name: textContent, address: type === undefined || type === '' ? pathname : type, left: null };
}

interface TypeDefinitionProps {
  address: string;
  /** Whether the reader has followed a link to another type. */
  hidden: boolean;
  onRetry: () => void;
}

/** Prerendered definition of a type. */
function TypeDefinition({ address, hidden, onRetry }: TypeDefinitionProps) {
  const { definition, retry } = useDefinition(address);
  return (
    <div hidden={hidden}>
      {definition.status === 'loaded' && (
        <div className="pb-definition" dangerouslySetInnerHTML={{ __html: definition.html }} />
      )}
      <p role="status">{definition.status === 'slow' && texts.common.loading}</p>
      {definition.status === 'failed' && (
        <Failure
          text={texts.typePanel.failed}
          onRetry={() => {
            retry();
            onRetry();
          }}
        />
      )}
    </div>
  );
}

/** Loading state of a definition; `slow` once the loading text shows. */
type Definition = { status: 'loading' | 'slow' | 'failed' } | { status: 'loaded'; html: string };

/** Delay before the loading text shows. */
const LOADING_DELAY_MS = 200;

/** Cached definitions by address. */
const definitions = new Map<string, Promise<string>>();

/** Fetches the definition at an address; cached unless it fails. */
function useDefinition(address: string): { definition: Definition; retry: () => void } {
  const [definition, setDefinition] = useState<Definition>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setDefinition({ status: 'slow' }), LOADING_DELAY_MS);
    const settle = (settled: Definition): void => {
      clearTimeout(timer);
      setDefinition(settled);
    };
    loadDefinition(address).then(
      (html) => settle({ status: 'loaded', html }),
      () => settle({ status: 'failed' })
    );
    return () => clearTimeout(timer);
  }, [address, attempt]);
  return {
    definition,
    retry() {
      setDefinition({ status: 'loading' });
      setAttempt((count) => count + 1);
    }
  };
}

function loadDefinition(address: string): Promise<string> {
  const definition = definitions.get(address) ?? fetchDefinition(address);
  definitions.set(address, definition);
  definition.catch(() => definitions.delete(address));
  return definition;
}

/** Extracts the definition of a type from its document (`ui/shell/definitionDocument.tsx`). */
async function fetchDefinition(address: string): Promise<string> {
  const response = await fetch(address);
  const page = new DOMParser().parseFromString(response.ok ? await response.text() : '', 'text/html');
  const definition = page.querySelector('.pb-definition');
  if (!definition) {
    throw new Error(`The type at ${address} did not load (status ${response.status}).`);
  }
  return definition.innerHTML;
}
