import type { FollowUpRowFragment } from '../../graphql/generated';
import { today } from '../../lib/dates';
import { useSession } from '../../lib/session/session-store';
import { Button } from '../../ui/button';
import type { DayPart } from './day-parts';
import { useCompleteFollowUp } from './use-complete-follow-up';

/** What one has set oneself to look at, or was given: those whose day has come first, each done with one press. */
export function useFollowUpPart(): (followUps: readonly FollowUpRowFragment[]) => DayPart {
  const complete = useCompleteFollowUp();
  const { user } = useSession();
  const day = today();
  return (followUps) => {
    const waiting = followUps.filter(({ doneAt }) => doneAt === null);
    return {
      title: 'Att följa upp',
      count: waiting.length,
      isLate: waiting.some(({ dueOn }) => dueOn < day),
      rows: waiting.map((followUp) => {
        const { id, studentId, studentName, dueOn, note, createdBy } = followUp;
        return {
          key: id,
          title: studentName,
          to: `/student/${studentId}`,
          facts: [
            dueOn === day ? 'idag' : dueOn < day ? `skulle gjorts ${dueOn}` : dueOn,
            note,
            createdBy !== user?.name && `från ${createdBy}`,
          ],
          action: (
            <Button
              size="sm"
              aria-label={`Klar: ${studentName}, ${dueOn}`}
              onClick={() => void complete(followUp)}
            >
              Klar
            </Button>
          ),
        };
      }),
      well: 'Ingen uppföljning väntar.',
    };
  };
}
