import { readFailure } from '../../apollo/failure';
import { buttons } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { Message } from '../../ui/feedback/message';
import { Loading } from '../../ui/feedback/skeleton';
import { DayParts, type DayPart } from './day-parts';

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
      {Boolean(error) && (
        <Message tone="error" actions={<Button onClick={readAgain}>{buttons.retry}</Button>}>
          Kunde inte hämta din dag. {readFailure(error).message}
        </Message>
      )}
      {!data && !error && <Loading text="Hämtar din dag …" lines={12} />}
      {data && <DayParts parts={partsOf(data)} />}
    </div>
  );
}
