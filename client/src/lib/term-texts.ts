/** The technical words of the student's pages, each explained once in plain Swedish. */
export const termTexts = {
  pace: '100 % är heltid, ungefär 40 timmar i veckan.',
  exam: 'Prövning: du visar vad du kan och får betyg utan att gå kursen.',
  apl: 'APL är arbetsplatsförlagt lärande: den del av utbildningen som du gör på en arbetsplats.',
  certificates:
    'Studieintyget visar vilka kurser du läser. Betygsutdraget visar dina betyg. De har en kod som den som får dem kan kontrollera.',
  points: 'Poäng visar hur stor en kurs är: 100 poäng är fem veckor på heltid.',
} as const;
