import { useEffect, useRef, useState, type RefObject } from 'react';

/** A button does the same by keyboard. */
export function useFileDrop<Element extends HTMLElement>(
  onFile: (file: File) => void,
): { readonly place: RefObject<Element | null>; readonly isOver: boolean } {
  const place = useRef<Element>(null);
  const take = useRef(onFile);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    take.current = onFile;
  });
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const controller = new AbortController();
    const on = (name: 'dragover' | 'dragleave' | 'drop', listen: (event: DragEvent) => void) =>
      element.addEventListener(name, listen, { signal: controller.signal });
    on('dragover', (event) => {
      event.preventDefault();
      setIsOver(true);
    });
    on('dragleave', () => setIsOver(false));
    on('drop', (event) => {
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) take.current(file);
    });
    return () => controller.abort();
  }, []);
  return { place, isOver };
}
