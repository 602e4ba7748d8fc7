import { createDialogOpener } from '../components/createDialogOpener.tsx';

/** From header and account menu. */
export const { Provider: CustomerSwitcherProvider, useOpen: useCustomerSwitcher } = createDialogOpener(
  async () => (await import('./CustomerSwitcher.tsx')).CustomerSwitcher,
);
