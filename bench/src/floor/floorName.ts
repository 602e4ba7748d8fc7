import { z } from 'zod';

/** `plain`: served the way Express is served everywhere; `alike`: the way the product is, requests born into the app (ADR 0037). */
export const floorName = z.enum(['plain', 'alike']);
export type FloorName = z.infer<typeof floorName>;
