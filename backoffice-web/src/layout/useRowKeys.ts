import { useEffect } from 'react';

const typingTargets = 'input, select, textarea, dialog, [role=combobox], [role=listbox], [role=menu], [role=dialog]';

/** Except while typing. */
export function useRowKeys(body: React.RefObject<HTMLTableSectionElement | null>, areOn: boolean): void {
  useEffect(() => {
    if (!areOn) return;
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest(typingTargets);
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || (event.key !== 'j' && event.key !== 'k'))
        return;
      const links = Array.from(body.current?.querySelectorAll<HTMLAnchorElement>('th a') ?? []);
      const at = links.indexOf(document.activeElement as HTMLAnchorElement);
      links.at(event.key === 'j' ? Math.min(at + 1, links.length - 1) : Math.max(at - 1, 0))?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [body, areOn]);
}
