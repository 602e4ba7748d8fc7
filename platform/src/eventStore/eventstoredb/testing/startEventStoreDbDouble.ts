import gossipGrpc from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import featuresGrpc from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import {
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  Metadata,
  Server,
  ServerCredentials,
  type ServerDuplexStream,
  type ServerWritableStream,
  status,
} from '@grpc/grpc-js';
import { createAppendCollector } from './doubleAppends.ts';
import { answerDeletions, refuseTombstone } from './doubleDeletions.ts';
import { doubleCertificate, doubleCertificateKey } from './doubleCertificate.ts';
import { createDoubleLog, type DoubleLog } from './doubleLog.ts';
import { answerRead, checkpoint, createSubscriptionFeed } from './doubleReads.ts';
import { type DoubleLogins, refuseCall } from './doubleLogins.ts';

type ReadReq = InstanceType<typeof streams.ReadReq>;
type ReadResp = InstanceType<typeof streams.ReadResp>;
type BatchAppendReq = InstanceType<typeof streams.BatchAppendReq>;
type BatchAppendResp = InstanceType<typeof streams.BatchAppendResp>;
type Reading = ServerWritableStream<ReadReq, ReadResp>;
type Appending = ServerDuplexStream<BatchAppendReq, BatchAppendResp>;

export type EventStoreDbDouble = {
  readonly port: number;
  readonly address: string;
  readonly log: DoubleLog;
  readonly silence: () => void;
  readonly loseAnswers: () => void;
  readonly heal: () => void;
  /** Rejects appends as a follower; null makes it the leader. */
  readonly follow: (leader: { readonly port: number } | null) => void;
  /** To all subscriptions: some servers send early and stale ones. */
  readonly sendCheckpoint: (position: bigint) => void;
  /** Serves another log, as after a restore; ends all connections. */
  readonly restore: (log: DoubleLog) => void;
  readonly drop: () => void;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
};

/**
 * An in-memory log for the real client.
 * @param options.logins demands TLS and one of these users
 */
