import type { ReactNode } from 'react';
import { readFailure } from '../../apollo/failure';
import { buttons } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { Message } from '../../ui/feedback/message';
import { Loading } from '../../ui/feedback/skeleton';
import { Grid } from '../../ui/layout';

interface DayAnswerProps<Data> {
  data: Data | undefined;
  error: unknown;
  readAgain: () => void;
  children: (data: Data) => ReactNode;
}

/** The sections of a day, or why they are not there. */
export function DayAnswer<Data>({ data, error, readAgain, children }: DayAnswerProps<Data>) {
  return (
    <>
      {Boolean(error) && (
        <Message tone="error" actions={<Button onClick={readAgain}>{buttons.retry}</Button>}>
          Kunde inte hämta din dag. {readFailure(error).message}
        </Message>
      )}
      {!data && !error && <Loading text="Hämtar din dag …" lines={8} />}
      {data && (
        <Grid gap="4" align="start" columns="repeat(auto-fill, minmax(min(24rem, 100%), 1fr))">
          {children(data)}
        </Grid>
      )}
    </>
  );
}
