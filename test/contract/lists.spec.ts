import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSchema, getNamedType, GraphQLInputObjectType, isListType } from 'graphql';
import { accessLogList, auditLogList, timelineLog } from '../../domain/lists/logs.js';
import { courseNameList, matchedList, needList } from '../../domain/lists/course-matching.js';
import { instanceList } from '../../domain/lists/course-instances.js';
import { courseList } from '../../domain/lists/catalogue/courses.js';
import { documentSubjectList, issuedList } from '../../domain/lists/documents.js';
import { earningLineList } from '../../domain/lists/earning-lines.js';
import { educationList } from '../../domain/lists/catalogue/education.js';
import { enrollmentList } from '../../domain/lists/enrollments.js';
import { examList } from '../../domain/lists/exams.js';
import { freePlaceList } from '../../domain/lists/free-places.js';
import { gradingList } from '../../domain/lists/grading-groups.js';
import type { Filtered } from '../../domain/lists/list.js';
import { notificationList } from '../../domain/lists/own/notifications.js';
import { packageList } from '../../domain/lists/catalogue/packages.js';
import { expiredPlacementList, placementList } from '../../domain/lists/placements.js';
import { programList } from '../../domain/lists/catalogue/programs.js';
import { studyPlanList } from '../../domain/lists/study-plans.js';
import { studentList } from '../../domain/lists/students.js';
import { teacherList } from '../../domain/lists/teachers.js';
import { userList } from '../../domain/lists/users.js';
import { workplaceContactList } from '../../domain/lists/workplace-contacts.js';
import { workplaceList } from '../../domain/lists/workplaces.js';
import { SAVED_LISTS } from '../../server/features/saved-views/saved-views.input.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const schema = buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'));

/** Page type, filter input and definition of each list. */
const LISTS: readonly [page: string, filter: string, definition: Filtered][] = [
  ['AccessLogInput', 'AccessLogInput', accessLogList],
  ['AuditLogInput', 'AuditLogInput', auditLogList],
  ['CatalogueCoursesInput', 'CatalogueCourseFilter', courseList],
  ['UnknownCourseNamesInput', 'UnknownCourseNamesInput', courseNameList],
  ['DocumentSubjectsInput', 'DocumentSubjectsInput', documentSubjectList],
  ['EarningLinesInput', 'EarningLinesInput', earningLineList],
  ['CourseInstancesInput', 'CourseInstanceFilter', instanceList],
  ['EducationListInput', 'EducationListInput', educationList],
  ['EnrollmentsInput', 'EnrollmentFilter', enrollmentList],
  ['ExamsInput', 'ExamFilter', examList],
  ['ExpiredPlacementsInput', 'ExpiredPlacementsInput', expiredPlacementList],
  ['FreePlacesInput', 'FreePlacesInput', freePlaceList],
  ['GradingGroupsInput', 'GradingGroupsInput', gradingList],
  ['IssuedDocumentsInput', 'IssuedDocumentsInput', issuedList],
  ['MatchedEntriesInput', 'MatchFilter', matchedList],
  ['CourseMatchingInput', 'MatchFilter', needList],
  ['CoursePackagesInput', 'CoursePackageFilter', packageList],
  ['NotificationsInput', 'NotificationFilter', notificationList],
  ['PlacementsInput', 'PlacementFilter', placementList],
  ['ProgramFilter', 'ProgramFilter', programList],
  ['StudentTimelineInput', 'StudentTimelineInput', timelineLog],
  ['StudentsInput', 'StudentFilter', studentList],
  ['StudyPlansInput', 'StudyPlansInput', studyPlanList],
  ['TeacherWorkInput', 'TeacherWorkFilter', teacherList],
  ['UsersInput', 'UserFilter', userList],
  ['WorkplaceContactsInput', 'WorkplaceContactsInput', workplaceContactList],
  ['WorkplacesInput', 'WorkplaceFilter', workplaceList],
];
/** Sorting and paging arguments, which are not filters. */
const BESIDE = new Set([
  ...['sort', 'first', 'page', 'after', 'ExamFilter.studentId', 'ExamFilter.id', 'MatchFilter.state'],
  'DocumentSubjectsInput.type',
  'StudentTimelineInput.studentId',
  'WorkplaceContactsInput.workplaceId',
  ...['eventsFrom', 'eventsTo', 'ids', 'withoutTeacher'].map((name) => `CourseInstanceFilter.${name}`),
  ...['from', 'to', 'problem'].map((name) => `EarningLinesInput.${name}`),
]);
/** URLs that belong to no single list: the earnings tabs. */
const OWN_ADDRESS = ['client/src/features/earnings/earnings-url.ts'];

