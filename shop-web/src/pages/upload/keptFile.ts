import type { UploadSource } from './sendFile.ts';

const key = 'talloor.upload.file';
/** Bytes; tabs store five million characters. */
const most = 700_000;

/** For choosing sheets and columns after a reload. */
export async function keepSource(source: UploadSource): Promise<void> {
  forgetFile();
  const content = source.kind === 'file' ? source.file : new Blob([source.text]);
  if (content.size > most) return;
  try {
    sessionStorage.setItem(key, await base64Of(content));
  } catch {
    // No storage.
  }
}

const base64Of = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(new Error('the uploaded file cannot be read')));
    // `data:…;base64,` and content.
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : ''),
    );
    reader.readAsDataURL(content);
  });

/** Null if none. @param name null for pasted text */
export function keptSource(name: string | null): UploadSource | null {
  try {
    const stored = sessionStorage.getItem(key);
    if (stored === null) return null;
    const bytes = Uint8Array.from(atob(stored), (mark) => mark.charCodeAt(0));
    return name === null
      ? { kind: 'text', text: new TextDecoder().decode(bytes) }
      : { kind: 'file', file: new File([bytes], name) };
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
