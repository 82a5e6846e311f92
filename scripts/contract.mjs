/**
 * The contract as its parts say it. Four things follow from a rule and are not written there: a root field that is
 * marked `@input(is: "…")` takes what stands as its arguments in one input of its own, `VerbNounInput`, and with
 * `pages: 200` what a page is asked with, at most so many rows; what a list is sorted by (`enum NounSortField`)
 * brings `input NounSort`; and a value of an enum that is its Swedish word is described by that (`domain/labels/`).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse } from 'graphql';
import { filesUnder, ROOT } from './project.mjs';

export const contractParts = () =>
  filesUnder(['server']).filter((path) => path.endsWith('.graphql') && !path.endsWith('.rest.graphql'));

/** For the code generator: the whole contract. */
export default () => parse(contractParts().map(contractPart).join('\n\n'));

/** A part with all that it brings. */
export function contractPart(path) {
  const text = readFileSync(join(ROOT, path), 'utf8').trim();
  const edits = parse(text).definitions.flatMap((definition) => {
    if (definition.kind === Kind.OBJECT_TYPE_EXTENSION) return inputEdits(definition, text, path);
    if (definition.kind === Kind.ENUM_TYPE_DEFINITION)
      return [...sortEdits(definition), ...wordEdits(definition, path)];
    return [];
  });
  return edits
    .sort((one, other) => other.from - one.from)
    .reduce((done, { from, to, by }) => done.slice(0, from) + by + done.slice(to), text);
}

function inputEdits(root, text, path) {
  const marked = root.fields.filter((field) => markOf(field));
  if (marked.length === 0) return [];
  const made = marked.map((field) => ownInput(field, { text, path, root: root.name.value }));
  const before = { from: root.loc.start, to: root.loc.start, by: made.map(({ input }) => input).join('') };
  return [before, ...made.map(({ edit }) => edit)];
}

const markOf = (field) => field.directives.find(({ name }) => name.value === 'input');

/** The input of a root field, and the field with that for its arguments. A question without a condition needs none. */
function ownInput(field, { text, path, root }) {
  const sliceOf = ({ loc }) => text.slice(loc.start, loc.end);
  const indented = (lines, by) => lines.replace(/^ */gm, by);
  const { arguments: fields, name, type, directives } = field;
  const is = markOf(field).arguments.find((one) => one.name.value === 'is');
  if (!is || fields.length === 0)
    throw new Error(`${path}: ${name.value} says @input: it needs arguments and a sentence (is: "…")`);
  if (type.type?.name?.value.endsWith('Page') && fields.some((one) => one.name.value === 'first'))
    throw new Error(
      `${path}: ${name.value} answers a page: write pages: 200 in its @input for what it is asked with`,
    );
  const inputName = `${name.value[0].toUpperCase()}${name.value.slice(1)}Input`;
  const isNeeded = root === 'Mutation' || fields.some((one) => one.type.kind === Kind.NON_NULL_TYPE);
  const written = fields.map((one) => {
    const rest = text.slice(one.name.loc.start, one.loc.end);
    return indented(one.description ? `${sliceOf(one.description)}\n${rest}` : rest, '  ');
  });
  written.push(...pagesOf(field, text).map((line) => indented(line, '  ')));
  const sentence = sliceOf(is.value);
  const others = directives.filter((one) => one !== markOf(field)).map(sliceOf);
  return {
    input: `${indented(sentence, '')}\ninput ${inputName} {\n${written.join('\n')}\n}\n\n`,
    edit: {
      from: name.loc.start,
      to: field.loc.end,
      by: [
        `${name.value}(`,
        indented(sentence, '    '),
        `    input: ${inputName}${isNeeded ? '!' : ''}`,
        `  ): ${[sliceOf(type), ...others].join(' ')}`,
      ].join('\n'),
    },
  };
}

/** How a list is asked for page by page: as many as it says, by number where it counts them, and by cursor where it has one. */
function pagesOf(field, text) {
  const said = (name) => markOf(field).arguments.find((one) => one.name.value === name)?.value.value;
  if (!said('pages')) return [];
  const answer = text.match(new RegExp(`^type ${field.type.type?.name?.value} \\{(.*?)^\\}`, 'ms'))?.[1];
  if (!answer)
    throw new Error(
      `${field.name.value}: the page that it answers stands in the same part and is never null`,
    );
  const isSorted = field.arguments.some(({ name }) => name.value === 'sort');
  const cursor = `The \`nextCursor\` of the page before${isSorted ? ', with the same sorting' : ''}.`;
  return [
    `"1 to ${said('pages')}; ${said('usual') ?? 50} unless given."\nfirst: Int`,
    ...(/^ {2}total(Count)?:/m.test(answer) ? ['"From 1; 1 unless given."\npage: Int'] : []),
    ...(/^ {2}nextCursor/m.test(answer) ? [`"${cursor}"\nafter: String`] : []),
  ];
}

const labels = filesUnder(['domain/labels'])
  .filter((path) => !path.endsWith('.spec.ts'))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n');

/** The words of an enum, by its values. */
function wordsOf(name) {
  const [, table = ''] =
    labels.match(new RegExp(`\\w+Labels: [^=;]*\\b${name}\\b[^=;]*= \\{(.*?)\\n\\}`, 's')) ?? [];
  return Object.fromEntries(
    [...table.matchAll(/^ {2}(\w+): '(.*)',$/gm)].map(([, value, word]) => [value, word]),
  );
}

/** What a value is that has no sentence: its word. */
function wordEdits({ name, values }, path) {
  const bare = values.filter(({ description }) => !description);
  const words = bare.length > 0 ? wordsOf(name.value) : {};
  return bare.map(({ name: { value }, loc }) => {
    if (!words[value])
      throw new Error(`${path}: ${name.value}.${value} needs a sentence, or a word in domain/labels`);
    return { from: loc.start, to: loc.start, by: `${JSON.stringify(words[value])}\n  ` };
  });
}

/** How a list is ordered, from what it can be sorted by. */
function sortEdits({ name, loc }) {
  const [, list] = /^(\w+)SortField$/.exec(name.value) ?? [];
  if (!list) return [];
  const by = `

"A column of \`${name.value}\`, and which way."
input ${list}Sort {
  "What to sort by."
  field: ${name.value}!
  "Ascending or descending; rows without a value come last either way."
  direction: SortDirection!
}`;
  return [{ from: loc.end, to: loc.end, by }];
}
