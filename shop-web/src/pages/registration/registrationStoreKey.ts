/** Where the pages of a registration keep what the server knows of it. */
export const registrationStoreKey = ['registration-store'] as const;
