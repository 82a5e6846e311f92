import { Link } from 'react-router-dom';
import { bookingWarningLabels, examAttendanceLabels } from '../../../../../domain/labels/exam';
import { optionsOf } from '../../../../../domain/options';
import { formatDate, today } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Select } from '../../../ui/fields/select';
import type { TableColumn } from '../../../ui/table';
import type { Occasion } from '../calendar-texts';
import type { BookingNote } from '../use-calendar-mutations';
import type { CalendarActions } from '../use-calendar-actions';
import { Grid } from '../../../ui/layout';
import { ExamStatusBadge } from '../../../entities/exam/exam-status-badge';
import { DotsMenu } from '../../../ui/overlays/dots-menu';

export type Booking = Occasion['bookings'][number];

interface BookingColumnsOptions {
  occasion: Occasion;
  actions: CalendarActions;
  onMove: (booking: Booking) => void;
  /** Books another part of the same exam. */
  onNextPart: (booking: Booking) => void;
  /** False for those who see name, course, month and status alone. */
  details: boolean;
}

const attendances = optionsOf(examAttendanceLabels, ['PRESENT', 'ABSENT']);

const nameColumn: TableColumn<Booking> = {
  ...{ key: 'name', header: 'Elev', rowHeader: true },
  cell: ({ exam, warnings }) => (
    <Grid as="span" gap="1" justifyItems="start" className="calendar-booking-name">
      <Link to={`/student/${exam.studentId}`}>{exam.studentName}</Link>
      <span className="meta">{exam.course}</span>
      {warnings.map((warning) => (
        <Badge key={warning} tone="warn">
          {bookingWarningLabels[warning]}
        </Badge>
      ))}
    </Grid>
  ),
};

/** The notes of each booking; each note is saved at once, without a save button. */
export function bookingColumns(options: BookingColumnsOptions): TableColumn<Booking>[] {
  const { occasion, actions, details } = options;
  const may = occasion.viewerMay.book;
  const record = ({ exam }: Booking, note: BookingNote) => void actions.record(occasion, exam.id, note);
  if (!details) {
    return [
      nameColumn,
      { key: 'month', header: 'Önskad månad', cell: ({ exam }) => exam.requestedMonth },
      { key: 'status', header: 'Status', cell: ({ exam }) => <ExamStatusBadge status={exam.status} /> },
    ];
  }
  return [
    nameColumn,
    ...noteColumns(may, record),
    {
      ...{ key: 'result', header: 'Resultat' },
      cell: ({ exam, attendance }) =>
        exam.result ??
        (attendance === 'PRESENT' && exam.courseId ? (
          <Link to={`/betyg?provning=${exam.courseId}`}>Till betyg</Link>
        ) : (
          '–'
        )),
    },
    {
      ...{ key: 'called', header: 'Kallad' },
      cell: ({ summonedAt }) =>
        summonedAt ? <span className="whole">{formatDate(summonedAt)}</span> : 'Nej',
    },
    ...(may ? [menuColumn(options)] : []),
  ];
}

/** What the one who holds the occasion notes of each. */
function noteColumns(
  may: boolean,
  record: (booking: Booking, note: BookingNote) => void,
): TableColumn<Booking>[] {
  const tick = (label: string, checked: boolean, booking: Booking, onChange: (on: boolean) => void) => (
    <Checkbox
      label={`${label}, ${booking.exam.studentName}`}
      hideLabel
      checked={checked}
      disabled={!may}
      onChange={onChange}
    />
  );
  return [
    {
      ...{ key: 'attendance', header: 'Närvaro' },
      cell: (booking) => (
        <Select
          label={`Närvaro, ${booking.exam.studentName}`}
          hideLabel
          placeholder="–"
          options={attendances}
          value={booking.attendance ?? null}
          disabled={!may}
          onChange={(attendance) => record(booking, { attendance })}
        />
      ),
    },
    {
      ...{ key: 'id', header: 'ID kontrollerad' },
      cell: (booking) =>
        tick('ID kontrollerad', booking.idChecked === true, booking, (idChecked) =>
          record(booking, { idChecked }),
        ),
    },
    {
      ...{ key: 'material', header: 'Material' },
      cell: (booking) =>
        tick('Material', booking.exam.materialReceived === true, booking, (materialReceived) =>
          record(booking, { materialReceived }),
        ),
    },
    {
      ...{ key: 'paid', header: 'Betalning' },
      cell: (booking) => {
        const { paymentDate, isFeeExempt } = booking.exam;
        if (isFeeExempt && !paymentDate) return 'Avgiftsfri';
        return (
          <Grid as="span" gap="1" justifyItems="start" className="whole">
            {tick('Betald', Boolean(paymentDate), booking, (on) =>
              record(booking, { paymentDate: on ? today() : null }),
            )}
            {paymentDate && <span className="whole tabular">{formatDate(paymentDate)}</span>}
          </Grid>
        );
      },
    },
  ];
}

function menuColumn({ occasion, actions, onMove, onNextPart }: BookingColumnsOptions): TableColumn<Booking> {
  return {
    ...{ key: 'menu', header: 'Åtgärder', hideHeader: true },
    cell: (booking) => {
      const { exam } = booking;
      const goesOn = exam.status !== 'DENIED' && !exam.result;
      return (
        <DotsMenu
          label={`Åtgärder för ${exam.studentName}`}
          items={() => [
            ...(goesOn
              ? [
                  { key: 'move', label: 'Flytta…', onSelect: () => onMove(booking) },
                  { key: 'next', label: 'Boka nästa del…', onSelect: () => onNextPart(booking) },
                ]
              : []),
            {
              key: 'unbook',
              label: 'Ta bort från tillfället',
              danger: true,
              onSelect: () => void actions.unbook(occasion, exam),
            },
          ]}
          size="sm"
          dotsSize={18}
        />
      );
    },
  };
}
