import { z } from 'zod';

const text = z.string().min(1).max(400);
/** Missing languages repeat the other. */
const bilingual = z.object({ nl: text, fr: text });
const worded = z.object({ code: z.string().min(1).max(20), text: bilingual.nullable() });

export const registeredCompany = z.object({
  businessId: z.string().regex(/^\d{10}$/),
  isNaturalPerson: z.boolean(),
  /** Best name per language. */
  name: bilingual,
  legalForm: worded.nullable(),
  /** KBO/BCE legal situation; 000 is ordinary. */
  situation: worded,
  /** yyyy-mm-dd */
  activeSince: z.iso.date().nullable(),
  /** NACE-BEL. */
  activity: worded.nullable(),
  /** Null: natural persons have no seat. */
  address: z
    .object({
      /** Without a seat: a branch or the oldest establishment. */
      kind: z.enum(['seat', 'branch', 'establishment']),
      postal: z.string().max(40),
      city: bilingual,
      street: bilingual,
      streetNumber: z.string().max(60),
      box: z.string().max(60),
      /** Null is Belgium. */
      country: bilingual.nullable(),
    })
    .nullable(),
});
export type RegisteredCompany = z.output<typeof registeredCompany>;

/** People fill in the form. */
export class RegisterUnavailable extends Error {
  override readonly name = 'RegisterUnavailable';
}

/** Imported extract or HTTP (ADR 0104). */
export type CompanyRegister = {
  /**
   * Null if unknown.
   * @param businessId ten valid digits
   * @throws RegisterUnavailable
   */
  readonly findCompany: (businessId: string) => Promise<RegisteredCompany | null>;
};
