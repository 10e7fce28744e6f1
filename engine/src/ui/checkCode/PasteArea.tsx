import { TextArea } from '@patternfly/react-core';
import type { RefObject } from 'react';

interface PasteAreaProps {
  label: string;
  placeholder: string;
  describedBy: string;
  rows: number;
  value: string;
  ref: RefObject<HTMLTextAreaElement | null>;
  /** @param isPasted whether the reader has pasted the text, rather than typed it */
  onChange: (text: string, isPasted: boolean) => void;
}

/** Field for code that readers paste or type, which browsers neither correct nor complete. */
export function PasteArea({ label, describedBy, onChange, ...area }: PasteAreaProps) {
  return (
    <TextArea
      {...area}
      className="pb-check-text"
      aria-label={label}
      aria-describedby={describedBy}
      resizeOrientation="vertical"
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      onChange={({ nativeEvent }, text) =>
        onChange(text, 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste')
      }
    />
  );
}
