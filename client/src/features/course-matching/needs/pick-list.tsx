import { IconX } from '@tabler/icons-react';
import { formatDate } from '../../../lib/dates';
import { Button, IconButton } from '../../../ui/button';
import type { MatchActions } from '../use-match-actions';
import type { Picks } from './use-picks';
import { Grid, Row } from '../../../ui/layout';

const mostAtOnce = 200;

/** The picks; nothing is written until the user confirms them here. */
export function PickList({ picks, actions }: { picks: Picks; actions: MatchActions }) {
  const { list } = picks;
  const commit = async () => {
    const now = list.slice(0, mostAtOnce);
    const done = await actions.match(
      now.map(({ need, proposal }) => ({ key: need.key, courseInstanceId: proposal.instanceId })),
    );
    if (done) picks.remove(now.map(({ need }) => need.key));
  };
  return (
    <Grid
      as="section"
      gap="3"
      columns="minmax(0, 1fr)"
      className="matching-column box panel"
      aria-labelledby="matching-picks"
    >
      <h2 id="matching-picks">
        Valt <span className="meta tabular">({list.length})</span>
      </h2>
      {list.length === 0 && <p className="meta">Välj förslag, så samlas de här tills du matchar dem.</p>}
      <Grid as="ul" gap="2" columns="minmax(0, 1fr)" className="matching-list">
        {list.map(({ need, proposal }) => (
          <Row key={need.key} as="li" align="start" justify="space-between" nowrap className="matching-pick">
            <span>
              <strong>{need.student}</strong>
              <br />
              <span className="meta">
                {proposal.course.name}
                {proposal.startDate && `, start ${formatDate(proposal.startDate)}`}
              </span>
            </span>
            <IconButton
              size="sm"
              label={`Ta bort valet för ${need.student}`}
              icon={IconX}
              onClick={() => picks.remove([need.key])}
            />
          </Row>
        ))}
      </Grid>
      {list.length > 0 && (
        <Button variant="soft" fullWidth busy={actions.busy} onClick={() => void commit()}>
          {list.length === 1 ? 'Matcha vald' : `Matcha ${Math.min(list.length, mostAtOnce)} valda`}
        </Button>
      )}
    </Grid>
  );
}
