import { createContext, lazy, Suspense, useCallback, useContext, useState, type ReactNode } from 'react';

const DeliveryPicker = lazy(async () => ({ default: (await import('./DeliveryPicker.tsx')).DeliveryPicker }));

const OpenPicker = createContext<() => void>(() => {});

/** The delivery picker, opened from the header's ticket, the basket and the checkout. Loaded when first asked for. */
export function DeliveryPickerProvider({ children }: { children: ReactNode }) {
  const [wasAsked, setWasAsked] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => {
    setWasAsked(true);
    setIsOpen(true);
  }, []);
  return (
    <OpenPicker value={open}>
      {children}
      {wasAsked && (
        <Suspense fallback={null}>
          <DeliveryPicker isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </OpenPicker>
  );
}

/** Opens the delivery picker. */
export const useDeliveryPicker = (): (() => void) => useContext(OpenPicker);
