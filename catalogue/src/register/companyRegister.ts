import { z } from 'zod';

const text = z.string().min(1).max(400);
/** Missing languages repeat the other. */
const bilingual = z.object({ nl: text, fr: text });
/** Register code with its text, or null. */
const worded = z.object({ code: z.string().min(1).max(20), text: bilingual.nullable() });

/** A company of the register. */
export const registeredCompany = z.object({
  /** Ten digits. */
  businessId: z.string().regex(/^\d{10}$/),
  isNaturalPerson: z.boolean(),
  /** Best name per language. */
  name: bilingual,
  legalForm: worded.nullable(),
  /** KBO/BCE legal situation; 000 is ordinary. */
  situation: worded,
  /** yyyy-mm-dd */
  activeSince: z.iso.date().nullable(),
  /** Main activity (NACE-BEL). */
  activity: worded.nullable(),
  /** Null when unknown: natural persons have no seat. */
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

/** The register does not answer; people fill in the form. */
export class RegisterUnavailable extends Error {
  override readonly name = 'RegisterUnavailable';
}

/** By imported extract or HTTP (ADR 0104). */
export type CompanyRegister = {
  /**
   * Null for an unknown company.
   * @param businessId ten valid digits
   * @throws RegisterUnavailable
   */
  readonly findCompany: (businessId: string) => Promise<RegisteredCompany | null>;
};
