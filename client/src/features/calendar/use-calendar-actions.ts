import { useMemo } from 'react';
import type { UpdateExamOccasionInput } from '../../graphql/types.generated';
import { notify } from '../../ui/feedback/toast-store';
import { useCalendarMutations, type BookingNote, type Named } from './use-calendar-mutations';
import { shortDay } from './grid/calendar-days';
import { coursesOf, pupils, type Occasion } from './calendar-texts';

/** Calendar actions without a form: each one can be undone and reports a refusal. */
export interface CalendarActions {
  book: (occasion: Occasion, exams: readonly Named[]) => Promise<boolean>;
  unbook: (occasion: Occasion, exam: Named) => Promise<boolean>;
  moveBooking: (exam: Named, from: Occasion, to: Occasion) => Promise<boolean>;
  record: (occasion: Occasion, examId: string, note: BookingNote) => Promise<boolean>;
  moveOccasion: (occasion: Occasion, to: MovedTo) => Promise<boolean>;
  /** Takes a cancellation back. */
  restore: (occasion: Pick<Occasion, 'id' | 'version'>) => Promise<boolean>;
  /** Sends the letters about a cancellation that wait for the undo. */
  sendMails: (occasion: Pick<Occasion, 'id' | 'waitingMails'>) => Promise<boolean>;
}

export type MovedTo = Pick<UpdateExamOccasionInput, 'heldOn' | 'startsAt' | 'endsAt'>;

const whoOf = (exams: readonly Named[]): string =>
  exams.length === 1 ? exams[0]!.studentName : pupils(exams.length);

/** `onDone` refetches the calendar after each action, also a refused one, since the data was stale then. */
export function useCalendarActions(onDone: () => void): CalendarActions {
  const mutations = useCalendarMutations(onDone);
  return useMemo(() => {
    const undo = (run: () => Promise<unknown>) => ({
      action: { label: 'Ångra', run: () => void run() },
    });

    return {
      async book(occasion, exams) {
        const done = await mutations.book(occasion.id, exams);
        if (done)
          notify.success(
            `${whoOf(exams)} bokad ${shortDay(occasion.heldOn)}`,
            undo(() => mutations.unbook(occasion.id, exams)),
          );
        return done;
      },
      async unbook(occasion, exam) {
        const done = await mutations.unbook(occasion.id, [exam]);
        if (done)
          notify.success(
            `${exam.studentName} avbokad`,
            undo(() => mutations.book(occasion.id, [exam])),
          );
        return done;
      },
      async moveBooking(exam, from, to) {
        const done = await mutations.moveBooking(exam.id, from.id, to.id);
        if (done)
          notify.success(
            `${exam.studentName} flyttad till ${shortDay(to.heldOn)}`,
            undo(() => mutations.moveBooking(exam.id, to.id, from.id)),
          );
        return done;
      },
      restore: ({ id, version }) => mutations.restore(id, version),
      sendMails: mutations.sendMails,
      record: mutations.record,
      async moveOccasion(occasion, to) {
        const { id, version, heldOn, startsAt, endsAt } = occasion;
        const done = await mutations.changeOccasion({ id, version, ...to });
        if (done) {
          const called = occasion.bookings.filter(({ summonedAt }) => summonedAt).length;
          const more = called > 0 ? ` ${pupils(called)} är redan kallade: skicka en ny kallelse.` : '';
          notify.success(
            `${coursesOf(occasion)} flyttad till ${shortDay(to.heldOn ?? heldOn)}.${more}`,
            undo(() => mutations.changeOccasion({ id, version: version + 1, heldOn, startsAt, endsAt })),
          );
        }
        return done;
      },
    };
  }, [mutations]);
}
