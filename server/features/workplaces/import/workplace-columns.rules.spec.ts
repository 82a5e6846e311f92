import { workplaceImportFieldLabels } from '../../../../domain/labels/workplace-import.js';
import type { WorkplaceImportField } from '../../../platform/graphql/generated.js';
import { openSheet } from '../../imports/sheets/opened-sheet.rules.js';
import { WORKPLACE_HEADINGS, workplaceColumnsOf } from './workplace-columns.rules.js';

const fieldsOf = (rows: string[][]) => {
  const sheet = { name: '', rows: rows.map((cells, index) => ({ row: index + 1, cells })) };
  const opened = openSheet(sheet, WORKPLACE_HEADINGS);
  return workplaceColumnsOf(opened, ['Täby', 'Upplands Väsby']).map(({ field, doubt }) => [
    field,
    Boolean(doubt),
  ]);
};

describe('the columns of a workplace list', () => {
  it('are those in the template and the exported list', () => {
    const labels = Object.entries(workplaceImportFieldLabels) as [WorkplaceImportField, string][];
    const header = labels.map(([, label]) => label);
    const fields = fieldsOf([header, header.map(() => 'x')]);
    expect(fields).toEqual(labels.map(([field]) => [field, false]));
  });

  it('are guessed from unambiguous contents, for the user to confirm', () => {
    expect(
      fieldsOf([
        ['Företag', 'A', 'B', 'C', 'D', 'Anställda'],
        ['Björken', '212000-0142', '183 30', 'Vård och omsorg; Industri', 'Täby kommun', '212000-0142'],
      ]),
    ).toEqual([
      ['NAME', false],
      ['ORGANISATION_NUMBER', true],
      ['POSTAL_CODE', true],
      ['BRANCHES', true],
      ['MUNICIPALITY', true],
      [null, false],
    ]);
  });

  it('have no headings when the first row is a workplace', () => {
    expect(fieldsOf([['Björken', '212000-0142']])).toEqual([
      [null, false],
      ['ORGANISATION_NUMBER', true],
    ]);
  });
});
