import { Loading } from '../../ui/feedback/skeleton';
import { DayParts, type DayPart } from './day-parts';
import { LoadFailed } from '../../apollo/feedback/load-failed';

interface DayAnswerProps<Data> {
  data: Data | undefined;
  error: unknown;
  readAgain: () => void;
  partsOf: (data: Data) => readonly DayPart[];
}

/** The parts of a day, or why they are not there. */
export function DayAnswer<Data>({ data, error, readAgain, partsOf }: DayAnswerProps<Data>) {
  return (
    <div className="day-answer">
      <LoadFailed error={error} refetch={readAgain} text="Kunde inte hämta din dag." />
      {!data && !error && <Loading text="Hämtar din dag…" lines={12} />}
      {data && <DayParts parts={partsOf(data)} />}
    </div>
  );
}
