import { statusLabels, labelsOf } from '../document-labels.mapper.js';
import { numberHeader } from './attendance-list.document.js';
import { block, personalNumberCell, type SheetMaker } from './draft.document.js';
import { factsOfList, listWarnings, readInstance, readParticipants } from './facts/instance.queries.js';

/** Elevlista: participants of a course instance with contact data; for protected identities only the name. */
export const studentList: SheetMaker = async (db, wish) => {
  const instance = await readInstance(db, wish.subjectId);
  if (!instance) return null;
  const labels = labelsOf(wish.language);
  const rows = await readParticipants(db, instance.id, ['ADMITTED', 'ACTIVE', 'PAUSED', 'COMPLETED']);
  const numbered = wish.personalNumber !== 'NONE';
  return {
    subject: instance.name,
    studentId: null,
    listedStudentIds: rows.map(({ studentId }) => studentId),
    courseInstanceId: instance.id,
    signed: false,
    warnings: listWarnings(rows),
    problem: rows.length === 0 ? { path: 'subjectId', message: 'Kurstillfället har inga elever.' } : null,
    blocks: [
      block({
        facts: [...factsOfList(instance, wish), { label: labels.students, value: String(rows.length) }],
      }),
      block({
        table: {
          caption: labels.students,
          columns: [
            { header: labels.name, share: 2.6, numeric: false },
            ...(numbered ? [{ header: numberHeader(wish), share: 1.9, numeric: false }] : []),
            { header: labels.email, share: 3, numeric: false },
            { header: labels.phone, share: 1.8, numeric: false },
            { header: labels.status, share: 1.4, numeric: false },
          ],
          rows: rows.map(({ name, personalNumber, email, phone, isProtected, status }) => [
            name,
            ...(numbered ? [isProtected ? '' : personalNumberCell(wish.personalNumber, personalNumber)] : []),
            ...(isProtected ? ['', ''] : [email ?? '', phone ?? '']),
            statusLabels(wish.language)[status],
          ]),
        },
      }),
    ],
  };
};
