import { beginPasskeyLogin, loginWithPasskey } from '@talloor/contracts/endpoints/passkeys.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { loadUserView } from '../loadUserView.ts';
import { startSession } from '../login/startSession.ts';
import { keepChallenge, takeChallenge } from '../passkeys/challenges.ts';
import { countPasskey, findPasskey } from '../passkeys/passkeyRows.ts';
import type { RelyingParty } from '../passkeys/relyingParty.ts';
import { webAuthn } from '../passkeys/webAuthn.ts';

export const passkeyLoginRoutes = (side: CommandSide, site: RelyingParty): readonly Route[] => [
  route(beginPasskeyLogin, async () => {
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: 'required' });
    await keepChallenge(side, options.challenge, null);
    return { body: { options: { ...options } } };
  }),
  route(loginWithPasskey, async ({ body: { response } }, context) => {
    const { id, rawId, type } = response;
    const { clientDataJSON, authenticatorData, signature } = response.response;
    const challenge = await takeChallenge(side, clientDataJSON, null);
    if (challenge === null) throw new Problem('passkey.refused');
    const passkey = await findPasskey(side.pool, id);
    if (!passkey) throw new Problem('passkey.unknown');
    const { verifyAuthenticationResponse } = await webAuthn();
    const verified = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.originsFor(context.request.headers.origin),
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
      },
    }).catch(() => null);
    if (!verified?.verified) throw new Problem('passkey.refused');
    const { newCounter } = verified.authenticationInfo;
    const isNewest = await countPasskey(side.pool, passkey.passkey_id, newCounter, side.clock.now());
    if (!isNewest) throw new Problem('passkey.refused');
    const { account, customerNumber } = await startSession(side, passkey.user_id, context);
    return { body: await loadUserView(side, account, customerNumber, context.csrfToken) };
  }),
];

export const passkeyLimits: readonly RateLimit[] = [
  { endpoint: beginPasskeyLogin.name, windowSeconds: 5 * 60, perUser: 100, problem: 'request.rate_limited' },
  { endpoint: loginWithPasskey.name, windowSeconds: 15 * 60, perAddress: 100, problem: 'login.rate_limited' },
];
