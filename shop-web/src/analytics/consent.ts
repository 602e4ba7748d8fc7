import { createStore, type Store } from '../store/createStore.ts';

const choiceKey = 'talloor.analytics';
export const webIdKey = 'talloor.web_id';
export const visitIdKey = 'talloor.visit_id';

export type Consent = 'yes' | 'no';

function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

const read = (): Consent | null => {
  const choice = attempt(() => localStorage.getItem(choiceKey));
  return choice === 'yes' || choice === 'no' ? choice : null;
};

const store = createStore(read());
store.subscribe(() => {
  if (store.get() === 'yes') return;
  attempt(() => localStorage.removeItem(webIdKey));
  attempt(() => sessionStorage.removeItem(visitIdKey));
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
