export const leaveFor = (address: string): void => window.location.assign(address);
