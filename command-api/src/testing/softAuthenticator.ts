import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type ChallengeOptions = { readonly challenge: string };
type AnswerOverrides = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  readonly isVerified?: boolean;
  readonly type?: string;
};

const [present, verified, withKey] = [0x01, 0x04, 0x40];
const site = { origin: 'https://winkel.example', rpId: 'winkel.example' };
const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** WebAuthn Level 3 §6; one ES256 key, signs anything. */
export function softAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
  let signatures = 0;

  const head = (
    { rpId = site.rpId, isVerified = true, counter = ++signatures }: AnswerOverrides,
    flags: number,
  ): Buffer => {
    const bytes = Buffer.alloc(5);
    bytes[0] = flags | present | (isVerified ? verified : 0);
    bytes.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), bytes]);
  };
  const clientData = (
    { challenge }: ChallengeOptions,
    type: string,
    { origin = site.origin }: AnswerOverrides,
  ): Buffer => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = <Response>(response: Response) => ({ id, rawId: id, type: 'public-key', response });

  return {
    id,
    countFrom: (count: number) => void (signatures = count),
    register: (options: ChallengeOptions, overrides: AnswerOverrides = {}) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([head(overrides, withKey), Buffer.alloc(16), length, credentialId, cose]);
      const attestation = new Map<string, string | Map<string, never> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(authData)],
      ]);
      return answer({
        clientDataJSON: clientData(options, overrides.type ?? 'webauthn.create', overrides).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      });
    },
    assert: (options: ChallengeOptions, overrides: AnswerOverrides = {}) => {
      const data = clientData(options, overrides.type ?? 'webauthn.get', overrides);
      const authenticatorData = head(overrides, 0);
      return answer({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey).toString('base64url'),
      });
    },
  };
}
