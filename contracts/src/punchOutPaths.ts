import type { Endpoint } from './endpoint.ts';

/** For the frame of a buyer's system (ADR 0149). */
export const punchOutPrefix = '/oci';

/** Pages that say why a call was refused. */
export const refusedEntryPaths = { nl: '/erp-verbinding', fr: '/connexion-erp-echouee' } as const;

type Addressed = Pick<Endpoint, 'path' | 'aliases' | 'inPunchOut'>;

const own = ({ path, aliases = [] }: Addressed): readonly string[] => [path, ...aliases];

export const shopPathsOf = (endpoint: Addressed): readonly string[] =>
  endpoint.inPunchOut === 'only' ? [] : own(endpoint);

export function punchOutPathsOf(endpoint: Addressed): readonly string[] {
  if (endpoint.inPunchOut === undefined) return [];
  return endpoint.inPunchOut === 'only' ? own(endpoint) : own(endpoint).map((path) => `${punchOutPrefix}${path}`);
}

export const allPathsOf = (endpoint: Addressed): readonly string[] => [
  ...shopPathsOf(endpoint),
  ...punchOutPathsOf(endpoint),
];
