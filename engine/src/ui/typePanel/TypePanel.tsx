import { Button } from '@patternfly/react-core';
import { ArrowLeftIcon } from '@patternfly/react-icons/dist/js/icons/arrow-left-icon.js';
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

import { isPlainClick } from '../../browser/links.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import type { OverlayProps } from '../islands/overlayFeatures.ts';
import { TypeDefinition } from './TypeDefinition.tsx';

/** A type on the way that the reader took. */
interface Step {
  name: string;
  /** Of the document with its definition. */
  address: string;
  /** The link that the reader followed from here, and how far the definition was scrolled then. */
  left: { link: HTMLElement; scrollTop: number } | null;
}

export interface TypePanelProps extends OverlayProps {
  /** Names the type. */
  link: HTMLAnchorElement;
}

/** Shows the definition of a type over the page, and of the types that it names in its place, with a way back. */
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
      // Says the name, and keeps the focus in the dialog when the link is gone.
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
      // Before what the link leads to in the page below comes into view.
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
            aria-label="Back to the previous type"
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

/** The definition to which a link leads, or whose address it says beside that of a page (`data-type`). */
function stepTo({ textContent, dataset, pathname }: HTMLAnchorElement): Step {
  const { type } = dataset;
  return { name: textContent, address: type === undefined || type === '' ? pathname : type, left: null };
}
