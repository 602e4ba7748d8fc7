import { createStore, type Store } from '../store/createStore.ts';

const choiceKey = 'talloor.analytics';
export const webIdKey = 'talloor.web_id';
export const visitKey = 'talloor.visit';

const choices = ['no', 'own', 'tag-manager'] as const;
/** A yes holds for the mode that asked. */
export type Consent = (typeof choices)[number];

function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

const read = (): Consent | null => {
  const stored = attempt(() => localStorage.getItem(choiceKey));
  return choices.find((choice) => choice === stored) ?? null;
};

const store = createStore(read());
store.subscribe(() => {
  const choice = store.get();
  if (choice !== null && choice !== 'no') return;
  for (const key of [webIdKey, visitKey]) attempt(() => localStorage.removeItem(key));
});

export const consent: Store<Consent | null> = {
  ...store,
  set: (choice) => {
    if (choice !== null) attempt(() => localStorage.setItem(choiceKey, choice));
    store.set(choice);
  },
};

window.addEventListener('storage', ({ key }) => {
  if (key === choiceKey || key === null) store.set(read());
});

export const isConsentReopened = createStore(false);
