/** Staff's comments on students: short, factual, nothing about health. Students can read them. */
export const COMMENTS = [
  'Har varit i kontakt med en förskola i hemkommunen, väntar på svar om APL-plats.',
  'Trepartssamtal genomfört. Handledaren är nöjd, fortsätter enligt plan.',
  'Ringde men fick inget svar. Skickade sms om ny tid.',
  'Bokad för samtal på torsdag kl. 10.',
  'APL-avtalet är påskrivet av alla parter och inlagt under filer.',
  'Kom inte till introduktionsmötet. Har fått en ny tid.',
  'Önskar APL-plats nära pendeltågsstation, har inte bil.',
  'Har lämnat in alla papper inför APL.',
  'Arbetsplatsen bekräftar start på måndag.',
  'Vi gick igenom studieplanen. Läser vidare på halvfart.',
  'Ligger i fas med alla kurser.',
  'Två uppgifter saknas i kursen, ny inlämning är överenskommen.',
  'Närvarorapport från handledaren mottagen, inga frågetecken.',
  'Byter APL-plats efter önskemål. Ny handledare kontaktad.',
  'Har frågat om att läsa på distans under våren. Återkommer när schemat är klart.',
  'Klar med första APL-perioden. Handledarens omdöme är inlagt.',
  'Påminde om att anmäla sig till nationellt prov.',
  'Har fått besked om plats på vårdboendet från och med nästa period.',
  'Uppföljning: arbetsbelastningen känns rimlig.',
  'Möte med studie- och yrkesvägledare bokat inför nästa termin.',
  'Vill byta från Svenska som andraspråk till Svenska. Hänvisad till studie- och yrkesvägledare.',
  'Har hämtat kursmaterialet.',
  'Vi har kommit överens om en avstämning varannan vecka.',
  'Handledaren föreslår att perioden förlängs med en vecka. OK från skolan.',
  'Frånvarande vid APL-start, arbetsplatsen har hört av sig. Uppföljning i morgon.',
  'Allt klart inför praktiken: avtal, arbetskläder och schema.',
  'Har mailat länken till handledarutbildningen till arbetsplatsen.',
  'Tackade nej till den erbjudna platsen, för lång resväg. Vi söker vidare.',
  'Muntligt prov genomfört, resultatet meddelas nästa vecka.',
  'Studietakten ökad till 75 % från och med nästa kursstart.',
];

/** How an entry read before it was edited: the beginning of someone's thought. */
export const FIRST_DRAFTS = [
  'Pratade med eleven i dag.',
  'Återkommer med mer information.',
  'Samtal bokat.',
  'Väntar på besked.',
];

/** Entries that were deleted: written on the wrong student, or twice. */
export const DELETED = [
  'Skrivet på fel elev.',
  'Dubblett av anteckningen ovan.',
  'Test av kommentarsfältet.',
];

/** Tasks on administrators' and teachers' to-do lists. */
export const TASKS: Readonly<Record<string, readonly string[]>> = {
  'teacher@demo.se': [
    'Ring vårdboendet om två APL-platser i januari',
    'Rätta inlämning 3 i Hälso- och sjukvård 1',
    'Boka trepartssamtal för gruppen i Omvårdnad 1',
  ],
  'admin@demo.se': ['Sätt lärare på Matematik nivå 2b', 'Skicka kallelser till vårens kursstarter'],
  'student@demo.se': ['Lämna in reflektionen om APL', 'Fråga om nationella provet'],
};
