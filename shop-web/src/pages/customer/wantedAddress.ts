/** The country is Belgium. */
export type WantedAddress = {
  addressee: string;
  postal: string;
  city: string;
  street: string;
  street_number: string;
  po_box: string;
  comment: string;
};
