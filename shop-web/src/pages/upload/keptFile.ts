const key = 'talloor.upload.file';
/** In bytes; a tab stores five million characters in all, and the lines of the file are more worth. */
const most = 700_000;

/** Keeps a workbook for this tab, so that another of its sheets can be chosen after a reload; one that is too large is not. */
export async function keepFile(file: File): Promise<void> {
  forgetFile();
  if (file.size > most) return;
  try {
    sessionStorage.setItem(key, await base64Of(file));
  } catch {
    // A browser that stores nothing has the file as long as the page is open.
  }
}

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(new Error('the file cannot be read')));
    // `data:…;base64,` and the bytes.
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : ''),
    );
    reader.readAsDataURL(file);
  });

/** The workbook that was kept, null where there is none. Whose it is, the lines beside it say (keptUpload). */
export function keptFile(name: string): File | null {
  try {
    const stored = sessionStorage.getItem(key);
    return stored === null ? null : new File([Uint8Array.from(atob(stored), (mark) => mark.charCodeAt(0))], name);
  } catch {
    return null;
  }
}

/** With the lines, and where it is no longer the file that is shown. */
export function forgetFile(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then there is none.
  }
}
