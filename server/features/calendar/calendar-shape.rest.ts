import type { RestCalendarExamFragment, RestCalendarQuery } from '../../platform/rest/generated.js';
import { withRestId } from '../../platform/rest/shapes.js';

const lower = (value: string): string => value.toLowerCase();

/** The calendar as REST writes it: `_id`, and lower case where GraphQL has enums (contract, section 2). */
export function restCalendar({ occasions, undated, marks, ...rest }: RestCalendarQuery['calendar']) {
  return {
    ...rest,
    occasions: occasions.map(({ part, courses, bookings, warnings, ...occasion }) => ({
      ...withRestId(occasion),
      part: part && lower(part),
      courses: courses.map(withRestId),
      bookings: bookings.map(({ exam, attendance, ...booking }) => ({
        ...booking,
        attendance: attendance && lower(attendance),
        warnings: booking.warnings.map(lower),
        exam: restCalendarExam(exam),
      })),
      warnings: warnings.map(lower),
    })),
    undated: undated.map(restCalendarExam),
    marks: marks.map(({ layer, ...mark }) => ({ ...mark, layer: lower(layer) })),
  };
}

function restCalendarExam({ status, ...exam }: RestCalendarExamFragment) {
  return { ...withRestId(exam), status: lower(status) };
}
