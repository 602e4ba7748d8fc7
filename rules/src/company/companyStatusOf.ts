/** Active, ended or winding up, or bankrupt. */
export type CompanyStatus = 'active' | 'stopped' | 'bankrupt';

/**
 * Meaning of a legal situation code of the register (KBO/BCE, JuridicalSituation). Court reorganisations (030 to
 * 047) and unknown codes count as active.
 * @param situation three digits: 000 ordinary, 012 dissolved, 050 bankruptcy opened
 */
export function companyStatusOf(situation: string): CompanyStatus {
  if (situation >= '048' && situation <= '053') return 'bankrupt';
  return situation === '006' || (situation >= '010' && situation <= '029') ? 'stopped' : 'active';
}
