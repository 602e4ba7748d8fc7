import { allEvents } from '@talloor/events/allEvents.ts';

/** Event types of audits; screens use read models only. */
export const auditDefinitions = allEvents;
