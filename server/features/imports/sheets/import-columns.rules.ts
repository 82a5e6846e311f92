import { byStudentFieldCode } from '../../../../domain/student-fields.js';
import { importFieldLabels } from '../../../../domain/labels/import.js';
import type { ImportField } from '../../../platform/graphql/generated.js';
import { isSomebody } from './column-guess.rules.js';
import { Headings } from './headings.rules.js';

/** Headings that schools really use, folded by `fold`; Swedish first, then English (pages, section 1). */
const SYNONYMS: Readonly<Record<ImportField, readonly string[]>> = {
  ...byStudentFieldCode(({ headings }) => headings.split(' ')),
  FIRST_NAME: ['fornamn', 'tilltalsnamn', 'firstname', 'givenname', 'forename'],
  LAST_NAME: ['efternamn', 'lastname', 'surname', 'familyname'],
  COURSE_CODE: ['kurskod', 'kod', 'amneskod', 'coursecode', 'code'],
  COURSE_NAME: ['kursnamn', 'kurstitel', 'kursbenamning', 'coursename', 'coursetitle'],
  COURSE: [
    ...['kurs', 'kurser', 'kursellerpaket', 'kurserellerpaket', 'kurskodellernamn', 'kursval', 'valdkurs'],
    ...[
      'onskadkurs',
      'onskadekurser',
      'soktkurs',
      'soktakurser',
      'sokttill',
      'antagentill',
      'course',
      'courses',
    ],
  ],
  COURSE_PACKAGE: [
    'paket',
    'kurspaket',
    'yrkespaket',
    'utbildning',
    'program',
    'package',
    'coursepackage',
    'education',
  ],
  TEACHER: ['larare', 'ansvariglarare', 'mentor', 'handledare', 'teacher', 'responsibleteacher'],
};

/** Headings of a list of students. */
export const STUDENT_HEADINGS = new Headings<ImportField>({
  labels: importFieldLabels,
  headings: SYNONYMS,
  owner: /^(?:elevens?|deltagarens?|studerandes|studentens?|sokandes|sokandens)/,
  isRecord: isSomebody,
});
