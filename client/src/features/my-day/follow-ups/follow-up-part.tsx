import { useState } from 'react';
import type { FollowUpRowFragment } from '../my-day.generated';
import { today } from '../../../lib/dates';
import { useSession } from '../../../lib/session/session-store';
import { Button } from '../../../ui/button';
import { Row } from '../../../ui/layout';
import { onDemand } from '../../../ui/on-demand';
import type { DayPart } from '../day-parts';
import { useCompleteFollowUp } from './use-complete-follow-up';

const EditFollowUpDialog = onDemand(async () => (await import('./edit-follow-up-dialog')).default);

/** The user's follow-ups, own or assigned: due ones first, each completed with one press. */
export function useFollowUpPart(): (followUps: readonly FollowUpRowFragment[]) => DayPart {
  const { user } = useSession();
  const day = today();
  return (followUps) => {
    const waiting = followUps
      .filter(({ doneAt }) => doneAt === null)
      .sort((one, other) => one.dueOn.localeCompare(other.dueOn));
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
            dueOn === day ? 'i dag' : dueOn < day ? `skulle gjorts ${dueOn}` : dueOn,
            note,
            createdBy !== user?.name && `från ${createdBy}`,
          ],
          action: <FollowUpActions followUp={followUp} />,
        };
      }),
      well: 'Ingen uppföljning väntar.',
    };
  };
}

function FollowUpActions({ followUp }: { followUp: FollowUpRowFragment }) {
  const complete = useCompleteFollowUp();
  const [isEdited, setEdited] = useState(false);
  const which = `${followUp.studentName}, ${followUp.dueOn}`;
  return (
    <Row gap="1" nowrap>
      <Button size="sm" variant="quiet" aria-label={`Ändra: ${which}`} onClick={() => setEdited(true)}>
        Ändra
      </Button>
      <Button size="sm" aria-label={`Klar: ${which}`} onClick={() => void complete(followUp)}>
        Klar
      </Button>
      {isEdited && <EditFollowUpDialog followUp={followUp} onClosed={() => setEdited(false)} />}
    </Row>
  );
}
