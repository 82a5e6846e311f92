import { MUNICIPALITIES } from '../../reference-data/municipalities.js';
import { MunicipalitySpellings } from './municipality-spellings.rules.js';

const spellings = new MunicipalitySpellings(
  MUNICIPALITIES.map(({ name, code, authority_name: authorityName }) => ({ name, code, authorityName })),
);

const NAMED = MUNICIPALITIES.filter(({ kind }) => kind === 'MUNICIPALITY');

it.each(NAMED)('$name is found by its official name, genitive and code, and in capitals', (one) => {
  const { name, code, authority_name: official } = one;
  const genitive = /[sxz]$/.test(name) ? name : `${name}s`;
  const written = [
    ...[name, official!, code!, code!.replace(/^0/, ''), name.toUpperCase(), name.toLowerCase()],
    ...[`${name} kommun`, `${genitive} kommun`, `${name} kn`, `${genitive} kommun, Stockholms län`],
    ...[`${name} stad`, `${genitive} stad`, `${name} k:n`, `${name}s kommuns`, `${code} ${name}`],
    ...[`${official} (${code})`, `${genitive} Kommun`, ` ${name}\u00a0kommun\u200b`, `Kommun: ${name}`],
    ...[name.replace(' ', '-'), name.replace(' ', ''), name.normalize('NFD'), `${name} (Stockholms län)`],
  ];
  expect(written.map((text) => `${text}: ${spellings.find(text)}`)).toEqual(
    written.map((text) => `${text}: ${name}`),
  );
});

it.each([
  ['Solna stad', 'Solna'],
  ['Lidingö stad', 'Lidingö'],
  ['Danderyds kommun', 'Danderyd'],
  ['Botkyrka kn', 'Botkyrka'],
  ['Upplands-Bro kommun', 'Upplands Bro'],
  ['Sundbybergs stad', 'Sundbyberg'],
  ['Vaxholms stad', 'Vaxholm'],
  ['Salems kommun', 'Salem'],
  ['Österåkers kommun', 'Österåker'],
  ['Osterakers kommun', 'Österåker'],
  ['Kunskapscentrum Nordost', 'KCNO'],
  ['kcno', 'KCNO'],
  ['Privatkund', 'Privat kunder'],
])('%s is recognised as %s', (text, name) => expect(spellings.find(text)).toBe(name));

it.each([
  '',
  'kommun',
  'stad',
  'Stockholms stad',
  'Solnaa',
  '0184 Danderyd',
  '0180',
  'Bro',
  'Sala kommun',
  'län',
  's',
])('%j matches no municipality', (text) => expect(spellings.find(text)).toBeNull());
