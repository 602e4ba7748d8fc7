import { createContext, lazy, Suspense, useCallback, useContext, useState, type ReactNode } from 'react';

const CustomerSwitcher = lazy(async () => ({ default: (await import('./CustomerSwitcher.tsx')).CustomerSwitcher }));

const OpenSwitcher = createContext<() => void>(() => {});

/** The dialog in which a user picks whom to order for, opened from header and account menu. Loaded when first asked for. */
export function CustomerSwitcherProvider({ children }: { children: ReactNode }) {
  const [wasAsked, setWasAsked] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => {
    setWasAsked(true);
    setIsOpen(true);
  }, []);
  return (
    <OpenSwitcher value={open}>
      {children}
      {wasAsked && (
        <Suspense fallback={null}>
          <CustomerSwitcher isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </OpenSwitcher>
  );
}

/** Opens the customer switcher. */
export const useCustomerSwitcher = (): (() => void) => useContext(OpenSwitcher);
