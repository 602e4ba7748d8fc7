import { allEvents } from '@talloor/events/allEvents.ts';

/** Screens use read models only. */
export const auditDefinitions = allEvents;
