/** The municipality list of the specification, section 3, in its spelling. */
export const MUNICIPALITIES: readonly string[] = [
  'Botkyrka', 'Danderyd', 'Huddinge', 'Järfälla', 'KCNO', 'Lidingö', 'Norrtälje', 'Nykvarn', 'Privat kunder',
  'Salem', 'Sigtuna', 'Sollentuna', 'Solna', 'Sundbyberg', 'Södertälje', 'Täby', 'Upplands Bro',
  'Upplands Väsby', 'Vallentuna', 'Vaxholm', 'Växjö', 'Österåker',
];
