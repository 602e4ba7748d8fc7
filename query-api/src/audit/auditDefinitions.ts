import { allEvents } from '@talloor/events/allEvents.ts';

/** The event types that an audit decodes; screens read read models only. */
export const auditDefinitions = allEvents;
