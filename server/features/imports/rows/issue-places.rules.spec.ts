import { columnsByField, type RowIssue } from '../reading/row.input.js';
import type { ImportField } from '../../../platform/graphql/generated.js';
import { columnLetters, withPlaces } from './issue-places.rules.js';

const columnsOf = (...fields: (ImportField | null)[]) =>
  columnsByField(fields.map((field, index) => ({ index, field, header: `Rubrik ${index + 1}` })));

function placed(issue: Partial<RowIssue>, ...fields: (ImportField | null)[]) {
  const whole = { column: null, value: null, warning: false, message: 'Namn saknas.', ...issue };
  return withPlaces([whole], columnsOf(...fields), { row: 7, cells: [null, ' ', 'x'] })[0]!;
}

describe('the location of an issue', () => {
  it('is the column and row of its cell', () => {
    expect(placed({ field: 'NAME', place: 'CELL' }, 'EMAIL', 'NAME')).toEqual({
      column: 'Rubrik 2',
      value: ' ',
      message: 'Namn saknas (kolumn B ”Rubrik 2”, rad 7).',
      warning: false,
      field: 'NAME',
    });
  });

  it('is both columns for a name in two parts', () => {
    const { message } = placed({ field: 'NAME', place: 'CELL' }, 'LAST_NAME', null, 'FIRST_NAME');
    expect(message).toBe('Namn saknas (kolumnerna C ”Rubrik 3” och A ”Rubrik 1”, rad 7).');
  });

  it('says so when no column is read as a name', () => {
    const issue = placed({ field: 'NAME', place: 'CELL' }, 'EMAIL');
    expect(issue).toMatchObject({
      column: null,
      message: 'Namn saknas (ingen kolumn läses som namn, rad 7).',
    });
  });

  it('omits the row when the message already lists the rows', () => {
    const message = 'Samma personnummer på rad 2 och 3.';
    expect(placed({ field: 'PERSONAL_NUMBER', message, place: 'COLUMN' }, 'PERSONAL_NUMBER').message).toBe(
      'Samma personnummer på rad 2 och 3 (kolumn A ”Rubrik 1”).',
    );
  });

  it('is left out of a message that does not ask for it, but keeps its column', () => {
    expect(placed({ field: 'TEACHER', message: 'Lärare okänd.' }, null, null, 'TEACHER')).toMatchObject({
      column: 'Rubrik 3',
      value: 'x',
      message: 'Lärare okänd.',
    });
  });
});

describe('column letters', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [49, 'AX'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('for index %d are %s', (index, letters) => expect(columnLetters(index)).toBe(letters));
});
