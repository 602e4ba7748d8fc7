import type { Configuration } from '@talloor/platform/configuration.ts';
import type { SealArchive } from '@talloor/platform/seals/archives/archive.ts';
import { createBucketArchive } from '@talloor/platform/seals/archives/createBucketArchive.ts';
import { createFolderArchive } from '@talloor/platform/seals/archives/createFolderArchive.ts';
import { openSealingKeyFile } from '@talloor/platform/seals/sealingKeys.ts';
import type { Mailer } from '../mail/mailer.ts';
import { createMailArchive } from './createMailArchive.ts';
import type { SealSide } from './sealSide.ts';

type Settings = Pick<Configuration, 'sealsDir' | 'sealingKeyFile' | 'sealsUrl' | 'sealsMail'>;

export function openSealing(
  { sealsDir, sealingKeyFile, sealsUrl, sealsMail }: Settings,
  mailer: Mailer | null,
): Pick<SealSide, 'keys' | 'archives'> {
  const archives: SealArchive[] = [createFolderArchive(sealsDir)];
  if (sealsUrl) archives.push(createBucketArchive(sealsUrl));
  if (mailer && sealsMail.length > 0) archives.push(createMailArchive(mailer, sealsMail));
  return { keys: openSealingKeyFile(sealingKeyFile), archives };
}
