import type { Queryable } from '../../../platform/database/database.js';
import type { Read, Row } from '../../../platform/database/rows.js';
import { feeExemptReason } from '../../exams/terms/exam-fee.queries.js';
import type { EquivalentCourse, SheetFact } from '../../../platform/graphql/generated.js';
import type { SchoolSettingsRow } from '../../school-settings/school-settings.service.js';
import { longDate, labelsOf } from '../document-labels.mapper.js';
import { authorityOn } from './facts/authority.queries.js';
import { paperCode } from './facts/course-code.mapper.js';
import { block, type Draft, type SheetMaker, type Wish } from './draft.document.js';
import { equivalentsOf } from '../../catalogue/courses/course-equivalents.queries.js';
import { factsOf, readHolders, aboutHolder, type Holder } from './facts/holder.queries.js';

interface Summons extends Read<'exam', 'studentId' | 'address'> {
  examId: Row<'exam'>['id'];
  course: string;
  courseCode: Row<'course'>['code'] | null;
  equivalents: EquivalentCourse[];
  paid: boolean;
  denied: boolean;
  occasions: {
    heldOn: string;
    startsAt: string;
    endsAt: string;
    room: string | null;
    part: keyof typeof PARTS.SV;
  }[];
}

const PARTS = {
  SV: { WRITTEN: 'Skriftlig', ORAL: 'Muntlig', LABORATORY: 'Laboration', PRACTICAL: 'Praktisk' },
  EN: { WRITTEN: 'Written', ORAL: 'Oral', LABORATORY: 'Laboratory', PRACTICAL: 'Practical' },
};

const TEXT = {
  SV: {
    intro: 'Du kallas till prövning i kursen nedan.',
    occasions: 'Tider',
    columns: ['Datum', 'Tid', 'Sal', 'Del'],
    address: 'Adress',
    toMind: 'Att tänka på',
    rules: [
      '•  Ta med giltig legitimation. Utan den får du inte delta.',
      '•  Kom senast 15 minuter innan prövningen börjar.',
      '•  Kan du inte komma, meddela skolan i god tid så att tiden kan gå till någon annan.',
      '•  Behöver du anpassning vid prövningen, hör av dig till läraren i förväg.',
    ],
    fee: (kronor: string) => `•  Avgiften på ${kronor} kronor ska vara betald före prövningen.`,
    none: 'Anmälan är inte bokad på något tillfälle än. Boka en tid i prövningskalendern först.',
    denied: 'Anmälan är nekad. Den som är nekad kallas inte.',
  },
  EN: {
    intro: 'You are summoned to an examination in the course below.',
    occasions: 'Times',
    columns: ['Date', 'Time', 'Room', 'Part'],
    address: 'Address',
    toMind: 'Please note',
    rules: [
      '•  Bring valid identification. Without it you may not take part.',
      '•  Be there at least 15 minutes before the examination begins.',
      '•  If you cannot come, tell the school in good time so that someone else can have the place.',
      '•  If you need adjustments, contact the teacher beforehand.',
    ],
    fee: (kronor: string) => `•  The fee of SEK ${kronor} must be paid before the examination.`,
    none: 'Anmälan är inte bokad på något tillfälle än. Boka en tid i prövningskalendern först.',
    denied: 'Anmälan är nekad. Den som är nekad kallas inte.',
  },
};

/** Kallelse till prövning: time and place of each part, and what to bring (domain, D6). */
export const examSummons: SheetMaker = async (db, wish, school) =>
  (await examSummonses(db, [wish], school)).get(wish.subjectId) ?? null;

/** Summonses of many registrations by registration id, with the statements of one. */
export async function examSummonses(
  db: Queryable,
  wishes: readonly Wish[],
  school: SchoolSettingsRow,
): Promise<ReadonlyMap<string, Draft>> {
  const summonses = await readSummonses(
    db,
    wishes.map(({ subjectId }) => subjectId),
  );
  const holders = await readHolders(
    db,
    [...summonses.values()].map(({ studentId }) => studentId),
  );
  const drafts = new Map<string, Draft>();
  for (const wish of wishes) {
    const summons = summonses.get(wish.subjectId);
    const holder = summons && holders.get(summons.studentId);
    if (holder) drafts.set(wish.subjectId, draftOf(summons, holder, wish, school));
  }
  return drafts;
}

function draftOf(summons: Summons, holder: Holder, wish: Wish, school: SchoolSettingsRow): Draft {
  const text = TEXT[wish.language];
  const labels = labelsOf(wish.language);
  const authority = authorityOn(holder, wish, school);
  const address: SheetFact[] =
    summons.address && !holder.isProtected ? [{ label: text.address, value: summons.address }] : [];
  const { courseCode, equivalents } = summons;
  const code = courseCode
    ? [{ label: labels.courseCode, value: paperCode(courseCode, equivalents, wish.language) }]
    : [];
  const owed = !summons.paid && school.examFeeOre > 0;
  const reason = summons.denied ? text.denied : summons.occasions.length === 0 ? text.none : null;
  const fee = owed ? [text.fee(String(Math.round(school.examFeeOre / 100)))] : [];
  return {
    ...aboutHolder(holder, authority),
    problem: reason ? { path: 'subjectId', message: reason } : null,
    blocks: [
      block({
        paragraphs: [text.intro],
        facts: [
          ...factsOf(holder, wish),
          ...address,
          { label: labels.course, value: summons.course },
          ...code,
        ],
      }),
      block({
        heading: text.occasions,
        table: {
          caption: text.occasions,
          columns: text.columns.map((header, i) => ({
            header,
            share: [2.4, 1.6, 2, 1.4][i]!,
            numeric: false,
          })),
          rows: summons.occasions.map(({ heldOn, startsAt, endsAt, room, part }) => [
            longDate(heldOn, wish.language).replace(/^den /, ''),
            `${startsAt}–${endsAt}`,
            room ?? '',
            PARTS[wish.language][part],
          ]),
        },
      }),
      block({ heading: text.toMind, paragraphs: [...text.rules, ...fee] }),
    ],
  };
}

async function readSummonses(
  db: Queryable,
  examIds: readonly string[],
): Promise<ReadonlyMap<string, Summons>> {
  const rows = await db.query<Summons>(
    `SELECT e.id AS "examId", e.student_id AS "studentId", coalesce(c.name, e.course) AS course, c.code AS "courseCode",
       ${equivalentsOf('c.id')} AS equivalents, e.address,
       e.payment_date IS NOT NULL OR ${feeExemptReason('e')} IS NOT NULL AS paid,
       e.status = 'DENIED' AS denied,
       (SELECT coalesce(json_agg(json_build_object('heldOn', o.held_on, 'startsAt', to_char(o.starts_at, 'HH24:MI'),
          'endsAt', to_char(o.ends_at, 'HH24:MI'), 'room', o.room, 'part', o.part)
          ORDER BY o.held_on, o.starts_at), '[]')
        FROM exam_booking b JOIN exam_occasion o ON o.id = b.occasion_id
        WHERE b.exam_id = e.id AND o.cancelled_at IS NULL) AS occasions
     FROM exam e LEFT JOIN course c ON c.id = e.course_id WHERE e.id = ANY ($1)`,
    [examIds],
  );
  return new Map(rows.map((row) => [row.examId, row]));
}
