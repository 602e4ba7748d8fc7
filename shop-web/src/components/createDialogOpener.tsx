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
  readonly Provider: ComponentType<{ children: ReactNode }>;
  readonly useOpen: () => () => void;
};

/** One dialog per page, loaded on first use. */
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
