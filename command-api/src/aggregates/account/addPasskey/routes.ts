import type { verifyRegistrationResponse } from '@simplewebauthn/server';
import { addPasskey, beginPasskey } from '@talloor/contracts/endpoints/passkeys.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { checkOwnPassword } from '../changePassword/checkOwnPassword.ts';
import { loadActiveAccount } from '../loadActiveAccount.ts';
import { checkOwnSession } from '../passkeys/checkOwnSession.ts';
import { keepChallenge, takeChallenge } from '../passkeys/challenges.ts';
import { dropPasskey, keepPasskey, mostPasskeys, passkeysOf } from '../passkeys/passkeyRows.ts';
import type { RelyingParty } from '../passkeys/relyingParty.ts';
import { webAuthn } from '../passkeys/webAuthn.ts';
import { decideAddPasskey } from './decideAddPasskey.ts';

export const addPasskeyRoutes = (side: CommandSide, site: RelyingParty): readonly Route[] => [
  route(beginPasskey, async ({ body }, { user }) => {
    checkOwnSession(user);
    const { userId } = user;
    const account = await loadActiveAccount(side, userId);
    await checkOwnPassword(side, userId, body.current_password);
    const passkeys = await passkeysOf(side.pool, userId);
    if (passkeys.length >= mostPasskeys) throw new Problem('passkey.too_many');
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: site.name,
      rpID: site.id,
      userID: new TextEncoder().encode(userId),
      userName: account.username ?? '',
      userDisplayName: `${account.firstName ?? ''} ${account.lastName ?? ''}`.trim(),
      attestationType: 'none',
      excludeCredentials: passkeys.map((passkey) => ({
        id: passkey.credential_id,
        transports: [...passkey.transports],
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await keepChallenge(side, options.challenge, userId);
    return { body: { options: { ...options } } };
  }),
  route(addPasskey, async ({ body: { name, response } }, context) => {
    checkOwnSession(context.user);
    const { userId } = context.user;
    await loadActiveAccount(side, userId);
    const challenge = await takeChallenge(side, response.response.clientDataJSON, userId);
    if (challenge === null) throw new Problem('passkey.refused');
    const { verifyRegistrationResponse: verify } = await webAuthn();
    const verified = await verify({
      response: withoutAbsentFields(response),
      expectedChallenge: challenge,
      expectedOrigin: site.originsFor(context.request.headers.origin),
      expectedRPID: site.id,
      requireUserVerification: true,
    }).catch(() => null);
    if (!verified?.verified) throw new Problem('passkey.refused');
    const { credential } = verified.registrationInfo;
    const metadata = commandMetadata(addPasskey.name, { name, id: response.id }, context, side);
    const passkeyId = metadata.commandId;
    const isKept = await keepPasskey(side.pool, {
      passkey_id: passkeyId,
      user_id: userId,
      credential_id: credential.id,
      public_key: credential.publicKey,
      counter: credential.counter,
      transports: response.response.transports ?? [],
    });
    if (!isKept) throw new Problem('passkey.too_many');
    try {
      const { position } = await awaitAccepted(
        side.repository.execute(accountFold, accountStream(userId), metadata, (state) =>
          decideAddPasskey({ passkeyId, name }, state),
        ),
        'service.unavailable',
      );
      return { body: { passkey_id: passkeyId, name, added_at: metadata.occurredAt }, seen: position };
    } catch (error) {
      await dropPasskey(side.pool, userId, passkeyId);
      throw error;
    }
  }),
];

type Parsed = Parameters<typeof verifyRegistrationResponse>[0]['response'];
type RegistrationAnswer = Omit<Parsed, 'authenticatorAttachment' | 'response' | 'clientExtensionResults'> & {
  readonly authenticatorAttachment?: Parsed['authenticatorAttachment'] | undefined;
  readonly clientExtensionResults: object;
  readonly response: { readonly clientDataJSON: string; readonly attestationObject: string };
};

/** The library requires it. */
const withoutAbsentFields = ({ id, rawId, type, response }: RegistrationAnswer): Parsed => ({
  id,
  rawId,
  type,
  clientExtensionResults: {},
  response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
});
