import type { addPasskey, loginWithPasskey } from '@talloor/contracts/endpoints/passkeys.ts';
import type { z } from 'zod';

type Options = Readonly<Record<string, unknown>>;
type Created = z.input<(typeof addPasskey)['body']>['response'];
type Signed = z.input<(typeof loginWithPasskey)['body']>['response'];

const wasStopped = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name);

/** Null if cancelled. */
export async function createPasskey(options: Options): Promise<Created | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    const credential = await startRegistration({ optionsJSON: options as never });
    const { clientDataJSON, attestationObject } = credential.response;
    return {
      id: credential.id,
      rawId: credential.rawId,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
    };
  } catch (error) {
    if (wasStopped(error)) return null;
    throw error;
  }
}

/** Null if cancelled. */
export async function signWithPasskey(options: Options): Promise<Signed | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    const signed = await startAuthentication({ optionsJSON: options as never });
    const { clientDataJSON, authenticatorData, signature } = signed.response;
    return {
      id: signed.id,
      rawId: signed.rawId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature },
    };
  } catch (error) {
    if (wasStopped(error)) return null;
    throw error;
  }
}
