import { draftOf, faultsOf, hoursLater, inputOf, newDraft } from './occasion-draft';
import type { Occasion } from '../calendar-texts';
import type { UndatedExam } from '../tray/undated-groups';

const exam = (courseId: string | null) => ({ courseId }) as UndatedExam;

test('a new occasion has the courses of those to be booked, for three hours from the drop point', () => {
  const draft = newDraft('2026-12-01', '13:30', [exam('a'), exam('b'), exam('a'), exam(null)], 't');
  expect(draft).toMatchObject({ courseIds: ['a', 'b'], startsAt: '13:30', endsAt: '16:30', teacherId: 't' });
  expect(newDraft('2026-12-01', null, [], null).startsAt).toBe('09:00');
  expect(hoursLater('22:15', 3)).toBe('23:59');
});

test('missing values are named by their field', () => {
  const empty = { ...newDraft(null, '09:00', [], null), endsAt: '08:00', capacity: '0' };
  expect(Object.keys(faultsOf(empty)).sort()).toEqual(['capacity', 'courseIds', 'endsAt', 'heldOn']);
  expect(faultsOf(newDraft('2026-12-01', null, [exam('a')], null))).toEqual({});
});

test('an unchanged occasion is sent back as it came, with empty texts as none', () => {
  const occasion = {
    ...{ heldOn: '2026-12-01', startsAt: '09:00', endsAt: '12:00', part: 'ORAL', room: null, capacity: 4 },
    ...{
      invigilator: 'Gunilla Berg',
      teacherId: 't',
      note: null,
      courses: [{ id: 'a', name: 'A', code: 'A' }],
    },
    ...{ registrationOpensOn: null, registrationClosesOn: '2026-11-20' },
  } as unknown as Occasion;
  expect(inputOf(draftOf(occasion))).toEqual({
    ...{ heldOn: '2026-12-01', startsAt: '09:00', endsAt: '12:00', part: 'ORAL', room: null, capacity: 4 },
    ...{ invigilator: 'Gunilla Berg', teacherId: 't', note: null, courseIds: ['a'] },
    ...{ registrationOpensOn: null, registrationClosesOn: '2026-11-20' },
  });
});
