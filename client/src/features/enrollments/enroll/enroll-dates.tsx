import { DateField } from '../../../ui/fields/date-field';
import { TextField } from '../../../ui/fields/text-field';
import type { EnrollDraft } from './use-enroll-draft';

/** The dates and the pace of what is not an instance's. */
export function EnrollDates({ draft }: { draft: EnrollDraft }) {
  const { dates, setDates, pace, setPace, paceFault } = draft;
  return (
    <div className="enrollments-dates">
      <DateField
        label="Startdatum"
        value={dates.startDate}
        onChange={(startDate, valid) => valid && setDates({ ...dates, startDate })}
      />
      <DateField
        label="Slutdatum"
        value={dates.endDate}
        onChange={(endDate, valid) => valid && setDates({ ...dates, endDate })}
      />
      <TextField
        label="Takt i procent"
        inputMode="numeric"
        value={pace}
        error={paceFault}
        onChange={(event) => setPace(event.currentTarget.value)}
      />
    </div>
  );
}
