const key = 'talloor.upload.file';
/** Bytes; tabs store five million characters, and lines matter more. */
const most = 700_000;

/** Keeps a workbook for choosing sheets after a reload, unless too large. */
export async function keepFile(file: File): Promise<void> {
  forgetFile();
  if (file.size > most) return;
  try {
    sessionStorage.setItem(key, await base64Of(file));
  } catch {
    // Without storage the file lasts with the page.
  }
}

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(new Error('the uploaded file cannot be read')));
    // `data:…;base64,` and content.
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : ''),
    );
    reader.readAsDataURL(file);
  });

/** Null if none; keptUpload stores the owner. */
export function keptFile(name: string): File | null {
  try {
    const stored = sessionStorage.getItem(key);
    return stored === null ? null : new File([Uint8Array.from(atob(stored), (mark) => mark.charCodeAt(0))], name);
  } catch {
    return null;
  }
}

export function forgetFile(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage unavailable.
  }
}
