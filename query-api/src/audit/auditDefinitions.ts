import { allEvents } from '@talloor/events/allEvents.ts';

export const auditDefinitions = allEvents;
