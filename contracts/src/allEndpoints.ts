import * as areas from './areas.ts';
import type { Endpoint } from './endpoint.ts';
import { endpointsOf } from './endpointsOf.ts';

export const endpointsByArea: Readonly<Record<string, readonly Endpoint[]>> = Object.fromEntries(
  Object.entries(areas).map(([area, module]) => [area, endpointsOf(module)]),
);

export const allEndpoints: readonly Endpoint[] = Object.values(endpointsByArea).flat();