/** Pages that compose a list from its parts, with the reason. */
const IN_PARTS: Record<string, string> = {
  'course-matching/names/names-tab.tsx': 'cards that are forms',
  'course-matching/needs/needs-tab.tsx': 'the needs stand beside what could take them and what is chosen',
  'documents/history-dialog.tsx': 'a box over another page: no address, ten at a time',
  'documents/paper/subject-list.tsx': 'a choice of whom the document is about, as part of a form',
  'earnings/exam-fees-tab.tsx': 'a tab whose address is the tabs’ own',
  'earnings/freezes/corrections-tab.tsx': 'a tab whose address is the tabs’ own',
  'earnings/freezes/freezes-tab.tsx': 'a tab whose address is the tabs’ own',
  'earnings/overview/group-table.tsx': 'sums, on a tab whose address is the tabs’ own',
  'earnings/overview/line-table.tsx': 'a tab whose address is the tabs’ own',
  'earnings/prices/price-lists-tab.tsx': 'a tab whose address is the tabs’ own',
  'enrollments/enroll/search-add.tsx': 'a search for whom to add, in a form',
  'exams/table/exam-table.tsx': 'rows that are forms, below the form of registration',
  'grades/grades-page.tsx': 'the list is how one finds the sheet beside it',
  'placements/workplace-placements.tsx': 'the entries of a card, without columns or filters',
  'student-records/student-finder.tsx': 'the list is how one finds the record beside it',
  'teachers/forms/assign-dialog.tsx': 'a search for what to assign, in a form',
  'workplaces/contacts/contacts-card.tsx': 'a card on a page about something else',
};

function fieldsOf(input: string): Record<string, { several: boolean; type: string }> {
  const type = schema.getType(input);
  if (!(type instanceof GraphQLInputObjectType)) throw new Error(`The contract has no input ${input}.`);
  return Object.fromEntries(
    Object.values(type.getFields()).map((field) => [
      field.name,
      { several: isListType(field.type), type: getNamedType(field.type).name },
    ]),
  );
}

function filesWith(pattern: RegExp, folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(spec|test)\./.test(file))
    .map((file) => join(folder, file))
    .filter((file) => pattern.test(readFileSync(join(ROOT, file), 'utf8')));
}

describe('each list has one definition', () => {
  it.each(LISTS)('that names every filter as the contract does: %s, %s', (_page, input, { filters }) => {
    const fields = fieldsOf(input);
    for (const [name, filter] of Object.entries(filters)) {
      const field = fields[name];
      expect([input, name, field?.several]).toEqual([
        input,
        name,
        filter.type === 'choices' || filter.type === 'values',
      ]);
      expect(field?.type === 'Boolean').toBe(filter.type === 'flag' || filter.type === 'either');
    }
    const forgotten = Object.keys(fields).filter(
      (name) => !(name in filters) && !BESIDE.has(name) && !BESIDE.has(`${input}.${name}`),
    );
    expect(forgotten).toEqual([]);
  });

  it('and every page in the contract has one', () => {
    const defined = new Set(LISTS.map(([page]) => page));
    const paged = Object.values(schema.getTypeMap()).filter(
      (type): type is GraphQLInputObjectType =>
        type instanceof GraphQLInputObjectType && 'first' in type.getFields(),
    );
    expect(paged.map(({ name }) => name).filter((name) => !defined.has(name))).toEqual([]);
  });

  it('whose address is read and written nowhere else', () => {
    const byHand = [
      ...filesWith(
        /\b(pageIn|rowsIn|sortIn|writePaging)\(|[gs]et\('(sida|sortera|rader)'/,
        'client/src/features',
      ),
      ...filesWith(/\bsortIn\(|[gs]et\('sortera'/, 'server/features'),
    ].filter((file) => !OWN_ADDRESS.includes(file) && !file.startsWith('server/features/exports/'));
    expect(byHand).toEqual([]);
  });

  it('whose limits are checked nowhere else', () => {
    const byHand = filesWith(/badField\(\s*'(first|page)'/, 'server').filter(
      (file) => file !== 'server/platform/database/list-query.ts',
    );
    expect(byHand).toEqual([]);
  });

  it('whose limits are stated nowhere else', () => {
    // Rows of imported files: no lists of records, and REST reads all of them.
    const byHand = filesWith(/\bpaging:\s*\{\s*usual/, 'server');
    expect(byHand).toEqual([
      'server/features/imports/batches/import-batch.queries.ts',
      'server/features/workplaces/import/workplace-imports.queries.ts',
    ]);
  });

  it('whose saved views use its name at both ends, and are in the menu of its page', () => {
    for (const [name, definition] of Object.entries(SAVED_LISTS)) expect(definition.saved).toBe(name);
    const named = LISTS.flatMap(([, , definition]) => ('saved' in definition ? [definition.saved] : []));
    expect(named.sort()).toEqual(Object.keys(SAVED_LISTS).sort());
    expect(filesWith(/useViews=\{useSavedViews\}/, 'client/src/features')).toHaveLength(named.length);
  });

  it('whose parts are assembled only by the shared list, or listed with a reason', () => {
    const inParts = filesWith(
      /ui\/list\/(pagination|list-(pages|table|filters|search))'/,
      'client/src/features',
    ).map((file) => file.replace('client/src/features/', ''));
    expect(inParts.sort()).toEqual(Object.keys(IN_PARTS));
  });
});
