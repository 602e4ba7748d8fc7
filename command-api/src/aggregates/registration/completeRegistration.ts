/** Steps of other aggregates, from the composition. */
export type CompleteRegistration = (registrationId: string) => Promise<void>;
