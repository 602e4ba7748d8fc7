import { createDialogOpener } from '../components/createDialogOpener.tsx';

export const { Provider: ScannerProvider, useOpen: useScanner } = createDialogOpener(
  'scanner',
  async () => (await import('./ScannerDialog.tsx')).ScannerDialog,
);
