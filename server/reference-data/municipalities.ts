/** A customer of the school: a municipality, several together, or people who pay for themselves. */
export interface MunicipalityRow {
  name: string;
  /** Statistics Sweden's municipality code; null where there is none. */
  code: string | null;
  kind: 'MUNICIPALITY' | 'COOPERATION' | 'PRIVATE';
}

/**
 * The 22 names of the specification, section 3, spelled as there. KCNO is a cooperation of some of the
 * others (Danderyd, Täby, Vallentuna, Vaxholm, Österåker): its figures and theirs must never be added.
 */
export const MUNICIPALITIES: readonly MunicipalityRow[] = [
  { name: 'Botkyrka', code: '0127', kind: 'MUNICIPALITY' },
  { name: 'Danderyd', code: '0162', kind: 'MUNICIPALITY' },
  { name: 'Huddinge', code: '0126', kind: 'MUNICIPALITY' },
  { name: 'Järfälla', code: '0123', kind: 'MUNICIPALITY' },
  { name: 'KCNO', code: null, kind: 'COOPERATION' },
  { name: 'Lidingö', code: '0186', kind: 'MUNICIPALITY' },
  { name: 'Norrtälje', code: '0188', kind: 'MUNICIPALITY' },
  { name: 'Nykvarn', code: '0140', kind: 'MUNICIPALITY' },
  { name: 'Privat kunder', code: null, kind: 'PRIVATE' },
  { name: 'Salem', code: '0128', kind: 'MUNICIPALITY' },
  { name: 'Sigtuna', code: '0191', kind: 'MUNICIPALITY' },
  { name: 'Sollentuna', code: '0163', kind: 'MUNICIPALITY' },
  { name: 'Solna', code: '0184', kind: 'MUNICIPALITY' },
  { name: 'Sundbyberg', code: '0183', kind: 'MUNICIPALITY' },
  { name: 'Södertälje', code: '0181', kind: 'MUNICIPALITY' },
  { name: 'Täby', code: '0160', kind: 'MUNICIPALITY' },
  // The official name has a hyphen (Upplands-Bro); the specification's label has none.
  { name: 'Upplands Bro', code: '0139', kind: 'MUNICIPALITY' },
  { name: 'Upplands Väsby', code: '0114', kind: 'MUNICIPALITY' },
  { name: 'Vallentuna', code: '0115', kind: 'MUNICIPALITY' },
  { name: 'Vaxholm', code: '0187', kind: 'MUNICIPALITY' },
  { name: 'Växjö', code: '0780', kind: 'MUNICIPALITY' },
  { name: 'Österåker', code: '0117', kind: 'MUNICIPALITY' },
];
