import { createDialogOpener } from '../components/createDialogOpener.tsx';

/** The dialog in which a user picks whom to order for, opened from header and account menu. */
export const { Provider: CustomerSwitcherProvider, useOpen: useCustomerSwitcher } = createDialogOpener(
  async () => (await import('./CustomerSwitcher.tsx')).CustomerSwitcher,
);
