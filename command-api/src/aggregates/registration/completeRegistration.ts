/** Takes the steps that an accepted registration leads to; other aggregates', so that it is given by the composition. */
export type CompleteRegistration = (registrationId: string) => Promise<void>;
