export type CompleteRegistration = (registrationId: string) => Promise<void>;
