import { downloadAuditKey, getAuditKeys } from '@talloor/contracts/endpoints/officeSeals.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { fingerprintOf, publicPem } from '@talloor/platform/seals/sealingKeys.ts';
import type { AuditSide } from '../auditSide.ts';
import { openStoredSeals } from './openStoredSeals.ts';

type SealingKey = { readonly key: string; readonly lastNumber: number | null };

export const auditKeyRoutes = ({ store }: Pick<AuditSide, 'store'>): readonly Route[] => [
  route(getAuditKeys, async () => {
    const keys = (await readKeys(store)).map(({ key, lastNumber }) => ({
      public_key: publicPem(key),
      fingerprint: fingerprintOf(key),
      last_seal: lastNumber,
    }));
    return { body: { keys } };
  }),
  route(downloadAuditKey, async (_input, { response }) => {
    const [present] = await readKeys(store);
    if (!present) throw new Problem('not_found');
    response.attachment('audit-key.pem');
    response.setHeader('content-type', 'application/x-pem-file');
    response.send(publicPem(present.key));
    return 'handled';
  }),
];

async function readKeys(store: AuditSide['store']): Promise<readonly SealingKey[]> {
  const last = await openStoredSeals(store).last();
  if (last === null) return [];
  const { key, nextKey, number, earlierKeys } = last;
  const ofLast =
    nextKey === null
      ? [{ key, lastNumber: null }]
      : [
          { key: nextKey, lastNumber: null },
          { key, lastNumber: number },
        ];
  return [...ofLast, ...earlierKeys.toReversed()];
}
