import { useState } from 'react';
import type { SupervisorPlacementFragment } from '../../graphql/plain';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Message } from '../../ui/feedback/message';
import { Grid, Row } from '../../ui/layout';
import { failureText } from './supervisor-failure';
import type { SupervisorTexts } from './supervisor-texts';

interface WeeksCardProps {
  weeks: SupervisorPlacementFragment['weeks'];
  texts: SupervisorTexts;
  confirm: (week: string, version: number) => Promise<unknown>;
}

/** The reported weeks, each with 'Bekräfta' until it is confirmed. */
export function WeeksCard({ weeks, texts, confirm }: WeeksCardProps) {
  const [sending, setSending] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<{ week: string; fault?: string } | null>(null);
  const send = async (week: string, version: number) => {
    setSending(week);
    setOutcome(null);
    try {
      await confirm(week, version);
      setOutcome({ week });
    } catch (error) {
      setOutcome({ week, fault: failureText(error, texts.language) });
    } finally {
      setSending(null);
    }
  };
  // Absence that is reported later takes the confirmation back.
  const isConfirmed =
    outcome !== null &&
    !outcome.fault &&
    weeks.some(({ week, isConfirmed: holds }) => week === outcome.week && holds);
  return (
    <Card title={texts.weeks}>
      <Grid gap="3">
        {outcome?.fault && <Message tone="error">{outcome.fault}</Message>}
        {isConfirmed && <Message tone="success">{texts.weekConfirmed(outcome!.week)}</Message>}
        {weeks.length === 0 && <p>{texts.noWeeks}</p>}
        <Grid as="ul" gap="3">
          {weeks.map(({ week, version, hours, daysAway, isConfirmed }) => {
            const text = texts.week(week, hours, daysAway);
            return (
              <Row as="li" justify="space-between" key={week}>
                <span>{text}</span>
                {isConfirmed ? (
                  <Badge tone="ok">{texts.confirmed}</Badge>
                ) : (
                  <Button
                    busy={sending === week}
                    aria-label={`${texts.confirm}: ${text}`}
                    onClick={() => void send(week, version)}
                  >
                    {texts.confirm}
                  </Button>
                )}
              </Row>
            );
          })}
        </Grid>
      </Grid>
    </Card>
  );
}
