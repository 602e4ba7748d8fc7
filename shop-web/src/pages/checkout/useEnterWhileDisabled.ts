import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Enter submits nothing while disabled; this explains why. */
export function useEnterWhileDisabled(
  form: RefObject<HTMLFormElement | null>,
  isDisabled: boolean,
  onEnter: () => void,
) {
  const tell = useEffectEvent(onEnter);
  useEffect(() => {
    const element = form.current;
    if (!isDisabled || element === null) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      tell();
    };
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [form, isDisabled]);
}
