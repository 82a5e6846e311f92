import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { readFailure } from '../../apollo/failure';
import {
  BookExamsDocument,
  MoveExamBookingDocument,
  RecordExamDocument,
  RestoreExamOccasionDocument,
  UnbookExamDocument,
  UpdateExamOccasionDocument,
  type RecordExamInput,
  type UpdateExamOccasionInput,
} from '../../graphql/generated';
import { notify } from '../../ui/feedback/toast-store';
import { tellOfClash } from './occasions/use-occasion-form';
import { shortDay } from './grid/calendar-days';
import { coursesOf, pupils, type Occasion } from './calendar-texts';
import type { UndatedExam } from './tray/undated-groups';

type Named = Pick<UndatedExam, 'id' | 'studentName'>;

/** What one does in the calendar without a form: each deed can be undone, and tells when it was refused. */
export interface CalendarDeeds {
  book: (occasion: Occasion, exams: readonly Named[]) => Promise<boolean>;
  unbook: (occasion: Occasion, exam: Named) => Promise<boolean>;
  moveBooking: (exam: Named, from: Occasion, to: Occasion) => Promise<boolean>;
  record: (occasion: Occasion, examId: string, note: BookingNote) => Promise<boolean>;
  moveOccasion: (occasion: Occasion, to: MovedTo) => Promise<boolean>;
  /** Takes a cancellation back. */
  restore: (occasion: Pick<Occasion, 'id' | 'version'>) => Promise<boolean>;
}

/** What is noted of one who is booked. */
export type BookingNote = Omit<RecordExamInput, 'occasionId' | 'examId'>;

export type MovedTo = Pick<UpdateExamOccasionInput, 'heldOn' | 'startsAt' | 'endsAt'>;

const whoOf = (exams: readonly Named[]): string =>
  exams.length === 1 ? exams[0]!.studentName : pupils(exams.length);

/** `onDone` reads the calendar anew after each deed, also a refused one: then it was old. */
export function useCalendarDeeds(onDone: () => void): CalendarDeeds {
  const client = useApolloClient();
  return useMemo(() => {
    const attempt = async (failed: string, deed: () => Promise<unknown>): Promise<boolean> => {
      try {
        await deed();
        return true;
      } catch (error) {
        notify.error(failed, { details: readFailure(error).message });
        return false;
      } finally {
        onDone();
      }
    };

    const take = (occasionId: string, exams: readonly Named[]) =>
      attempt('Kunde inte ta bort bokningen', async () => {
        for (const { id } of exams) {
          await client.mutate({
            mutation: UnbookExamDocument,
            variables: { input: { occasionId, examId: id } },
          });
        }
      });
    const put = (occasionId: string, exams: readonly Named[]) =>
      attempt('Kunde inte boka', () =>
        client.mutate({
          mutation: BookExamsDocument,
          variables: { input: { occasionId, examIds: exams.map(({ id }) => id) } },
        }),
      );
    const shift = (examId: string, fromOccasionId: string, toOccasionId: string) =>
      attempt('Kunde inte flytta bokningen', () =>
        client.mutate({
          mutation: MoveExamBookingDocument,
          variables: { input: { examId, fromOccasionId, toOccasionId } },
        }),
      );
    const change = (input: UpdateExamOccasionInput) =>
      attempt('Kunde inte flytta tillfället', async () => {
        const { data } = await client.mutate({ mutation: UpdateExamOccasionDocument, variables: { input } });
        tellOfClash(data?.updateExamOccasion);
      });
    const undo = (run: () => Promise<unknown>) => ({
      action: { label: 'Ångra', run: () => void run() },
    });

    return {
      async book(occasion, exams) {
        const done = await put(occasion.id, exams);
        if (done)
          notify.success(
            `${whoOf(exams)} bokad ${shortDay(occasion.heldOn)}`,
            undo(() => take(occasion.id, exams)),
          );
        return done;
      },
      async unbook(occasion, exam) {
        const done = await take(occasion.id, [exam]);
        if (done)
          notify.success(
            `${exam.studentName} avbokad`,
            undo(() => put(occasion.id, [exam])),
          );
        return done;
      },
      async moveBooking(exam, from, to) {
        const done = await shift(exam.id, from.id, to.id);
        if (done)
          notify.success(
            `${exam.studentName} flyttad till ${shortDay(to.heldOn)}`,
            undo(() => shift(exam.id, to.id, from.id)),
          );
        return done;
      },
      async restore({ id, version }) {
        const done = await attempt('Kunde inte ångra att tillfället ställdes in', () =>
          client.mutate({
            mutation: RestoreExamOccasionDocument,
            variables: { input: { id, version } },
          }),
        );
        if (done) notify.success('Tillfället är inte längre inställt');
        return done;
      },
      record: (occasion, examId, note) =>
        attempt('Kunde inte spara', () =>
          client.mutate({
            mutation: RecordExamDocument,
            variables: { input: { occasionId: occasion.id, examId, ...note } },
            // A box that is ticked shows it at once, however far the server is.
            optimisticResponse: { recordExam: noted(occasion, examId, note) },
          }),
        ),
      async moveOccasion(occasion, to) {
        const { id, version, heldOn, startsAt, endsAt } = occasion;
        const done = await change({ id, version, ...to });
        if (done) {
          const called = occasion.bookings.filter(({ summonedAt }) => summonedAt).length;
          const more = called > 0 ? ` ${pupils(called)} är redan kallade: skicka en ny kallelse.` : '';
          notify.success(
            `${coursesOf(occasion)} flyttad till ${shortDay(to.heldOn ?? heldOn)}.${more}`,
            undo(() => change({ id, version: version + 1, heldOn, startsAt, endsAt })),
          );
        }
        return done;
      },
    };
  }, [client, onDone]);
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
