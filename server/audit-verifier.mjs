#!/usr/bin/env node
// Status 0: all holds. 1: something is wrong. 2: wrong use. 3: some events have no seal yet.
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
  const dossier = { head: null, seals: new Map(), ends: new Map(), proofs: new Map(), records: [], shown: 0 };
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

function checkEvent(record, { proofs, seals, ends }, trusted) {
  const fault = contentFault(record);
  if (fault) return fault;
  const { streamId, revision, id, recordedAt } = record;
  const proof = proofs.get(`${streamId}@${revision}`);
  if (!proof) return revision <= (ends.get(streamId)?.revision ?? -1) ? 'has no proof' : 'unsealed';
  const seal = seals.get(proof.seal);
  if (!seal) return `seal ${proof.seal} is missing`;
  if (!trusted.has(seal.number)) return `seal ${seal.number} is not signed by the key`;
  const leaf = canonical(['event', streamId, revision, id, record.metadata.hash, recordedAt]);
  if (proof.count !== seal.events.count || rootOf(leaf, proof) !== seal.events.root)
    return `is not what seal ${seal.number} covers (content, id or store time was changed)`;
  return null;
}

function checkChain(stream, records, isWhole) {
  const faults = [];
  for (const [index, record] of records.entries()) {
    const before = records[index - 1];
    const expected = before ? before.revision + 1 : 0;
    if (record.revision === before?.revision) faults.push(`${stream}@${record.revision}: is there twice`);
    else if (isWhole && record.revision !== expected) faults.push(`${stream}@${expected}: is missing`);
    else if (
      record.revision === expected &&
      (record.metadata?.previousHash ?? null) !== (before?.metadata?.hash ?? null)
    )
      faults.push(`${stream}@${record.revision}: does not follow the event before it`);
  }
  return faults;
}

function checkEnd(stream, records, { ends, seals, proofs }, trusted) {
  const last = Math.max(...seals.keys());
  const end = ends.get(stream);
  if (!end)
    return records.some(({ revision }) => proofs.has(`${stream}@${revision}`))
      ? [`${stream}: its end has no proof`]
      : [];
  const seal = seals.get(end.seal);
  if (!seal || end.seal !== last || !trusted.has(last)) return [`${stream}: its end is not proven by the last seal`];
  const leaf = canonical(['head', stream, end.revision, end.hash]);
  if (end.count !== seal.heads.count || rootOf(leaf, end) !== seal.heads.root)
    return [`${stream}: its end is not what seal ${last} covers`];
  const record = records.find(({ revision }) => revision === end.revision);
  if (!record) return [`${stream}@${end.revision}: is missing at the end`];
  return record.metadata?.hash === end.hash
    ? []
    : [`${stream}@${end.revision}: is another event than seal ${last} covers`];
}

function missingStreams({ head, records }, streams) {
  const needed = new Set([`order-${head.order_number}`]);
  for (const { type, streamId, data } of records) {
    if (type === 'OrderPlaced' && streamId === `order-${head.order_number}`) needed.add(`basket-${data?.basketId}`);
    if (type === 'OrderStreamLinked' && typeof data?.stream === 'string') needed.add(data.stream);
  }
  return [...needed].filter((stream) => !streams.has(stream)).map((stream) => `${stream}: is missing`);
}

function verifyDossier(text, trustedKey) {
  const { dossier, faults } = readDossier(text);
  const { head, seals, records } = dossier;
  if (!head || head.version !== 2) return { faults: ['this is no dossier of version 2'], unsealed: [] };
  const trusted = trustedSeals(seals, trustedKey);
  for (const { number, ...seal } of seals.values()) {
    if (!hasSignature({ number, ...seal })) faults.push(`seal ${number}: its signature is wrong`);
    else if (!trusted.has(number)) faults.push(`seal ${number}: the key does not vouch for it`);
  }
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
  faults.push(...missingStreams(dossier, streams));
  for (const stream of head.streams ?? []) if (!streams.has(stream)) faults.push(`${stream}: is missing`);
  for (const key of dossier.proofs.keys())
    if (!records.some(({ streamId, revision }) => [streamId, revision].join('@') === key)) {
      faults.push(`${key}: is missing, and its proof is there`);
    }
  if (dossier.shown !== head.events) faults.push(`${head.events} events should be shown, ${dossier.shown} are`);
  return { faults: [...new Set(faults)], unsealed, events: records.length, last: seals.get(Math.max(...seals.keys())) };
}

function main() {
  const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true });
  if (!values.key || positionals.length !== 1)
    throw new TypeError('usage: node audit-verifier.mjs DOSSIER --key PUBLIC_KEY.pem');
  const trustedKey = createPublicKey(readFileSync(values.key))
    .export({ type: 'spki', format: 'der' })
    .toString('base64');
  const { faults, unsealed, events, last } = verifyDossier(readFileSync(positionals[0], 'utf8'), trustedKey);
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) {
    console.log(`NO: ${faults.length} thing(s) are wrong, see above.`);
    return 1;
  }
  for (const { streamId, revision, recordedAt } of unsealed)
    console.log(`${streamId}@${revision}: no seal yet (stored ${recordedAt})`);
  if (unsealed.length > 0) {
    console.log(
      `YES, except for ${unsealed.length} event(s) of ${events} without a seal: their chain holds, and nothing more is proven.`,
    );
    return 3;
  }
  console.log(
    `YES: all ${events} events are as they were sealed, and none is missing up to seal ${last.number} of ${last.at}.`,
  );
  return 0;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
