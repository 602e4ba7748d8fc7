import { z } from 'zod';

const text = z.string().min(1).max(400);
/** A text as the register has it in both languages; where it has one only, both are that. */
const bilingual = z.object({ nl: text, fr: text });
/** A code of the register with its words, null where the register does not tell them. */
const worded = z.object({ code: z.string().min(1).max(20), text: bilingual.nullable() });

/** What a register of companies knows of one, whatever the language of who asks. */
export const registeredCompany = z.object({
  /** Ten digits. */
  businessId: z.string().regex(/^\d{10}$/),
  isNaturalPerson: z.boolean(),
  /** The best one first, per language. */
  name: bilingual,
  legalForm: worded.nullable(),
  /** KBO/BCE code of the legal situation; 000 is the ordinary one. */
  situation: worded,
  /** yyyy-mm-dd */
  activeSince: z.iso.date().nullable(),
  /** Its main activity by NACE-BEL. */
  activity: worded.nullable(),
  /** Null where the register has none: natural persons have no seat, many companies none either. */
  address: z
    .object({
      /** Where there is no seat, that of a branch or of the oldest establishment. */
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

/** Nothing can be known of a company now: the register does not answer. The form goes on by hand. */
export class RegisterUnavailable extends Error {
  override readonly name = 'RegisterUnavailable';
}

/** The port behind which companies are looked up: an imported extract, or a registry that is asked over HTTP (ADR 0104). */
export type CompanyRegister = {
  /**
   * Null where the register does not have it.
   * @param businessId ten digits that pass their check
   * @throws RegisterUnavailable
   */
  readonly findCompany: (businessId: string) => Promise<RegisteredCompany | null>;
};
