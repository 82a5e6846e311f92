import type { CourseSystem } from './course-row.js';

/** How a municipality pays for a course (domain, D11). */
export type PriceCategory = 'BASIC' | 'GENERAL' | 'CARE_AND_SALES' | 'SCIENCE' | 'NATURAL_SCIENCE' | 'SFI';

export interface Subject {
  name: string;
  price: PriceCategory;
}

/** 'PREFIX Name' lines of one price category, read as one reads them in a list. */
const subjects = (price: PriceCategory, lines: readonly string[]): [string, Subject][] =>
  lines.map((line) => {
    const space = line.indexOf(' ');
    return [line.slice(0, space), { name: line.slice(space + 1), price }];
  });

/**
 * Code prefixes of subjects: three letters in Gy11, four in Gy25. Psychology is priced as the care courses of
 * its package (domain, D11: 1 350 points of Undersköterska).
 */
const GY11 = new Map(
  [
    subjects('GENERAL', ['SVE Svenska', 'SVA Svenska som andraspråk', 'ENG Engelska', 'SAM Samhällskunskap']),
    subjects('GENERAL', [
      'HIS Historia',
      'REL Religionskunskap',
      'FÖR Företagsekonomi',
      'ENT Entreprenörskap',
    ]),
    subjects('GENERAL', ['PRR Programmering', 'WES Webbserverprogrammering', 'WEU Webbutveckling']),
    subjects('GENERAL', ['FIO Filosofi', 'GEO Geografi', 'LED Ledarskap och organisation']),
    subjects('GENERAL', ['LAT Latin – språk och kultur', 'MOD Moderna språk', 'KOS Film- och tv-kunskap']),
    subjects('GENERAL', ['DIG Digitalt skapande', 'MEP Medieproduktion', 'TEK Teknik', 'ARK Arkitektur']),
    subjects('CARE_AND_SALES', ['ADM Administration', 'INK Inköp och logistik', 'SEV Service och bemötande']),
    subjects('SCIENCE', ['MAT Matematik', 'BIO Biologi', 'KEM Kemi', 'FYS Fysik']),
    subjects('NATURAL_SCIENCE', ['NAK Naturkunskap']),
    subjects('CARE_AND_SALES', ['PSK Psykologi', 'PSY Psykiatri', 'SPC Specialpedagogik', 'HAL Hälsa']),
    subjects('CARE_AND_SALES', ['ANO Anatomi och fysiologi', 'GER Gerontologi och geriatrik']),
    subjects('CARE_AND_SALES', ['FUT Funktionsförmåga och funktionsnedsättning', 'HAO Hälso- och sjukvård']),
    subjects('CARE_AND_SALES', ['OMV Omvårdnad', 'SOA Social omsorg', 'VAD Vård och omsorg']),
    subjects('CARE_AND_SALES', ['GRU Vård och omsorg', 'VÅR Vård- och omsorgsarbete', 'MED Medicin']),
    subjects('CARE_AND_SALES', ['MÄN Människan', 'PED Pedagogik', 'PEG Pedagogiskt arbete', 'SOI Sociologi']),
  ].flat(),
);

const GY25 = new Map(
  [
    subjects('GENERAL', ['SVEN Svenska', 'SVEA Svenska som andraspråk', 'ENGE Engelska']),
    subjects('GENERAL', ['SAMH Samhällskunskap', 'HIST Historia', 'RELI Religionskunskap']),
    subjects('GENERAL', ['FOET Företagsekonomi', 'ENTR Entreprenörskap', 'PROG Programmering']),
    subjects('GENERAL', ['ENTP Entreprenörskap och företagande', 'MARK Marknadsföring', 'REDO Redovisning']),
    subjects('GENERAL', [
      'WEBS Webbserverprogrammering',
      'WEBB Webbutveckling',
      'FILS Filosofi',
      'GEOG Geografi',
    ]),
    subjects('GENERAL', ['LEDA Ledarskap och organisation', 'LATI Latin – språk och kultur', 'RETO Retorik']),
    subjects('GENERAL', [
      'INTE Internationell ekonomi',
      'INTR Internationella relationer',
      'FILM Filmkunskap',
    ]),
    subjects('GENERAL', ['DIGA Digitalt skapande', 'MEDP Medieproduktion', 'TEKI Teknik', 'ARKI Arkitektur']),
    subjects('GENERAL', ['MODY Moderna språk – nybörjare', 'MODG Moderna språk – grund']),
    subjects('GENERAL', ['MODO Moderna språk – fortsättning', 'MODF Moderna språk – fördjupning']),
    subjects('CARE_AND_SALES', ['ADMI Administration', 'LOGS Logistik', 'SERV Service och bemötande']),
    subjects('SCIENCE', ['MATE Matematik', 'MATO Matematik – fortsättning', 'MATF Matematik – fördjupning']),
    subjects('SCIENCE', ['BIOG Biologi', 'KEMI Kemi', 'FYSK Fysik']),
    subjects('NATURAL_SCIENCE', ['NATU Naturkunskap']),
    subjects('CARE_AND_SALES', ['PSYL Psykologi', 'PSYK Psykiatri', 'SPEI Specialpedagogik']),
    subjects('CARE_AND_SALES', ['HALS Hälsopedagogik']),
  ].flat(),
);

const BASIC = new Map(
  subjects('BASIC', [
    'SVE Svenska',
    'SVA Svenska som andraspråk',
    'ENG Engelska',
    'MAT Matematik',
    'SAM Samhällskunskap',
    'BIO Biologi',
    'HEM Hem- och konsumentkunskap',
  ]),
);

/** The subject of a shipped course. */
export function subjectOf(system: CourseSystem, code: string): Subject {
  const found =
    system === 'GY11'
      ? GY11.get(code.slice(0, 3))
      : system === 'GY25'
        ? GY25.get(code.slice(0, 4))
        : system === 'VUX_GRUND'
          ? BASIC.get(code.slice(3, 6))
          : system === 'SFI'
            ? { name: 'Svenska för invandrare', price: 'SFI' as const }
            : { name: 'Komvuxarbete', price: 'GENERAL' as const };
  if (!found) throw new Error(`No subject is known for ${code}`);
  return found;
}
