#!/usr/bin/env node
// Status 0: all holds. 1: something is wrong. 2: wrong use. 3: not proven, because events have no seal.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const hex = (text) => sha256(text).toString('hex');

function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return `{${members.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`;
}

/** Root of an RFC 6962 tree that holds the leaf; null for a proof that fits no tree. */
function rootOf(leaf, { index, count, path }) {
  if (!Number.isInteger(index) || !Number.isInteger(count) || index < 0 || index >= count) return null;
  let [place, last] = [index, count - 1];
  let node = sha256(Buffer.of(0), leaf);
  for (const step of path) {
    if (last === 0) return null;
    const sibling = Buffer.from(String(step), 'hex');
    if (place % 2 === 1 || place === last) {
      node = sha256(Buffer.of(1), sibling, node);
      while (place % 2 === 0 && place !== 0) [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
    } else node = sha256(Buffer.of(1), node, sibling);
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 ? node.toString('hex') : null;
}

const spki = (key) => createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });

function hasSignature({ signature, ...body }) {
  try {
    const key = spki(body.key);
    if (key.asymmetricKeyType !== 'ed25519') return false;
    return verify(null, Buffer.from(canonical(body)), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

function readDossier(text) {
  const [seals, ends, proofs] = [new Map(), new Map(), new Map()];
  const dossier = { head: null, leaf: null, shown: 0, records: [], seals, ends, proofs };
  const faults = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    let content;
    try {
      content = JSON.parse(line);
    } catch {
      faults.push(`line ${index + 1}: is no JSON`);
      continue;
    }
    const { kind, ...rest } = content ?? {};
    if (kind === 'head') dossier.head ??= rest;
    else if (kind === 'seal') dossier.seals.set(rest.number, rest);
    else if (kind === 'stream_end') dossier.ends.set(rest.stream, rest);
    else if (kind === 'leaf') dossier.leaf = rest;
    else if (kind === 'proof') dossier.proofs.set(`${rest.stream}@${rest.revision}`, rest);
    else if (kind === 'stored' || kind === 'event') {
      if (kind === 'event') dossier.shown++;
      dossier.records.push(rest.stored ?? {});
    } else if (kind !== 'state' && kind !== 'verdict') faults.push(`line ${index + 1}: is of an unknown kind`);
  }
  return { dossier, faults };
}

function trustedSeals(seals, trustedKey) {
  const trusted = new Set();
  const isTrusted = (seal) =>
    seal.key === trustedKey ||
    [...trusted].some((number) => {
      const voucher = seals.get(number);
      if (voucher.nextKey === seal.key && seal.number > number) return true;
      return voucher.earlierKeys.some(({ key, lastNumber }) => key === seal.key && seal.number <= lastNumber);
    });
  for (let before = -1; trusted.size !== before;) {
    before = trusted.size;
    for (const seal of seals.values()) if (hasSignature(seal) && isTrusted(seal)) trusted.add(seal.number);
  }
  return trusted;
}

function contentFault(record) {
  const { hash, ...unhashed } = record.metadata ?? {};
  const data = canonical(record.data ?? null);
  if (hex(data) !== unhashed.dataHash) return 'the data are not what was stored';
  const whole =
    `{"data":${data},"id":${canonical(record.id)},"metadata":${canonical(unhashed)},` +
    `"previousHash":${canonical(unhashed.previousHash ?? null)},"revision":${record.revision},` +
    `"stream":${canonical(record.streamId)},"type":${canonical(record.type)}}`;
  return hex(whole) === hash ? null : 'who, when, type or place is not what was stored';
}

const lastOf = (seals) => seals.get(Math.max(...seals.keys()));

function checkEvent(record, { proofs, seals, ends }, trusted) {
  const fault = contentFault(record);
  if (fault) return fault;
  const { streamId, revision, id, recordedAt } = record;
  const proof = proofs.get(`${streamId}@${revision}`);
  if (!proof) {
    const laterProofs = [...proofs.values()].filter((each) => each.stream === streamId && each.revision > revision);
    const isStoredLater = recordedAt > (lastOf(seals)?.recorded?.to ?? '');
    const isSealed = revision <= (ends.get(streamId)?.revision ?? -1) || laterProofs.length > 0 || !isStoredLater;
    return isSealed ? 'has no proof' : 'unsealed';
  }
  const seal = seals.get(proof.seal);
  if (!seal) return `seal ${proof.seal} is missing`;
  if (!trusted.has(seal.number)) return `seal ${seal.number} is not signed by the key`;
  if (isCovered({ stream: streamId, revision, id, hash: record.metadata.hash, recordedAt }, proof, seal)) return null;
  return `is not what seal ${seal.number} covers (content, id or store time was changed)`;
}

function isCovered({ stream, revision, id, hash, recordedAt }, proof, seal) {
  const leaf = canonical(['event', stream, revision, id, hash, recordedAt]);
  return proof.count === seal.events.count && rootOf(leaf, proof) === seal.events.root;
}

const previousHashOf = ({ metadata }) => metadata?.previousHash ?? null;

function checkChain(stream, records, isWhole) {
  const faults = [];
  for (const [index, record] of records.entries()) {
    const before = records[index - 1];
    const expected = before ? before.revision + 1 : 0;
    if (record.revision === before?.revision) faults.push(`${stream}@${record.revision}: is there twice`);
    else if (isWhole && record.revision !== expected) faults.push(`${stream}@${expected}: is missing`);
    else if (record.revision === expected && previousHashOf(record) !== (before?.metadata?.hash ?? null))
      faults.push(`${stream}@${record.revision}: does not follow the event before it`);
  }
  return faults;
}

function checkEnd(stream, records, { ends, seals, proofs }, trusted) {
  const last = Math.max(...seals.keys());
  const end = ends.get(stream);
  const hasProof = records.some(({ revision }) => proofs.has(`${stream}@${revision}`));
  if (!end) return hasProof ? [`${stream}: its end has no proof`] : [];
  const seal = seals.get(end.seal);
  if (!seal || end.seal !== last || !trusted.has(last)) return [`${stream}: its end is not proven by the last seal`];
  const leaf = canonical(['head', stream, end.revision, end.hash]);
  if (end.count !== seal.heads.count || rootOf(leaf, end) !== seal.heads.root)
    return [`${stream}: its end is not what seal ${last} covers`];
  const record = records.find(({ revision }) => revision === end.revision);
  if (!record) return [`${stream}@${end.revision}: is missing at the end`];
  if (record.metadata?.hash === end.hash) return [];
  return [`${stream}@${end.revision}: is another event than seal ${last} covers`];
}

function missingStreams({ head, seals, proofs, records }, streams) {
  const order = `order-${head.order_number}`;
  const needed = new Set([order]);
  // Since seals name a key of documents, each order has a stream of links.
  if (lastOf(seals)?.documentKey && proofs.has(`${order}@0`)) needed.add(`order-links-${head.order_number}`);
  for (const { type, streamId, data } of records) {
    if (type === 'OrderPlaced' && streamId === order) needed.add(`basket-${data?.basketId}`);
    if (type === 'OrderStreamLinked' && typeof data?.stream === 'string') needed.add(data.stream);
  }
  return [...needed].filter((stream) => !streams.has(stream)).map((stream) => `${stream}: is missing`);
}

function linkFaults(records, streams) {
  return records.flatMap(({ type, streamId, revision: place, data }) => {
    if (type !== 'OrderStreamLinked') return [];
    const record = streams.get(data?.stream)?.find(({ revision }) => revision === data.revision);
    if (!record || (record.id === data.eventId && record.metadata?.hash === data.hash)) return [];
    return [`${data.stream}@${data.revision}: is another event than ${streamId}@${place} names`];
  });
}

function sealFaults(seals, trusted) {
  const untrusted = [...seals.values()].filter(({ number }) => !trusted.has(number));
  const faultOf = (seal) => (hasSignature(seal) ? 'the key does not vouch for it' : 'its signature is wrong');
  return untrusted.map((seal) => `seal ${seal.number}: ${faultOf(seal)}`);
}

const receiptLine = /^(%talloor-receipt (\d+) (\d+) (\d+) ([0-9a-f]{64})) [\w-]{43}(?: ([\w-]{86}))?\n$/;

function isSignedReceipt(document, line, signature, keys) {
  const [content, bytes] = [`${sha256(document).toString('hex')} ${line}`, Buffer.from(signature, 'base64url')];
  if (bytes.toString('base64url') !== signature) return false;
  return keys.some((key) => verify(null, Buffer.from(content), spki(key), bytes));
}

function verifyReceipt(file, trustedKey) {
  const start = file.lastIndexOf('%talloor-receipt ');
  const [, line, order, version, place, hash, signature] =
    receiptLine.exec(file.subarray(Math.max(0, start)).toString('latin1')) ?? [];
  if (!signature) return { faults: ['the last line of the receipt was changed, or has no signature'] };
  const document = file.subarray(0, start);
  const proofs = document.toString('utf8').match(/^%talloor-proof .*$/gm) ?? [];
  const { dossier, faults } = readDossier(proofs.map((proof) => proof.slice(proof.indexOf('{'))).join('\n'));
  const { seals, leaf } = dossier;
  const [stream, revision, what] = [`order-${order}`, Number(place), `version ${version} of order ${order}`];
  const trusted = trustedSeals(seals, trustedKey);
  faults.push(...sealFaults(seals, trusted));
  const keys = [...seals.values()].flatMap(({ number, documentKey }) =>
    trusted.has(number) ? (documentKey ?? []) : [],
  );
  if (faults.length > 0 || keys.length === 0) return { faults, what };
  if (!isSignedReceipt(document, line, signature, keys)) faults.push(`${what}: a byte of the receipt was changed`);
  if (leaf?.stream !== stream || leaf.revision !== revision || leaf.hash !== hash)
    faults.push(`${stream}@${place}: the proof is of another event`);
  const proof = dossier.proofs.get(`${stream}@${place}`);
  const seal = seals.get(proof?.seal);
  if (proof && !(seal && isCovered(leaf, proof, seal)))
    faults.push(`${stream}@${place}: is not what seal ${proof.seal} covers`);
  return { faults, what, last: seal };
}

function verifyDossier(text, trustedKey) {
  const { dossier, faults } = readDossier(text);
  const { head, seals, records } = dossier;
  if (!head || head.version !== 2) return { faults: ['this is no dossier of version 2'], unsealed: [] };
  const trusted = trustedSeals(seals, trustedKey);
  faults.push(...sealFaults(seals, trusted));
  const streams = new Map();
  for (const record of records) streams.set(record.streamId, [...(streams.get(record.streamId) ?? []), record]);
  const unsealed = [];
  for (const [stream, unordered] of streams) {
    const ordered = unordered.sort((a, b) => a.revision - b.revision);
    for (const record of ordered) {
      const fault = checkEvent(record, dossier, trusted);
      if (fault === 'unsealed') unsealed.push(record);
      else if (fault) faults.push(`${stream}@${record.revision}: ${fault}`);
    }
    // Of a recall, a dossier holds the part of one customer.
    const isWhole = head.streams?.includes(stream) || !String(stream).startsWith('recall-');
    faults.push(...checkChain(stream, ordered, isWhole));
    if (isWhole) faults.push(...checkEnd(stream, ordered, dossier, trusted));
  }
  faults.push(...missingStreams(dossier, streams), ...linkFaults(records, streams));
  for (const stream of head.streams ?? []) if (!streams.has(stream)) faults.push(`${stream}: is missing`);
  for (const key of dossier.proofs.keys())
    if (!records.some(({ streamId, revision }) => [streamId, revision].join('@') === key)) {
      faults.push(`${key}: is missing, and its proof is there`);
    }
  if (dossier.shown !== head.events) faults.push(`${head.events} events should be shown, ${dossier.shown} are`);
  return { faults: [...new Set(faults)], unsealed, records, last: lastOf(seals) };
}

function main() {
  const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true });
  if (!values.key || positionals.length !== 1)
    throw new TypeError('usage: node audit-verifier.mjs DOSSIER|RECEIPT.pdf --key PUBLIC_KEY.pem');
  const trustedKey = createPublicKey(readFileSync(values.key))
    .export({ type: 'spki', format: 'der' })
    .toString('base64');
  const file = readFileSync(positionals[0]);
  const isReceipt = file.subarray(0, 5).toString('latin1') === '%PDF-';
  const { faults, unsealed, records, last, what } = isReceipt
    ? verifyReceipt(file, trustedKey)
    : verifyDossier(file.toString('utf8'), trustedKey);
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) {
    console.log(`NO: ${faults.length} thing(s) are wrong, see above.`);
    return 1;
  }
  if (what && last)
    console.log(`YES: no byte of ${what} differs, and its event is in seal ${last.number} of ${last.at}.`);
  else if (what) console.log(`NOT PROVEN: ${what} has no seal yet. Download it again after the next seal.`);
  if (what) return last ? 0 : 3;
  if (unsealed.length > 0) {
    console.log(
      `NOT PROVEN: ${unsealed.length} of ${records.length} stored events have no seal. Export it again after the next seal.`,
    );
    for (const record of unsealed) console.log(`${nameOf(record)}: no seal yet (stored ${record.recordedAt})`);
    return 3;
  }
  console.log(
    `YES: all ${records.length} stored events are as they were sealed, and none is missing up to seal ${last.number} of ${last.at}.
Proven are these stored events only. The titles, changes, states and the verdict in the file are not:`,
  );
  for (const record of records) console.log(`${nameOf(record)} ${record.type} ${record.metadata.occurredAt}`);
  return 0;
}

const nameOf = ({ streamId, revision }) => `${streamId}@${revision}`;

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
