import { cutOffAt, type CutOff } from '@talloor/rules/delivery/cutOff.ts';
import { useServerMinute } from '../session/serverClock.ts';

/** @param deadline real one, epoch seconds */
export const useCutOff = (deadline: number): CutOff => cutOffAt(deadline, Math.floor(useServerMinute() / 1000));
