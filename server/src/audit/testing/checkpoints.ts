import type { Tampering } from './startTamperedOrder.ts';
import { deliveriesModel, deliveriesTable } from '@talloor/projections/tables/deliveries.ts';

const checkpoints = 'platform.checkpoints';
const { checkpoint } = deliveriesModel;
const setting =
  (change: string, name: string = checkpoint): Tampering['tamper'] =>
  ({ sql }) =>
    sql(checkpoints, `update ${checkpoints} set ${change} where name = '${name}'`);

export const checkpointTamperings: readonly Tampering[] = [
  {
    name: 'a checkpoint beyond the store',
    tamper: setting("position = lpad('999999999', 20, '0')"),
    commands: ['all'],
    names: () => ['Het einde is afgeknipt', checkpoint],
  },
  {
    name: 'a checkpoint of links beyond the store',
    tamper: setting("position = lpad('999999999', 20, '0')", 'linkOrderStreams'),
    commands: ['all'],
    names: () => ['Het einde is afgeknipt', 'linkOrderStreams'],
  },
  {
    name: 'a checkpoint that was set back',
    tamper: setting("position = lpad('1', 20, '0'), event_id = null"),
    names: () => [deliveriesTable.name],
  },
  {
    name: 'a deleted checkpoint',
    tamper: ({ sql }) => sql(checkpoints, `delete from ${checkpoints} where name = '${checkpoint}'`),
    names: () => [deliveriesTable.name],
  },
  {
    name: 'a checkpoint of another event',
    tamper: setting("event_id = '3f0a2b52-7d1c-4c57-9a0e-5d5f4d9a7a11'"),
    commands: ['all'],
    names: () => [checkpoint, 'een andere gebeurtenis'],
  },
  {
    name: 'a checkpoint of another store',
    tamper: setting("store_id = '3f0a2b52-7d1c-4c57-9a0e-5d5f4d9a7a11'"),
    commands: ['all'],
    names: () => [checkpoint, 'een andere gebeurtenissenopslag'],
  },
];
