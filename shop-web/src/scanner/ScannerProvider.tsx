import { createDialogOpener } from '../components/createDialogOpener.tsx';

export const { Provider: ScannerProvider, useOpen: useScanner } = createDialogOpener(
  async () => (await import('./ScannerDialog.tsx')).ScannerDialog,
);
