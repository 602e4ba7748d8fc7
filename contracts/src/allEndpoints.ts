import * as areas from './areas.ts';
import type { Endpoint } from './endpoint.ts';
import { endpointsOf } from './endpointsOf.ts';

/** Endpoints by area of the product. */
export const endpointsByArea: Readonly<Record<string, readonly Endpoint[]>> = Object.fromEntries(
  Object.entries(areas).map(([area, module]) => [area, endpointsOf(module)]),
);

/** All endpoints; tests, nginx locations and the OpenAPI document use them. */
export const allEndpoints: readonly Endpoint[] = Object.values(endpointsByArea).flat();
