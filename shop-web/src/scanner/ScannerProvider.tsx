import { createDialogOpener } from '../components/createDialogOpener.tsx';

/** The barcode scanner, opened from the search and from the start page; its decoder is loaded with it. */
export const { Provider: ScannerProvider, useOpen: useScanner } = createDialogOpener(
  async () => (await import('./ScannerDialog.tsx')).ScannerDialog,
);
