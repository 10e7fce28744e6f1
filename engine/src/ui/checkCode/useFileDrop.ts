import { type DragEvent, useState } from 'react';

/**
 * Takes files that are dropped on an element.
 * @returns whether files are over it, and its listeners
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    listeners: {
      onDragOver(event: DragEvent): void {
        if (event.dataTransfer.types.includes('Files')) {
          event.preventDefault();
          setOver(true);
        }
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent): void {
        if (!currentTarget.contains(relatedTarget as Node | null)) {
          setOver(false);
        }
      },
      onDropCapture(event: DragEvent): void {
        setOver(false);
        if (event.dataTransfer.files.length > 0) {
          event.preventDefault();
          // An editor would insert their text.
          event.stopPropagation();
          onFiles([...event.dataTransfer.files]);
        }
      }
    }
  };
}
