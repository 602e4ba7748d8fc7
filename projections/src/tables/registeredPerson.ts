type Address = {
  readonly postal: string;
  readonly city: string;
  readonly street: string | null;
  readonly streetNumber: string | null;
  readonly box: string | null;
};

export type RegisteredPerson = {
  readonly companyName: string | null;
  readonly businessId: string | null;
  readonly username: string | null;
  readonly delivery: Address | null;
  /** Null: the delivery address. */
  readonly invoice: Address | null;
  readonly contact: {
    readonly salutation: 'mr' | 'mrs' | 'ms';
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly position: string;
    readonly phone: string | null;
    readonly mobile: string | null;
    readonly email: string | null;
    readonly extraEmail: string | null;
  };
  readonly register:
    | (Address & {
        readonly found: 'yes';
        readonly name: string | null;
        readonly legalForm: string;
        readonly isActive: boolean;
      })
    | { readonly found: 'no' | 'failed' | 'not_asked' };
};
