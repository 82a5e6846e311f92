import { checkSummary } from '../../../../domain/study-plans/plan-texts';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { useQuery } from '../../apollo/use-query';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Message } from '../../ui/feedback/message';
import { Loading } from '../../ui/feedback/skeleton';
import { Row, Stack } from '../../ui/layout';
import { CheckStudyPlanDocument, type CheckStudyPlanQuery } from './study-plans.generated';

type Requirement = CheckStudyPlanQuery['checkStudyPlan']['requirements'][number];

/** What can be done with a course that would fill a requirement. */
export interface CheckOffer {
  label: string;
  choose: (courseId: string) => unknown;
  isOffered: (courseId: string) => boolean;
}

interface PlanCheckProps {
  studentId: string;
  /** Null for those who only read. */
  offer: CheckOffer | null;
}

/** 'Vad saknas?': the plan against the requirements of its goal. */
export function PlanCheck({ studentId, offer }: PlanCheckProps) {
  const { data, error, loading, refetch } = useQuery(CheckStudyPlanDocument, {
    variables: { studentId },
    fetchPolicy: 'cache-and-network',
  });
  const check = data?.checkStudyPlan;
  return (
    <Card title="Vad saknas?">
      {!check && loading && <Loading text="Räknar…" lines={4} />}
      {!check && !loading && (
        <LoadFailed error={error} refetch={refetch} text="Kunde inte räkna vad som saknas." />
      )}
      {check && (
        <Stack gap="3">
          <p className="strong">{checkSummary(check)}</p>
          {check.warnings.map((warning) => (
            <Message key={warning} tone="warning" live={false}>
              {warning}
            </Message>
          ))}
          <ul className="study-plan-requirements">
            {check.requirements.map((requirement) => (
              <RequirementRow key={requirement.key} {...{ requirement, offer }} />
            ))}
          </ul>
        </Stack>
      )}
    </Card>
  );
}

function RequirementRow({
  requirement,
  offer,
}: Pick<PlanCheckProps, 'offer'> & { requirement: Requirement }) {
  const { title, unit, needed, has, planned, missing, text, courses } = requirement;
  const offered = offer ? courses.filter(({ id }) => offer.isOffered(id)) : [];
  const plannedText = planned > 0 ? ` + ${planned} i planen` : '';
  return (
    <li>
      <Row justify="space-between" align="start" gap="1 2">
        <span>
          <span className="strong">{title}</span>
          <br />
          <span className="meta">{text}</span>
        </span>
        <Badge tone={missing > 0 ? 'warn' : has >= needed ? 'ok' : 'info'}>
          {`${has}${plannedText} av ${needed}${unit === 'POINTS' ? ' p' : ''}`}
        </Badge>
      </Row>
      {offer && offered.length > 0 && (
        <Row gap="1 2">
          {offered.map(({ id, name }) => (
            <Button key={id} size="sm" variant="quiet" onClick={() => void offer.choose(id)}>
              {`${offer.label} ${name}`}
            </Button>
          ))}
        </Row>
      )}
    </li>
  );
}
