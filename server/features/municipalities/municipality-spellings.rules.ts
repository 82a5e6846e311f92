import { cleanLine } from '../../../domain/text/clean-text.js';
import { fold } from '../../platform/validation/fold.js';

/** Columns of the register that contain spellings. */
export interface SpelledMunicipality {
  name: string;
  /** Statistics Sweden's municipality code. */
  code?: string | null;
  /** 'Solna stad': its official name as huvudman. */
  authorityName?: string | null;
}

/** Other names of the specified customers, besides name and official name. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  KCNO: ['Kunskapscentrum Nordost', 'Kunskapscentrum Nordost (KCNO)', 'Komvux KCNO'],
  'Privat kunder': ['Privat kund', 'Privatkund', 'Privata kunder', 'Privatkunder', 'Privat'],
  'Upplands Bro': ['Upplands-Bro', 'UBK'],
};
/** Suffixes of the name, with or without genitive s. */
const KINDS = ['kommuns', 'kommunen', 'kommun', 'stads', 'stad', 'kn', 'kom'] as const;
const KIND_BEHIND = new RegExp(`(?:${KINDS.join('|')})$`);
const COUNTY = /[,;(/\s]+\p{L}[\p{L} ]*\s(?:län|lan)\)?\s*$/iu;
const CODE = /(?<!\d)\d{3,4}(?!\d)/;

/** Finds municipalities by every spelling of their names; of two with the same spelling the last one is found. */
export class MunicipalitySpellings {
  private readonly bySpelling = new Map<string, string>();
  private readonly byCode = new Map<string, string>();

  constructor(municipalities: readonly SpelledMunicipality[]) {
    for (const { name, code, authorityName } of municipalities) {
      for (const spelling of [authorityName, ...(ALSO_CALLED[name] ?? []), name])
        if (spelling) this.bySpelling.set(fold(spelling), name);
      if (code) this.byCode.set(code, name);
    }
  }

  /** The listed name; null for an unknown text, or if name and code contradict each other. */
  find(text: string): string | null {
    const line = cleanLine(text);
    const exact = this.byName(line);
    if (exact) return exact;
    const code = CODE.exec(line)?.[0];
    const coded = code && this.byCode.get(code.padStart(4, '0'));
    if (!coded) return null;
    const rest = fold(line.replace(CODE, ''));
    return rest === '' || rest === 'kommun' || this.byName(rest) === coded ? coded : null;
  }

  private byName(text: string): string | null {
    const key = fold(text.replace(COUNTY, ''));
    const bare = key.replace(KIND_BEHIND, '').replace(/^kommun(?:en)?(?=.)/, '');
    const found = [fold(text), key, bare, bare.replace(/s$/, '')].find((one) => this.bySpelling.has(one));
    return found === undefined ? null : this.bySpelling.get(found)!;
  }
}
