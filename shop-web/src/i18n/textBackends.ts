import type { BackendModule, ReadCallback } from 'i18next';
import LocalStorageBackend from 'i18next-localstorage-backend';
import type { Language } from '../paths.ts';

/** SHA-256 of the texts that this build was made with, as the server tells theirs in its ETag; per language. */
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

/** A way to texts that i18next can take; what it has not is left to the next one. */
const backend = (load: (language: Language) => Promise<object>): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read: (language, _namespace, callback) => void answer(load(language === 'fr' ? 'fr' : 'nl'), callback),
});

/** Texts from the server, as long as they are those of this build: an older or a newer server has others. */
const served = (versions: TextVersions) =>
  backend(async (language) => {
    const answer = await fetch(`/${language}/translations/messages.json`, { headers: { accept: 'application/json' } });
    const version = /"([^"]*)"/.exec(answer.headers.get('etag') ?? '')?.[1];
    if (!answer.ok || version !== versions[language]) throw new Error(`no texts of this build: ${answer.status}`);
    return (await answer.json()) as object;
  });

/**
 * Where the texts come from (spec shopping §9, translations): for an hour from local storage, then from the server, and
 * where that fails or has those of another release, from this build itself. Another release never shows texts of this one.
 *
 * @param versions null while developing, where every text may just have been changed
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
