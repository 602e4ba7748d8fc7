import { z } from 'zod';

/** `plain`: Express's HTTP server; `alike`: the product's (ADR 0037). */
export const floorName = z.enum(['plain', 'alike']);
export type FloorName = z.infer<typeof floorName>;
