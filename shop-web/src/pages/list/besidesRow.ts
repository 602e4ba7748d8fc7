const tools = 'main tr .cell-tools button';

/** Next row's menu, else the previous; null for the only row. */
export function besidesRow(element: HTMLElement | null): HTMLElement | null {
  const row = element?.closest('tr');
  const rows = [...new Set([...document.querySelectorAll(tools)].map((button) => button.closest('tr')))];
  const at = rows.indexOf(row ?? null);
  if (at === -1) return null;
  const next = rows[at + 1] ?? rows[at - 1];
  const menu = next?.querySelector<HTMLElement>('.cell-tools [aria-haspopup="menu"]');
  return menu ?? next?.querySelector<HTMLElement>('.cell-tools button') ?? null;
}
