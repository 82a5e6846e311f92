import { Link } from 'react-router-dom';
import type { FollowUpRowFragment } from '../../graphql/generated';
import { formatNumber } from '../../../../domain/numbers';
import { today } from '../../lib/dates';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Stack } from '../../ui/layout';
import { useCompleteFollowUp } from './use-complete-follow-up';

/** What one has set oneself to look at: those whose day has come first, each done with one press. */
export function FollowUpSection({ followUps }: { followUps: readonly FollowUpRowFragment[] }) {
  const complete = useCompleteFollowUp();
  const day = today();
  const waiting = followUps.filter(({ doneAt }) => doneAt === null);
  return (
    <Card
      title="Att följa upp"
      actions={waiting.length > 0 && <Badge tone="info">{formatNumber(waiting.length)}</Badge>}
    >
      {waiting.length === 0 && <p className="meta">Ingen uppföljning väntar.</p>}
      <ul className="day-rows">
        {waiting.map((followUp) => {
          const { id, studentId, studentName, dueOn, note } = followUp;
          return (
            <li key={id} className="day-row">
              <Stack>
                <Link to={`/student/${studentId}`}>{studentName}</Link>
                <span className="meta">
                  {[dueOn < day ? `skulle gjorts ${dueOn}` : dueOn, note].filter(Boolean).join(' · ')}
                </span>
              </Stack>
              <Button
                size="sm"
                aria-label={`Klar: ${studentName}, ${dueOn}`}
                onClick={() => void complete(followUp)}
              >
                Klar
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
