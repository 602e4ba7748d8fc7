/** A passkey as its account's history knows it; the name is null once the person was erased. */
export type KeptPasskey = { readonly passkeyId: string; readonly name: string | null };

type PasskeyEvent =
  | { readonly type: 'AccountPasskeyAdded'; readonly data: KeptPasskey }
  | { readonly type: 'AccountPasskeyRemoved'; readonly data: { readonly passkeyId: string } };

/** Folds one event into the passkeys of an account, in the order in which they were added. */
export function evolvePasskeys(passkeys: readonly KeptPasskey[], event: PasskeyEvent): KeptPasskey[] {
  const { passkeyId } = event.data;
  const others = passkeys.filter((passkey) => passkey.passkeyId !== passkeyId);
  switch (event.type) {
    case 'AccountPasskeyAdded':
      return [...others, { passkeyId, name: event.data.name }];
    case 'AccountPasskeyRemoved':
      return others;
    default:
      return event satisfies never;
  }
}
