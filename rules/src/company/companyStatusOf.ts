/** `stopped`: ended or winding up. */
export type CompanyStatus = 'active' | 'stopped' | 'bankrupt';

/**
 * Meaning of a legal situation (KBO/BCE, JuridicalSituation). Court reorganisations (030 to 047) and unknown codes
 * count as active.
 * @param situation 000 ordinary, 012 dissolved, 050 bankruptcy opened
 */
export function companyStatusOf(situation: string): CompanyStatus {
  if (situation >= '048' && situation <= '053') return 'bankrupt';
  return situation === '006' || (situation >= '010' && situation <= '029') ? 'stopped' : 'active';
}
