export const registrationStoreKey = ['registration-store'] as const;
