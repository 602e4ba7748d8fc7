import type { Configuration } from '@talloor/platform/configuration.ts';
import type { SealSide } from '@talloor/command-api/seals/sealSide.ts';
import { createFolderArchive } from '@talloor/platform/seals/archives/createFolderArchive.ts';
import { openSealingKeyFile } from '@talloor/platform/seals/sealingKeys.ts';

export const openSealing = ({ sealsDir, sealingKeyFile }: Configuration): Pick<SealSide, 'keys' | 'archives'> => ({
  keys: openSealingKeyFile(sealingKeyFile),
  archives: [createFolderArchive(sealsDir)],
});
