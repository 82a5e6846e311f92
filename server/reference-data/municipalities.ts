/** A customer of the school: a municipality, several together, or people who pay for themselves. */
export interface MunicipalityRow {
  name: string;
  /** Statistics Sweden's municipality code; null where there is none. */
  code: string | null;
  kind: 'MUNICIPALITY' | 'COOPERATION' | 'PRIVATE';
  /** Name as huvudman in documents; null for customers that are not one. */
  authority_name: string | null;
}

/**
 * The 22 names of the specification, section 3, spelled as there. KCNO is a cooperation of some of the
 * others (Danderyd, Täby, Vallentuna, Vaxholm, Österåker): its figures and theirs must never be added.
 */
export const MUNICIPALITIES: readonly MunicipalityRow[] = [
  { name: 'Botkyrka', code: '0127', kind: 'MUNICIPALITY', authority_name: 'Botkyrka kommun' },
  { name: 'Danderyd', code: '0162', kind: 'MUNICIPALITY', authority_name: 'Danderyds kommun' },
  { name: 'Huddinge', code: '0126', kind: 'MUNICIPALITY', authority_name: 'Huddinge kommun' },
  { name: 'Järfälla', code: '0123', kind: 'MUNICIPALITY', authority_name: 'Järfälla kommun' },
  { name: 'KCNO', code: null, kind: 'COOPERATION', authority_name: null },
  { name: 'Lidingö', code: '0186', kind: 'MUNICIPALITY', authority_name: 'Lidingö stad' },
  { name: 'Norrtälje', code: '0188', kind: 'MUNICIPALITY', authority_name: 'Norrtälje kommun' },
  { name: 'Nykvarn', code: '0140', kind: 'MUNICIPALITY', authority_name: 'Nykvarns kommun' },
  { name: 'Privat kunder', code: null, kind: 'PRIVATE', authority_name: null },
  { name: 'Salem', code: '0128', kind: 'MUNICIPALITY', authority_name: 'Salems kommun' },
  { name: 'Sigtuna', code: '0191', kind: 'MUNICIPALITY', authority_name: 'Sigtuna kommun' },
  { name: 'Sollentuna', code: '0163', kind: 'MUNICIPALITY', authority_name: 'Sollentuna kommun' },
  { name: 'Solna', code: '0184', kind: 'MUNICIPALITY', authority_name: 'Solna stad' },
  { name: 'Sundbyberg', code: '0183', kind: 'MUNICIPALITY', authority_name: 'Sundbybergs stad' },
  { name: 'Södertälje', code: '0181', kind: 'MUNICIPALITY', authority_name: 'Södertälje kommun' },
  { name: 'Täby', code: '0160', kind: 'MUNICIPALITY', authority_name: 'Täby kommun' },
  // The official name has a hyphen (Upplands-Bro); the specification's label has none.
  { name: 'Upplands Bro', code: '0139', kind: 'MUNICIPALITY', authority_name: 'Upplands-Bro kommun' },
  { name: 'Upplands Väsby', code: '0114', kind: 'MUNICIPALITY', authority_name: 'Upplands Väsby kommun' },
  { name: 'Vallentuna', code: '0115', kind: 'MUNICIPALITY', authority_name: 'Vallentuna kommun' },
  { name: 'Vaxholm', code: '0187', kind: 'MUNICIPALITY', authority_name: 'Vaxholms stad' },
  { name: 'Växjö', code: '0780', kind: 'MUNICIPALITY', authority_name: 'Växjö kommun' },
  { name: 'Österåker', code: '0117', kind: 'MUNICIPALITY', authority_name: 'Österåkers kommun' },
];
