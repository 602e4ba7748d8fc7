import { expect, test } from '@jest/globals';
import { typed, type RowOf } from '../postgres/columns.ts';
import { createProjector, defineReadModel, readModelSchema } from './defineReadModel.ts';

type ParcelSent = { readonly type: 'ParcelSent'; readonly data: { readonly town: string } };

const parcels = defineReadModel({
  name: 'parcels',
  version: 3,
  on: ['ParcelSent'],
  tables: {
    parcels: {
      columns: { number: 'int not null', town: 'text', size: typed<'small' | 'large'>('text not null') },
      primaryKey: ['number'],
      indexes: { town: '(town)' },
    },
    parcel_stamps: { columns: { number: 'int not null' }, primaryKey: ['number'] },
  },
});

test('the name of every table, index and checkpoint contains the version', () => {
  expect(parcels.checkpoint).toBe('parcels@3');
  expect(parcels.tables.parcels).toMatchObject({ name: 'parcels_3', indexes: { parcels_3_town: '(town)' } });
  expect(parcels.tables.parcel_stamps.qualifiedName).toBe(`${readModelSchema}.parcel_stamps_3`);
});

test('createProjector takes the tables and events of its read model', () => {
  const projector = createProjector<ParcelSent>(parcels, () => []);
  expect(projector).toMatchObject({ name: 'parcels', version: 3, handles: ['ParcelSent'] });
  expect(projector.tables.map(({ name }) => name)).toEqual(['parcels_3', 'parcel_stamps_3']);
});

test('a projector of undeclared events and an undeclared column do not compile', () => {
  // @ts-expect-error the read model handles an event that the projector does not know
  createProjector<{ readonly type: 'ParcelLost'; readonly data: object }>(parcels, () => []);
  const row: RowOf<typeof parcels.tables.parcels.columns> = { number: 1, town: null, size: 'small' };
  // @ts-expect-error no such column
  expect(row.colour).toBeUndefined();
});
