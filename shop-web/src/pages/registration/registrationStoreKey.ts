/** Query key of the server's draft. */
export const registrationStoreKey = ['registration-store'] as const;
