import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useState } from 'react';

import { CODE_EDITOR_HEIGHT_PX } from '../../../core/constants.ts';

const LEAST_PX = 120;
const STEP_PX = 40;

interface HeightHandleProps {
  body: RefObject<HTMLElement | null>;
  label: string;
}

/** The lower edge of the code, which the reader drags, or moves with the arrow keys. */
export function HeightHandle({ body, label }: HeightHandleProps) {
  const [height, setHeight] = useState<number>(CODE_EDITOR_HEIGHT_PX);
  const [dragStart, setDragStart] = useState<number | null>(null);
  const most = Math.max(CODE_EDITOR_HEIGHT_PX, Math.round(innerHeight * 0.9));
  const resize = (wanted: number): void => setHeight(Math.max(LEAST_PX, Math.min(most, Math.round(wanted))));

  useLayoutEffect(() => {
    const element = body.current;
    element?.style.setProperty('--pb-code-height', `${height}px`);
    return () => void element?.style.removeProperty('--pb-code-height');
  }, [body, height]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const change = { ArrowDown: STEP_PX, ArrowUp: -STEP_PX, Home: -Infinity, End: Infinity }[event.key];
    if (change !== undefined) {
      event.preventDefault();
      resize(height + change);
    }
  };
  const onPointerDown = ({ button, pointerId, clientY, currentTarget }: PointerEvent): void => {
    if (button === 0 && body.current) {
      currentTarget.setPointerCapture(pointerId);
      setDragStart(body.current.getBoundingClientRect().height - clientY);
    }
  };
  return (
    <div
      className="pb-code-handle"
      role="separator"
      aria-orientation="horizontal"
      aria-label={label}
      aria-valuemin={LEAST_PX}
      aria-valuemax={most}
      aria-valuenow={height}
      aria-valuetext={`${height} pixels`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={({ clientY }) => dragStart !== null && resize(dragStart + clientY)}
      onLostPointerCapture={() => setDragStart(null)}
    />
  );
}
