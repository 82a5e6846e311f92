import { useState, type FormEvent } from 'react';
import { PLACEMENT_LIMITS } from '../../../../domain/placements/limits';
import {
  areLevelsChanged,
  GoalLevelFields,
  levelsOf,
  sentLevels,
} from '../../entities/placement/goal-levels';
import type { SupervisorPlacementFragment } from '../../graphql/plain';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Message } from '../../ui/feedback/message';
import { TextArea } from '../../ui/fields/text-field';
import { Grid, Row } from '../../ui/layout';
import { useUnsavedGuard } from '../../ui/overlays/use-unsaved-guard';
import { failureText } from './supervisor-failure';
import type { SupervisorTexts } from './supervisor-texts';
import type { useSupervisorView } from './use-supervisor-view';

type Assess = ReturnType<typeof useSupervisorView>['assess'];

interface AssessmentCardProps {
  placement: Pick<SupervisorPlacementFragment, 'goals' | 'assessment'>;
  texts: SupervisorTexts;
  assess: Assess;
}

/** The goals of the placement, and the assessment until the school has read it. */
export function AssessmentCard({ placement, texts, assess }: AssessmentCardProps) {
  const { goals, assessment } = placement;
  if (assessment === null && goals.length === 0) return null;
  return (
    <Card title={assessment === null ? texts.goals : texts.assessment}>
      {assessment === null || assessment.isSeen ? (
        <Grid gap="3">
          {assessment && <Message tone="success">{texts.assessmentSeen}</Message>}
          <StoredAssessment {...{ goals, assessment, texts }} />
        </Grid>
      ) : (
        <AssessmentForm {...{ goals, assessment, texts, assess }} />
      )}
    </Card>
  );
}

/** What someone else has saved since the fields of the form were filled in. */
const OthersAssessment = (props: StoredAssessmentProps) => (
  <Grid gap="2" className="framed">
    <p>{props.texts.othersAssessment}</p>
    <StoredAssessment {...props} />
  </Grid>
);

type StoredAssessmentProps = AssessmentCardProps['placement'] & Pick<AssessmentCardProps, 'texts'>;

/** The goals with their levels, and the overall assessment. */
function StoredAssessment({ goals, assessment, texts }: StoredAssessmentProps) {
  return (
    <>
      <Grid as="ul" gap="2">
        {goals.map(({ id, text, level, comment }) => (
          <Grid as="li" gap="1" key={id}>
            <Row gap="1 2">
              <span>{text}</span>
              {level && <Badge tone="ok">{texts.levels[level]}</Badge>}
            </Row>
            {comment && <p className="meta">{comment}</p>}
          </Grid>
        ))}
      </Grid>
      {assessment?.text && <p>{assessment.text}</p>}
    </>
  );
}

interface AssessmentFormProps {
  goals: SupervisorPlacementFragment['goals'];
  assessment: NonNullable<SupervisorPlacementFragment['assessment']>;
  texts: SupervisorTexts;
  assess: Assess;
}

function AssessmentForm({ goals, assessment, texts, assess }: AssessmentFormProps) {
  const [levels, setLevels] = useState(() => levelsOf(goals));
  const [text, setText] = useState(assessment.text ?? '');
  const [version, setVersion] = useState(assessment.version);
  const [isTried, setTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'error'; text: string } | null>(null);
  const isEmpty = goals.length === 0 && !text.trim();
  useUnsavedGuard(areLevelsChanged(levels, goals) || text.trim() !== (assessment.text ?? ''), texts.leaving);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setOutcome(null);
    const sent = sentLevels(levels);
    if (!sent || isEmpty) return setOutcome({ tone: 'error', text: texts.levelMissing });
    if (isSending) return;
    setIsSending(true);
    try {
      const saved = await assess(assessment.version, sent, text.trim() || null);
      setVersion(saved.assessment?.version ?? version);
      setOutcome({ tone: 'success', text: texts.assessmentSaved });
    } catch (error) {
      setOutcome({ tone: 'error', text: failureText(error, texts.language) });
    } finally {
      setIsSending(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Grid gap="4">
        <p>{texts.assessmentLead}</p>
        {outcome && <Message tone={outcome.tone}>{outcome.text}</Message>}
        {assessment.version !== version && <OthersAssessment {...{ goals, assessment, texts }} />}
        <GoalLevelFields
          goals={goals}
          levels={levels}
          onChange={setLevels}
          texts={{
            level: texts.level,
            choose: texts.chooseLevel,
            comment: texts.comment,
            levels: texts.levels,
          }}
          missing={isTried ? texts.chooseLevel : undefined}
        />
        <TextArea
          label={texts.whole}
          rows={4}
          maxLength={PLACEMENT_LIMITS.note}
          error={isTried && isEmpty ? texts.levelMissing : undefined}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <Button type="submit" variant="primary" busy={isSending} fullWidth>
          {texts.sendAssessment}
        </Button>
      </Grid>
    </form>
  );
}
