import { randomInt } from 'node:crypto';

const part = () => String(randomInt(10 ** 9)).padStart(9, '0');

/** Nineteen random digits are no account's number. */
export const drawVisitorId = (): string => `9${part()}${part()}`;
