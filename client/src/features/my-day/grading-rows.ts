import type { DayGradingGroupFragment } from '../../graphql/generated';
import { counted } from '../../../../domain/numbers';
import { sheetLink } from '../../entities/grading/sheet-link';
import type { DayRow } from './day-section';

/** What waits to be graded, each with its day and its way to the sheet. */
export function gradingRows(groups: readonly DayGradingGroupFragment[], namesTeacher: boolean): DayRow[] {
  return groups.map(({ id, kind, courseName, dueOn, missing, teacher }) => ({
    key: `${kind}${id}`,
    title: courseName,
    facts: [
      dueOn && `senast ${dueOn}`,
      missing > 0 && counted(missing, 'betyg saknas', 'betyg saknas'),
      namesTeacher && teacher,
    ],
    to: sheetLink({ kind, id }),
  }));
}
