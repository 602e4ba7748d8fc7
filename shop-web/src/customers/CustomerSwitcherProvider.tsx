import { createDialogOpener } from '../components/createDialogOpener.tsx';

export const { Provider: CustomerSwitcherProvider, useOpen: useCustomerSwitcher } = createDialogOpener(
  'customers',
  async () => (await import('./CustomerSwitcher.tsx')).CustomerSwitcher,
);
