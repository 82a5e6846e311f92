import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isEnumType } from 'graphql';
import ts from 'typescript';

/** Labels of schema enum values written outside domain/. */
export interface StrayLabels {
  /** Path and line, in the format of editors. */
  at: string;
  /** Enums that contain all keys. */
  enums: string[];
}

const ROOT = join(import.meta.dirname, '../..');
const ENUMS = Object.values(buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8')).getTypeMap())
  .filter(isEnumType)
  .filter(({ name }) => !name.startsWith('__'))
  .map((type) => ({ name: type.name, values: new Set(type.getValues().map((value) => value.name)) }));

/** Letters and punctuation; excludes names of columns, classes and paths. */
const PROSE = /^[\p{L}\d][\p{L}\d ,.:;–+%’‘()/-]*$/u;
/** Distinguishes labels from codes: an initial capital, a space, or a Swedish letter. */
const SPOKEN = /^\p{Lu}|\p{L} \p{L}|[åäöÅÄÖ]/u;
const CODE = /^[A-Z][A-Z_]*$/;

/** All label tables in the files of a folder. */
export function strayLabels(folder: string): StrayLabels[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(spec|test)\.tsx?$|generated\.ts$|^graphql\//.test(name))
    .flatMap((name) => strayLabelsIn(`${folder}/${name}`, readFileSync(join(ROOT, folder, name), 'utf8')));
}

/** Label tables of one text: objects by value, and option lists. */
export function strayLabelsIn(file: string, text: string): StrayLabels[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: StrayLabels[] = [];
  const visit = (node: ts.Node): void => {
    const words = ts.isObjectLiteralExpression(node)
      ? tableOf(node)
      : ts.isArrayLiteralExpression(node)
        ? optionsOf(node)
        : null;
    const enums = words ? enumsWith(words) : [];
    if (enums.length > 0) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ at: `${file}:${line + 1}`, enums });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

type Words = { key: string; value: ts.Expression | undefined }[];

function enumsWith(words: Words): string[] {
  const said = words.filter(({ value }) => value && isSpoken(value));
  if (words.length < 2 || said.length < 2) return [];
  return ENUMS.filter(({ values }) => words.every(({ key }) => values.has(key))).map(({ name }) => name);
}

/** `{ ACTIVE: 'Aktiv', ENDED: 'Avslutad' }`, or with objects that contain the labels. */
function tableOf(node: ts.ObjectLiteralExpression): Words | null {
  const words = node.properties.map((property) => ({
    key: property.name && !ts.isComputedPropertyName(property.name) ? property.name.text : '',
    value: ts.isPropertyAssignment(property) ? property.initializer : undefined,
  }));
  return words.every(({ key }) => key !== '') ? words : null;
}

/**
 * `[{ value: 'ACTIVE', label: 'Aktiv' }, { value: 'ENDED', label: 'Avslutad' }]`, or pairs of value and
 * label.
 */
function optionsOf(node: ts.ArrayLiteralExpression): Words | null {
  const words = node.elements.map((element) => {
    const parts = ts.isArrayLiteralExpression(element)
      ? [...element.elements]
      : ts.isObjectLiteralExpression(element)
        ? element.properties.filter(ts.isPropertyAssignment).map(({ initializer }) => initializer)
        : [];
    const [key, value] = parts;
    return { key: key && ts.isStringLiteralLike(key) ? key.text : '', value };
  });
  return words.every(({ key }) => key !== '') ? words : null;
}

function isSpoken(value: ts.Expression): boolean {
  if (ts.isStringLiteralLike(value)) {
    return PROSE.test(value.text) && SPOKEN.test(value.text) && !CODE.test(value.text);
  }
  if (!ts.isObjectLiteralExpression(value)) return false;
  return value.properties.some(
    (property) => ts.isPropertyAssignment(property) && isSpoken(property.initializer),
  );
}
