import { createContext, useCallback, useContext, useState, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '../parts/lazyPart.tsx';
import type { PartName } from '../parts/partName.ts';

type DialogProps = { readonly isOpen: boolean; readonly onClose: () => void };
type DialogOpener = {
  readonly Provider: ComponentType<{ children: ReactNode }>;
  readonly useOpen: () => () => void;
};

/** Loaded on first use. */
export function createDialogOpener(part: PartName, load: () => Promise<ComponentType<DialogProps>>): DialogOpener {
  const Dialog = lazyPart(part, load);
  const Open = createContext<() => void>(() => {});

  function Provider({ children }: { children: ReactNode }) {
    const [wasAsked, setWasAsked] = useState(false);
    const [isOpen, setIsOpen] = useState(false);
    const open = useCallback(() => {
      setWasAsked(true);
      setIsOpen(true);
    }, []);
    return (
      <Open value={open}>
        {children}
        {wasAsked && <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} />}
      </Open>
    );
  }
  return { Provider, useOpen: () => useContext(Open) };
}
