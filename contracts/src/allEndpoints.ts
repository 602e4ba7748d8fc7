import * as areas from './areas.ts';
import type { Endpoint } from './endpoint.ts';
import { endpointsOf } from './endpointsOf.ts';

/** Every endpoint by the area of the product that it belongs to. */
export const endpointsByArea: Readonly<Record<string, readonly Endpoint[]>> = Object.fromEntries(
  Object.entries(areas).map(([area, module]) => [area, endpointsOf(module)]),
);

/** Every endpoint of the product: the table that tests walk, nginx locations and the OpenAPI document are made from it. */
export const allEndpoints: readonly Endpoint[] = Object.values(endpointsByArea).flat();
