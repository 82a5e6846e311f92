import { counted } from '../numbers.js';

/** The languages of an agreement. */
export type AgreementLanguage = 'SV' | 'EN';

/** The general text of an agreement. */
export interface AgreementText {
  intro: string;
  heading: string;
  terms: readonly string[];
}

/**
 * The general text of agreements, on paper and on screen alike. Each version stores the text with which it was made, so
 * a change here applies to later versions alone.
 */
export const agreementTexts: Readonly<Record<AgreementLanguage, AgreementText>> = {
  SV: {
    intro:
      'Överenskommelsen gäller arbetsplatsförlagt lärande (APL): en del av utbildningen som genomförs på en arbetsplats under handledning. Skolan ansvarar för APL och sätter betygen.',
    heading: 'Parterna är överens om att',
    terms: [
      'arbetsplatsen ger eleven handledning, en säker arbetsmiljö och uppgifter som hör till utbildningens mål,',
      'eleven följer arbetsplatsens regler och tystnadsplikt och anmäler frånvaro till både arbetsplatsen och skolan,',
      'skolan följer upp APL, har kontakt med handledaren och svarar för elevens försäkring under APL,',
      'skador som eleven råkar ut för eller orsakar under APL anmäls genast till skolan; skolans försäkring och skadeståndslagen avgör vem som ersätter dem,',
      'överenskommelsen upphör när perioden är slut, och dessförinnan om eleven avbryter utbildningen eller om skolan eller arbetsplatsen avslutar den efter samtal med eleven.',
    ],
  },
  EN: {
    intro:
      'This agreement concerns workplace-based learning (APL): a part of the education that takes place at work under supervision. The school is responsible for it and sets the grades.',
    heading: 'The parties agree that',
    terms: [
      'the workplace gives the student supervision, a safe working environment and tasks that belong to the goals of the education,',
      'the student follows the rules and the confidentiality of the workplace and reports absence to both workplace and school,',
      'the school follows up, keeps in contact with the supervisor and insures the student during the placement,',
      'injuries and damage that the student suffers or causes during the placement are reported to the school at once; the insurance of the school and the law on damages decide who pays for them,',
      'the agreement ends with the period, and earlier if the student leaves the education or if school or workplace end it after a talk with the student.',
    ],
  },
};

/** '40 timmar i veckan, 120 timmar totalt' */
export const agreedHours: Readonly<Record<AgreementLanguage, (perWeek: number, all: number) => string>> = {
  SV: (perWeek, all) =>
    `${counted(perWeek, 'timme', 'timmar')} i veckan, ${counted(all, 'timme', 'timmar')} totalt`,
  EN: (perWeek, all) =>
    `${counted(perWeek, 'hour', 'hours')} a week, ${counted(all, 'hour', 'hours')} in all`,
};
