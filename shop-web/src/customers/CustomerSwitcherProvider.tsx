import { createDialogOpener } from '../components/createDialogOpener.tsx';

/** From header and account menu. */
export const { Provider: CustomerSwitcherProvider, useOpen: useCustomerSwitcher } = createDialogOpener(
  'customers',
  async () => (await import('./CustomerSwitcher.tsx')).CustomerSwitcher,
);
