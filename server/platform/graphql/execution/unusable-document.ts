import { badField, type AppError } from '../../errors/app-error.js';

/**
 * Refusal of a document that doesn't parse or validate, the same over HTTP and websockets. Explains the error
 * in Swedish without repeating sent values, which may be passwords (security, T37).
 */
export function unusableDocument(message: string): AppError {
  return badField('query', 'FORMAT', `Frågan kan inte användas: ${inSwedish(message)}`);
}

/** Messages of parser and validation, with the schema names they contain; `$1` is the first one. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^Syntax Error: .*<EOF>/, 'den slutar för tidigt.'],
  [/^Syntax Error: Expected Name\b/, 'ett namn saknas.'],
  [/^Syntax Error: Unterminated string/, 'en text saknar sitt avslutande citattecken.'],
  [/^Syntax Error: .*contains more tha[nt] \d+/, 'den är för stor.'],
  [/^Syntax Error/, 'den är felskriven.'],
  [/^Cannot query field "(\w+)" on type "(\w+)"/, 'fältet "$1" finns inte på typen "$2".'],
  [/^Unknown argument "(\w+)" on field "([\w.]+)"/, 'fältet "$2" har inget argument "$1".'],
  [/^Unknown argument "(\w+)" on directive "(@\w+)"/, 'direktivet "$2" har inget argument "$1".'],
  [/^Unknown directive "(@\w+)"/, 'direktivet "$1" finns inte.'],
  [/^Directive "(@\w+)" may not be used/, 'direktivet "$1" kan inte stå där.'],
  [/^The directive "(@\w+)" can only be used once/, 'direktivet "$1" står två gånger på samma ställe.'],
  [/^Unknown fragment "(\w+)"/, 'fragmentet "$1" finns inte.'],
  [/^Unknown type "(\w+)"/, 'typen "$1" finns inte.'],
  [/^Unknown operation named/, 'operationen i operationName finns inte.'],
  [/^Must provide operation name/, 'den har flera operationer: ange en i operationName.'],
  [/^Must provide (an|query) /, 'den har ingen operation.'],
  [/^This anonymous operation must be the only/, 'en operation utan namn måste stå ensam.'],
  [/^Maximum introspection depth exceeded/, 'den frågar för djupt om schemat.'],
  [/^Cannot spread fragment "(\w+)" within itself/, 'fragmentet "$1" innehåller sig självt.'],
  [/^Variable "(\$\w+)" is not defined/, 'variabeln "$1" är inte deklarerad.'],
  [/^Variable "(\$\w+)" is never used/, 'variabeln "$1" används inte.'],
  [/^Fragment "(\w+)" is never used/, 'fragmentet "$1" används inte.'],
  [/^Fields "([\w.]+)" conflict/, 'fälten "$1" står i strid med varandra: ge dem olika alias.'],
  [/^Fragment "(\w+)" cannot be spread here/, 'fragmentet "$1" kan inte stå där.'],
  [/^Fragment .*cannot (be spread|condition)/, 'ett fragment kan inte stå där.'],
  [
    /^Field "([\w.]+)" argument "(\w+)" of type "([^"]+)" is required/,
    'argumentet "$2" ($3) till fältet "$1" saknas.',
  ],
  [
    /^Directive "(@\w+)" argument "(\w+)" of type "([^"]+)" is required/,
    'argumentet "$2" ($3) till direktivet "$1" saknas.',
  ],
  [/^Field "(\w+)" must not have a selection/, 'fältet "$1" har inga underfält.'],
  [/^Field "(\w+)" of type "([^"]+)" must have/, 'välj underfält till fältet "$1" ($2).'],
  [/^Field "([\w.]+)" of required type "([^"]+)" was not provided/, 'fältet "$1" ($2) saknas.'],
  [/^Field "(\w+)" is not defined by type "(\w+)"/, 'indata av typen "$2" har inget fält "$1".'],
  [/^(?:Enum|Value).*"(\w+)" enum/, 'ett värde finns inte i uppräkningen "$1".'],
  [/^Expected value of type "([^"]+)"/, 'ett värde ska vara av typen "$1".'],
  [/^(\w+) cannot represent/, 'ett värde ska vara av typen "$1".'],
  [/^There can be only one (?:\w+ )*named "([@$]?\w+)"/, '"$1" förekommer två gånger.'],
  [/^Variable "(\$\w+)" cannot be non-input type "([^"]+)"/, 'variabeln "$1" kan inte vara av typen "$2".'],
  [
    /^Variable "(\$\w+)" of type "([^"]+)" used in position expecting type "([^"]+)"/,
    'variabeln "$1" är av typen "$2" men ska vara "$3".',
  ],
  [/^(Anonymous )?Subscription /, 'en prenumeration får bara ha ett fält.'],
  [/definition is not executable/, 'den får bara innehålla operationer och fragment.'],
  [/^Too many validation errors/, 'den har för många fel.'],
  [/persistedQuery|PersistedQuery/, 'sparade frågor används inte här.'],
];

function inSwedish(message: string): string {
  for (const [pattern, sentence] of SENTENCES) {
    const found = pattern.exec(message);
    if (found) return sentence.replace(/\$(\d)/g, (_match, number: string) => found[Number(number)] ?? '');
  }
  return 'den följer inte kontraktet.';
}
