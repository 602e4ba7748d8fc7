import type { CommandSide } from '../commandSide.ts';
import type { CommandModule } from '../module.ts';
import { completeRegistrations } from './completeRegistrations.ts';
import { fileDisputeCase } from './fileDisputeCase.ts';
import { fileDocumentsCase } from './fileDocumentsCase.ts';
import { makeStandingBaskets } from './makeStandingBaskets.ts';
import { missStandingDate } from './missStandingDate.ts';

export const policyModule = (side: CommandSide): CommandModule => ({
  policies: [
    completeRegistrations(side),
    fileDisputeCase(side),
    fileDocumentsCase(side),
    // Needs the lists feature.
    ...(side.features.wish_list ? [makeStandingBaskets(side), missStandingDate(side)] : []),
  ],
});
