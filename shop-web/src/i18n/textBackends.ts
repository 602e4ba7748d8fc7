import type { BackendModule, ReadCallback } from 'i18next';
import LocalStorageBackend from 'i18next-localstorage-backend';
import type { Language } from '../paths.ts';

/** SHA-256 of this build's texts, as in the server's ETag. */
export type TextVersions = Readonly<Record<Language, string>>;

/** Spec shopping §9. */
const hourMs = 3_600_000;
const bundled = {
  nl: async () => (await import('@talloor/messages/shop/nl.ts')).nl,
  fr: async () => (await import('@talloor/messages/shop/fr.ts')).fr,
};

async function answer(texts: Promise<object>, callback: ReadCallback): Promise<void> {
  try {
    callback(null, (await texts) as Parameters<ReadCallback>[1]);
  } catch (error) {
    callback(error instanceof Error ? error : String(error), false);
  }
}

/** Missing texts fall through to the next. */
const backend = (load: (language: Language) => Promise<object>): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read: (language, _namespace, callback) => void answer(load(language === 'fr' ? 'fr' : 'nl'), callback),
});

/** Only if they belong to this build. */
const served = (versions: TextVersions) =>
  backend(async (language) => {
    const answer = await fetch(`/${language}/translations/messages.json`, { headers: { accept: 'application/json' } });
    const version = /"([^"]*)"/.exec(answer.headers.get('etag') ?? '')?.[1];
    if (!answer.ok || version !== versions[language]) throw new Error(`no texts of this build: ${answer.status}`);
    return (await answer.json()) as object;
  });

/**
 * Local storage for an hour, then server, then build (spec shopping §9).
 * @param versions null in development
 */
export const textBackends = (versions: TextVersions | null) =>
  versions === null
    ? { backends: [backend((language) => bundled[language]())] }
    : {
        backends: [LocalStorageBackend, served(versions), backend((language) => bundled[language]())],
        backendOptions: [
          {
            prefix: 'talloor.texts.',
            expirationTime: hourMs,
            getVersion: (language: string) => versions[language === 'fr' ? 'fr' : 'nl'],
          },
        ],
      };
