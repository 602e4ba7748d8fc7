import { createApiKey as makeKey } from '@talloor/catalogue/apiKeys/createApiKey.ts';
import { findApiKeys } from '@talloor/catalogue/apiKeys/findApiKeys.ts';
import { revokeApiKey as endKey } from '@talloor/catalogue/apiKeys/revokeApiKey.ts';
import { createApiKey, revokeApiKey } from '@talloor/contracts/endpoints/officeCatalogue.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../commandSide.ts';

/** Revoked keys stay in the list. */
export const apiKeyRoutes = ({ pool, clock }: Pick<CommandSide, 'pool' | 'clock'>): readonly Route[] => [
  route(createApiKey, async ({ body }, { user }) => {
    const { id, secret } = await makeKey(pool, body, { by: user.userId, at: clock.now() });
    return { body: { ...(await requireKey(pool, id)), secret } };
  }),
  route(revokeApiKey, async ({ params: { id } }, { user }) => {
    if (!(await endKey(pool, id, { by: user.userId, at: clock.now() }))) throw new Problem('api_key.not_found');
    return { body: await requireKey(pool, id) };
  }),
];

async function requireKey(pool: CommandSide['pool'], id: string) {
  const [key] = await findApiKeys(pool, id);
  if (!key) throw new Problem('api_key.not_found');
  return key;
}
