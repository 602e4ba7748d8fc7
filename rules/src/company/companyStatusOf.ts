/** Whether one may do business with a company: it goes on, it has ended or is being wound up, or it is bankrupt. */
export type CompanyStatus = 'active' | 'stopped' | 'bankrupt';

/**
 * What the register's code of a legal situation (KBO/BCE, JuridicalSituation) means for who wants to sell to the company.
 * A reorganisation under a court (030 to 047) goes on trading; a code that is not known is left to the people who read its
 * words.
 *
 * @param situation three digits, such as 000 (ordinary), 012 (dissolved, being wound up), 050 (bankruptcy opened)
 */
export function companyStatusOf(situation: string): CompanyStatus {
  if (situation >= '048' && situation <= '053') return 'bankrupt';
  return situation === '006' || (situation >= '010' && situation <= '029') ? 'stopped' : 'active';
}
