/** The name is null after erasure. */
export type KeptPasskey = { readonly passkeyId: string; readonly name: string | null };

type PasskeyEvent =
  | { readonly type: 'AccountPasskeyAdded'; readonly data: KeptPasskey }
  | { readonly type: 'AccountPasskeyRemoved'; readonly data: { readonly passkeyId: string } };

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
