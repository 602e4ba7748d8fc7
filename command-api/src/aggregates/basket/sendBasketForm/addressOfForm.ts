import { z } from 'zod';
import { atMost } from '@talloor/rules/account/fields/atMost.ts';
import type { basketForm } from '@talloor/contracts/endpoints/basketPage.ts';
import { alternativeAddress, type AlternativeAddress } from '@talloor/rules/basket/basketWire.ts';
import { malformed } from './malformed.ts';

/** Null: the customer's own address; `message` from the address book. */
export type AddressOfForm = { readonly address: AlternativeAddress | null; readonly message: string };

const bookEntry = alternativeAddress.extend({ message: z.string().check(atMost(400)).default('') });

/** Null: unchanged. @throws Problem request.malformed */
export function addressOfForm(form: z.output<typeof basketForm>): AddressOfForm | null {
  if (form.address === '') return null;
  if (form.address === 'own') return { address: null, message: '' };
  const { address_name: name, postal, city, street, street_number, po_box } = form;
  const typedAddress = { name, postal, city, street, street_number, po_box };
  const parsed = bookEntry.safeParse(form.address === 'typed' ? typedAddress : jsonOf(form.address));
  if (!parsed.success)
    throw malformed(
      form.address === 'typed'
        ? parsed.error.issues.map(({ path: [field] }) => (field === 'name' ? 'address_name' : String(field)))
        : ['address'],
    );
  const { message, ...address } = parsed.data;
  return { address, message };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
