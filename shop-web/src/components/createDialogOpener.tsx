import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

type DialogProps = { readonly isOpen: boolean; readonly onClose: () => void };
type DialogOpener = {
  /** Holds the one dialog; everything inside may open it. */
  readonly Provider: ComponentType<{ children: ReactNode }>;
  /** Gives the function that opens it. */
  readonly useOpen: () => () => void;
};

/** A dialog of which a page has one, opened from several places and loaded when first asked for. */
export function createDialogOpener(load: () => Promise<ComponentType<DialogProps>>): DialogOpener {
  const Dialog = lazy(async () => ({ default: await load() }));
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
        {wasAsked && (
          <Suspense fallback={null}>
            <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
          </Suspense>
        )}
      </Open>
    );
  }
  return { Provider, useOpen: () => useContext(Open) };
}
