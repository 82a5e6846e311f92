import { useState, type FormEvent } from 'react';
import { mondayOf } from '../../../../domain/days';
import type { PlacementAbsence } from '../../../../domain/generated';
import { weekCode } from '../../../../domain/placements/week';
import type { SupervisorPlacementFragment } from '../../graphql/plain';
import { today } from '../../lib/dates';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Message } from '../../ui/feedback/message';
import { Select } from '../../ui/fields/select';
import { TextField } from '../../ui/fields/text-field';
import { Grid } from '../../ui/layout';
import { failureText } from './supervisor-failure';
import type { SupervisorTexts } from './supervisor-texts';

interface AbsenceCardProps {
  startDate: string;
  endDate: string;
  weeks: SupervisorPlacementFragment['weeks'];
  texts: SupervisorTexts;
  report: (day: string, absence: PlacementAbsence) => Promise<Pick<SupervisorPlacementFragment, 'weeks'>>;
}

/** 'Anmäl frånvaro': a day, and whether the absence is valid. */
export function AbsenceCard({ startDate, endDate, weeks, texts, report }: AbsenceCardProps) {
  const last = today() < endDate ? today() : endDate;
  const [day, setDay] = useState(last);
  const [absence, setAbsence] = useState<PlacementAbsence>('VALID');
  const [fault, setFault] = useState<string>();
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'error'; text: string } | null>(null);
  const [isSending, setIsSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setOutcome(null);
    setFault(day ? undefined : texts.dayMissing);
    if (!day || isSending) return;
    setIsSending(true);
    const code = weekCode(mondayOf(day));
    const isConfirmed = (all: typeof weeks) => all.some((one) => one.week === code && one.isConfirmed);
    try {
      const after = await report(day, absence);
      setOutcome({
        tone: 'success',
        text:
          isConfirmed(weeks) && !isConfirmed(after.weeks)
            ? texts.reportedAfterConfirmation(code)
            : texts.reported,
      });
    } catch (error) {
      setOutcome({ tone: 'error', text: failureText(error, texts.language) });
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Card title={texts.absence} className="no-print">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Grid gap="3">
          {outcome && <Message tone={outcome.tone}>{outcome.text}</Message>}
          <TextField
            label={texts.day}
            required
            type="date"
            min={startDate}
            max={last}
            error={fault}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
          <Select
            label={texts.kind}
            options={[
              { value: 'VALID', label: texts.valid },
              { value: 'INVALID', label: texts.invalid },
            ]}
            value={absence}
            onChange={(value) => setAbsence(value === 'INVALID' ? 'INVALID' : 'VALID')}
          />
          <Button type="submit" busy={isSending}>
            {texts.report}
          </Button>
        </Grid>
      </form>
    </Card>
  );
}