export async function startEventStoreDbDouble(
  firstLog: DoubleLog = createDoubleLog(),
  { logins, port: firstPort = 0 }: { readonly logins?: DoubleLogins; readonly port?: number } = {},
): Promise<EventStoreDbDouble> {
  let log = firstLog;
  let state: 'speaking' | 'silent' | 'losingAnswers' = 'speaking';
  let leader: { readonly port: number } | null = null;
  let server = new Server();
  let port = firstPort;
  const subscriptions = new Map<Reading, () => readonly ReadResp[]>();
  const appendings = new Set<Appending>();

  const feed = (): void => {
    if (state !== 'speaking') return;
    for (const [call, take] of subscriptions) for (const response of take()) call.write(response);
  };
  let stopFeeding = log.onAppend(feed);

  const read: handleServerStreamingCall<ReadReq, ReadResp> = (call) => {
    const options = call.request.getOptions();
    if (state === 'silent' || !options) return;
    const refusal = (logins && refuseCall(logins, call.metadata, options.hasAll())) ?? refuseTombstone(log, options);
    if (refusal) return void call.emit('error', refusal);
    if (options.hasSubscription()) {
      const confirmation = new streams.ReadResp.SubscriptionConfirmation();
      confirmation.setSubscriptionId('double');
      const confirmed = new streams.ReadResp();
      confirmed.setConfirmation(confirmation);
      call.write(confirmed);
      subscriptions.set(call, createSubscriptionFeed(log, options));
      call.on('cancelled', () => subscriptions.delete(call));
      feed();
      return;
    }
    for (const response of answerRead(log, options)) call.write(response);
    call.end();
  };

  const batchAppend: handleBidiStreamingCall<BatchAppendReq, BatchAppendResp> = (call) => {
    const collect = createAppendCollector(log);
    appendings.add(call);
    call.on('cancelled', () => appendings.delete(call));
    call.on('end', () => call.end());
    const refusal = logins ? refuseCall(logins, call.metadata, false) : null;
    if (refusal) return void call.emit('error', refusal);
    call.on('data', (request: BatchAppendReq) => {
      if (state === 'silent') return;
      if (leader) return void call.emit('error', notLeader(leader.port));
      const response = collect(request);
      if (response && state === 'speaking') call.write(response);
    });
  };

  const getSupportedMethods: handleUnaryCall<unknown, InstanceType<typeof features.SupportedMethods>> = (_, answer) => {
    if (state === 'silent') return;
    const method = new features.SupportedMethod();
    method.setServiceName('event_store.client.streams.Streams');
    method.setMethodName('BatchAppend');
    const supported = new features.SupportedMethods();
    supported.setEventStoreServerVersion('double');
    supported.addMethods(method);
    answer(null, supported);
  };

  const gossipRead: handleUnaryCall<unknown, InstanceType<typeof gossip.ClusterInfo>> = (_, answer) => {
    if (state === 'silent') return;
    const { LEADER, FOLLOWER } = gossip.MemberInfo.VNodeState;
    const info = new gossip.ClusterInfo();
    info.addMembers(member(port, leader ? FOLLOWER : LEADER));
    if (leader) info.addMembers(member(leader.port, LEADER));
    answer(null, info);
  };

  const tls = { private_key: Buffer.from(doubleCertificateKey), cert_chain: Buffer.from(doubleCertificate) };
  const credentials = logins ? ServerCredentials.createSsl(null, [tls]) : ServerCredentials.createInsecure();
  const start = async (): Promise<void> => {
    server = new Server();
    server.addService(streamsGrpc.StreamsService, { read, batchAppend, ...answerDeletions(() => log) });
    server.addService(featuresGrpc.ServerFeaturesService, { getSupportedMethods });
    server.addService(gossipGrpc.GossipService, { read: gossipRead });
    port = await new Promise<number>((resolve, reject) => {
      server.bindAsync(`127.0.0.1:${port}`, credentials, (error, boundPort) =>
        error ? reject(error) : resolve(boundPort),
      );
    });
  };
  const end = (calls: Iterable<Reading | Appending>): void => {
    for (const call of calls) call.emit('error', { code: status.UNAVAILABLE, details: 'the double drops this call' });
  };
  const drop = (): void => {
    end([...subscriptions.keys(), ...appendings]);
    subscriptions.clear();
    appendings.clear();
  };

  await start();
  return {
    port,
    address: `esdb://127.0.0.1:${port}?tls=false`,
    get log() {
      return log;
    },
    silence: () => {
      state = 'silent';
    },
    loseAnswers: () => {
      state = 'losingAnswers';
    },
    heal: () => {
      state = 'speaking';
      feed();
    },
    follow: (newLeader) => {
      leader = newLeader;
    },
    sendCheckpoint: (position) => {
      for (const call of subscriptions.keys()) call.write(checkpoint(position));
    },
    restore: (other) => {
      stopFeeding();
      log = other;
      stopFeeding = log.onAppend(feed);
      drop();
    },
    drop,
    stop: async () => {
      subscriptions.clear();
      appendings.clear();
      server.forceShutdown();
    },
    start,
  };
}

function notLeader(port: number) {
  const metadata = new Metadata();
  metadata.set('exception', 'not-leader');
  metadata.set('leader-endpoint-host', '127.0.0.1');
  metadata.set('leader-endpoint-port', String(port));
  return { code: status.NOT_FOUND, details: 'Leader info available', metadata };
}

function member(port: number, state: Parameters<InstanceType<typeof gossip.MemberInfo>['setState']>[0]) {
  const endPoint = new gossip.EndPoint();
  endPoint.setAddress('127.0.0.1');
  endPoint.setPort(port);
  const id = new shared.UUID();
  id.setString('00000000-0000-4000-8000-000000000000');
  const info = new gossip.MemberInfo();
  info.setInstanceId(id);
  info.setTimeStamp('0');
  info.setState(state);
  info.setIsAlive(true);
  info.setHttpEndPoint(endPoint);
  return info;
}
