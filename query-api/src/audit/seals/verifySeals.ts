import { setTimeout as pause } from 'node:timers/promises';
import { checkSuccession, isSignedSeal, type Seal, sealHash } from '@talloor/platform/seals/seal.ts';
import type { Sign } from '@talloor/platform/createSigner.ts';
import type { OpenAudit } from '../openAudit.ts';
import { collectHeads, type CollectedHeads } from './collectHeads.ts';
import { readStoredSeals, type StoredSeals } from './readStoredSeals.ts';
import { findHiddenHeads } from './findHiddenHeads.ts';
import { listSealFiles, openSealFile, type SealFile, type SealFiles } from './sealFiles.ts';
import { orderNumberIn, type SealFinding, type SealReason } from './sealFinding.ts';
import { type FileVerdict, gather, verifySealFile } from './verifySealFile.ts';

export type SealsAudit = Pick<OpenAudit, 'store' | 'pool'> & {
  readonly sign: Sign;
  readonly path: string;
  readonly trustedKey: string;
  readonly patienceMs: number;
  readonly canHide: boolean;
  readonly tell: (seal: number, verdict: FileVerdict) => void;
};

export type SealsVerdict = {
  readonly seals: number;
  readonly events: number;
  readonly changes: number;
  readonly faults: number;
  readonly last: Seal | null;
};

export async function verifySeals(audit: SealsAudit): Promise<SealsVerdict> {
  const totals = { seals: 0, events: 0, changes: 0, faults: 0 };
  const tell: SealsAudit['tell'] = (seal, verdict) => {
    totals.faults += verdict.findings.length + verdict.omitted;
    audit.tell(seal, verdict);
  };
  const tellSeal = (seal: number, reason: SealReason): void => tell(seal, { findings: [{ seal, reason }], omitted: 0 });
  const noteSeal = (seal: number, reason: SealReason): void =>
    audit.tell(seal, { findings: [{ seal, reason }], omitted: 0 });
  const stored = await readStoredSeals(audit.store, audit.trustedKey);
  const { isFolder, files } = await waitForCopies(audit, stored);
  let previous: Seal | null = null;
  const heads = await collectHeads(audit.pool);
  try {
    let expected = 1;
    for (const file of files) {
      const copy = await openSealFile(file.path);
      if (!copy) {
        tellSeal(file.number ?? 0, 'unreadable');
        expected = (file.number ?? 0) + 1;
        previous = null;
        continue;
      }
      const { seal, leaves } = copy;
      const place = file.number ?? seal.number;
      for (let missing = expected; isFolder && missing < place; missing++) tellSeal(missing, 'copy_missing');
      if (place !== seal.number) tellSeal(place, 'wrong_number');
      const before = isFolder && place === expected && (previous !== null || place === 1) ? previous : undefined;
      expected = place + 1;
      for (const reason of faultsOf(seal, before, stored))
        if (reason === 'key_replaced' && stored.provenHashes.has(sealHash(seal))) noteSeal(seal.number, reason);
        else tellSeal(seal.number, reason);
      if (leaves === null) noteSeal(seal.number, 'no_list');
      tell(seal.number, await verifySealFile({ ...audit, onEvents: heads.add }, seal, leaves));
      totals.seals++;
      totals.events += seal.events.count;
      totals.changes += seal.changes.count;
      previous = seal;
    }
    for (const number of isFolder ? stored.hashes.keys() : []) if (number >= expected) tellSeal(number, 'copy_missing');
    if (previous && isUnproven(previous, stored)) tellSeal(previous.number, 'foreign_key');
    if (previous && isFolder && totals.faults === 0 && (await differ(heads, previous)))
      tellSeal(previous.number, 'heads');
    if (previous && audit.canHide) {
      const verdict = await gather(findHidden(audit.store, heads, previous));
      if (verdict.findings.length > 0) tell(previous.number, verdict);
    }
  } finally {
    await heads.end();
  }
  return { ...totals, last: stored.last ?? previous };
}

function faultsOf(seal: Seal, previous: Seal | null | undefined, { hashes }: StoredSeals): SealReason[] {
  const faults: (SealReason | null)[] = [
    previous === undefined ? (isSignedSeal(seal) ? null : 'wrong_signature') : checkSuccession(previous, seal),
    !hashes.has(seal.number) ? 'store_lacks' : hashes.get(seal.number) === sealHash(seal) ? null : 'store_differs',
  ];
  return faults.filter((fault) => fault !== null);
}

function isUnproven(seal: Seal, { hashes, provenHashes }: StoredSeals): boolean {
  const hash = sealHash(seal);
  return hashes.get(seal.number) === hash && !provenHashes.has(hash);
}

const differ = async (heads: CollectedHeads, { heads: { root } }: Seal): Promise<boolean> =>
  (await heads.seal()).root !== root;

async function* findHidden(
  store: SealsAudit['store'],
  heads: CollectedHeads,
  { number: seal }: Seal,
): AsyncGenerator<SealFinding> {
  for await (const place of findHiddenHeads(store, heads.read())) {
    const order = orderNumberIn({ streamId: place.stream, data: null });
    yield { seal, reason: 'hidden', event: { ...place, order } };
  }
}

const lookAgainMs = 200;

async function waitForCopies({ path, patienceMs }: SealsAudit, { hashes }: StoredSeals): Promise<SealFiles> {
  for (let waited = 0; ; waited += lookAgainMs) {
    const found = await listSealFiles(path);
    const numbers = new Set(found.files.map(({ number }: SealFile) => number));
    if (!found.isFolder || waited >= patienceMs || [...hashes.keys()].every((number) => numbers.has(number)))
      return found;
    await pause(lookAgainMs);
  }
}
