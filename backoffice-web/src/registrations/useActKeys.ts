import { useEffect } from 'react';
import type { RegistrationAct } from './RegistrationDetail.tsx';

const typingTargets = 'input, select, textarea, dialog, [role=combobox], [role=listbox], [role=menu], [role=dialog]';
/** Aanvaarden, vragen, weigeren. */
const actOf: Readonly<Record<string, RegistrationAct>> = { a: 'accept', v: 'question', w: 'refuse' };

/** Except while typing; can be switched off (WCAG 2.1.4). */
export function useActKeys(areOn: boolean, open: (act: RegistrationAct) => void): void {
  useEffect(() => {
    if (!areOn) return;
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest(typingTargets);
      const act = actOf[event.key];
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || act === undefined) return;
      event.preventDefault();
      open(act);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [areOn, open]);
}
