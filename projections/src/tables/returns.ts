import { typed } from '@talloor/platform/postgres/columns.ts';
import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

export const returnsModel = defineReadModel({
  name: 'returns',
  version: 1,
  on: [
    'ReturnRequested',
    'ReturnPhotoAdded',
    'ReturnWithdrawn',
    'ReturnAccepted',
    'ReturnRefused',
    'ReturnCollectionPlanned',
    'ReturnCollected',
    'ReturnCredited',
    'DeliveryNoteLineReturnMarked',
    'DeliveryNoteLineReturnUnmarked',
    'DeliveryReturnRequested',
  ],
  tables: {
    /** Personal values read null after erasure. Euros. */
    returns: {
      columns: {
        return_id: 'text not null',
        delivery_number: 'text not null',
        order_number: 'text not null',
        customer_number: 'text not null',
        customer_name: 'text not null',
        requested_by: 'text not null',
        language: typed<'nl' | 'fr'>('text not null'),
        /** yyyy-mm-dd */
        delivered_on: 'text not null',
        contact: typed<PersonalContactRow>('json'),
        address_personal: typed<PersonalReturnAddressRow>('json'),
        address: typed<ReturnAddressRow>('json'),
        /** Person of the address. */
        address_of: 'text not null',
        lines: typed<readonly ReturnLineRow[]>('json not null'),
        /** By line id and index, because erasure works per key. */
        comments: typed<Readonly<Record<string, string | null>>>('json'),
        status: typed<ReturnStatusRow>('text not null'),
        requested_at: 'text not null',
        /** yyyy-mm-dd */
        collection_day: 'text',
        collected: typed<readonly ReturnedQuantityRow[]>('json'),
        answer: 'text',
        credit: typed<ReturnCreditRow>('json'),
        accepted_at: 'text',
        refused_at: 'text',
        planned_at: 'text',
        collected_at: 'text',
        credited_at: 'text',
        withdrawn_at: 'text',
      },
      primaryKey: ['return_id'],
      personal: {
        contact: 'requested_by',
        comments: 'requested_by',
        answer: 'requested_by',
        address_personal: 'address_of',
      },
      indexes: {
        of_customer: '(customer_number, requested_at)',
        of_delivery: '(delivery_number)',
        by_status: '(status, requested_at)',
      },
    },
    /** The pictures are files of the platform. */
    return_photos: {
      columns: {
        return_id: 'text not null',
        photo_id: 'text not null',
        width: 'int not null',
        height: 'int not null',
        added_at: 'text not null',
      },
      primaryKey: ['return_id', 'photo_id'],
    },
    /** Also removed marks. */
    return_marks: {
      columns: { delivery_number: 'text not null', line_id: 'text not null', marked: 'boolean not null' },
      primaryKey: ['delivery_number', 'line_id'],
    },
  },
});
export const {
  returns: returnsTable,
  return_photos: returnPhotosTable,
  return_marks: returnMarksTable,
} = returnsModel.tables;

type Bilingual = { readonly nl: string; readonly fr: string };
export type PersonalContactRow = { readonly name: string | null; readonly email: string | null };
export type PersonalReturnAddressRow = {
  readonly name: string | null;
  readonly street: string | null;
  readonly street_number: string | null;
  readonly po_box: string | null;
};
export type ReturnAddressRow = {
  readonly kind: 'default' | 'alternative';
  readonly postal: string;
  readonly city: string;
};
export type ReturnedQuantityRow = { readonly line_id: string; readonly quantity: number };
export type ReturnLineRow = ReturnedQuantityRow & {
  readonly article_number: string;
  readonly name: Bilingual;
  readonly unit: Bilingual;
  readonly reason:
    | 'recall'
    | 'quality_deviation'
    | 'damaged'
    | 'unsuitable_replacement'
    | 'ordered_too_much'
    | 'wrong_order';
  readonly best_before: string | null;
};
export type ReturnCreditRow = {
  readonly excl_vat: number;
  readonly vat: readonly { readonly tax_percentage: number; readonly base: number; readonly amount: number }[];
  readonly total_vat: number;
  readonly deposit: number;
  readonly total: number;
};
export type ReturnStatusRow = 'requested' | 'accepted' | 'planned' | 'collected' | 'credited' | 'refused' | 'withdrawn';
