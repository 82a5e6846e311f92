import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { takeBack } from '../../apollo/take-back';
import {
  BookExamsDocument,
  MoveExamBookingDocument,
  RecordExamDocument,
  RestoreExamOccasionDocument,
  SendOccasionMailsDocument,
  UnbookExamDocument,
} from './calendar.generated';
import type { RecordExamInput, UpdateExamOccasionInput } from '../../graphql/types.generated';
import { answeredText, sentText } from '../../lib/waiting-mails';
import { notify } from '../../ui/feedback/toast-store';
import type { Occasion } from './calendar-texts';
import { useUpdateOccasion } from './occasions/use-save-occasion';
import type { UndatedExam } from './tray/undated-groups';
import { attempt } from '../../apollo/feedback/notify-failure';

export type Named = Pick<UndatedExam, 'id' | 'studentName'>;

/** The notes of a booking. */
export type BookingNote = Omit<RecordExamInput, 'occasionId' | 'examId'>;

/** Each mutation resolves to whether it was done, and tells when it was refused; `onDone` is called either way. */
export function useCalendarMutations(onDone: () => void) {
  const client = useApolloClient();
  const update = useUpdateOccasion();
  return useMemo(() => mutationsOf(client, update, onDone), [client, update, onDone]);
}

function mutationsOf(
  client: ApolloClient,
  update: (input: UpdateExamOccasionInput) => Promise<void>,
  onDone: () => void,
) {
  const change = async (failed: string, action: () => Promise<unknown>): Promise<boolean> => {
    const isDone = await attempt(failed, action);
    onDone();
    return isDone;
  };

  const unbook = (occasionId: string, exams: readonly Named[]) =>
    change('Kunde inte ta bort bokningen', async () => {
      for (const { id } of exams) {
        await client.mutate({
          mutation: UnbookExamDocument,
          variables: { input: { occasionId, examId: id } },
        });
      }
    });
  const book = (occasionId: string, exams: readonly Named[]) =>
    change('Kunde inte boka', () =>
      client.mutate({
        mutation: BookExamsDocument,
        variables: { input: { occasionId, examIds: exams.map(({ id }) => id) } },
      }),
    );
  const moveBooking = (examId: string, fromOccasionId: string, toOccasionId: string) =>
    change('Kunde inte flytta bokningen', () =>
      client.mutate({
        mutation: MoveExamBookingDocument,
        variables: { input: { examId, fromOccasionId, toOccasionId } },
      }),
    );
  const changeOccasion = (input: UpdateExamOccasionInput) =>
    change('Kunde inte flytta tillfället', () => update(input));
  const record = (occasion: Occasion, examId: string, note: BookingNote) =>
    change('Kunde inte spara', () =>
      client.mutate({
        mutation: RecordExamDocument,
        variables: { input: { occasionId: occasion.id, examId, ...note } },
        // A box that is ticked shows it at once, however far the server is.
        optimisticResponse: { recordExam: noted(occasion, examId, note) },
      }),
    );
  const restore = (id: string, version: number) =>
    takeBack(
      'Kunde inte ångra att tillfället ställdes in',
      async () => {
        await client.mutate({ mutation: RestoreExamOccasionDocument, variables: { input: { id, version } } });
        notify.success('Tillfället är inte längre inställt');
      },
      onDone,
    );
  const sendMails = (occasion: Pick<Occasion, 'id' | 'waitingMails'>) =>
    change('Kunde inte skicka breven', async () => {
      await client.mutate({
        mutation: SendOccasionMailsDocument,
        variables: { input: { id: occasion.id } },
      });
      notify.success(sentText(occasion.waitingMails), { details: answeredText });
    });
  return { sendMails, book, unbook, moveBooking, record, changeOccasion, restore };
}

/** The occasion as it will be once the note is kept. */
function noted(occasion: Occasion, examId: string, note: BookingNote): Occasion {
  const { attendance, idChecked, materialReceived, paymentDate } = note;
  const given = <Value>(value: Value | undefined, before: Value): Value =>
    value === undefined ? before : value;
  return {
    ...occasion,
    bookings: occasion.bookings.map((booking) =>
      booking.exam.id !== examId
        ? booking
        : {
            ...booking,
            attendance: given(attendance, booking.attendance),
            idChecked: given(idChecked, booking.idChecked),
            exam: {
              ...booking.exam,
              materialReceived: given(materialReceived, booking.exam.materialReceived),
              paymentDate: given(paymentDate, booking.exam.paymentDate),
            },
          },
    ),
  };
}
