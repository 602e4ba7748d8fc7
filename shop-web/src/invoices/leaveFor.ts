/** The provider's page replaces the shop. */
export const leaveFor = (address: string): void => window.location.assign(address);
