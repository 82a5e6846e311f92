import { useState } from 'react';
import { validationExtent } from '../../../../../domain/study-plans/plan-texts';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { useQuery } from '../../../apollo/use-query';
import { formatDate } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Loading } from '../../../ui/feedback/skeleton';
import { Row } from '../../../ui/layout';
import { onDemand } from '../../../ui/on-demand';
import { StudyValidationsDocument, type StudyValidationRecordFragment } from './validation.generated';

const ValidationDialog = onDemand(async () => (await import('./validation-dialog')).default);

interface ValidationCardProps {
  studentId: string;
  mayDecide: boolean;
  /** A decision shortens the plan. */
  onDecided: () => Promise<unknown>;
}

/** 'Validering': courses, or parts of them, that need not be read. */
export function ValidationCard({ studentId, mayDecide, onDecided }: ValidationCardProps) {
  const { data, error, loading, refetch } = useQuery(StudyValidationsDocument, {
    variables: { studentId },
    fetchPolicy: 'cache-and-network',
  });
  const [edited, setEdited] = useState<StudyValidationRecordFragment | 'new' | null>(null);
  const validations = data?.validations;
  return (
    <Card
      title="Validering"
      actions={
        mayDecide && (
          <Button size="sm" onClick={() => setEdited('new')}>
            Validera kurs
          </Button>
        )
      }
    >
      {!validations && loading && <Loading text="Laddar valideringarna…" lines={2} />}
      {!validations && !loading && (
        <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta valideringarna." />
      )}
      {validations?.length === 0 && <p className="meta">Ingen kurs är validerad.</p>}
      {validations && validations.length > 0 && (
        <ul className="study-plan-requirements">
          {validations.map((validation) => (
            <li key={validation.id}>
              <Row justify="space-between" align="start" gap="1 2">
                <ValidationText validation={validation} />
                {mayDecide && (
                  <Button
                    size="sm"
                    aria-label={`Ändra validering av ${validation.course.name}`}
                    onClick={() => setEdited(validation)}
                  >
                    Ändra
                  </Button>
                )}
              </Row>
            </li>
          ))}
        </ul>
      )}
      {edited && (
        <ValidationDialog
          {...{ studentId }}
          validation={edited === 'new' ? null : edited}
          onDecided={async () => {
            await refetch();
            await onDecided();
          }}
          onClosed={() => setEdited(null)}
        />
      )}
    </Card>
  );
}

function ValidationText({ validation }: { validation: StudyValidationRecordFragment }) {
  const { course, basis, decidedOn, decidedByName } = validation;
  return (
    <span>
      <span className="strong">{course.name}</span>
      {` · ${validationExtent(validation)}`}
      <br />
      <span className="as-typed">{basis}</span>
      <br />
      <span className="meta">{`Beslutad ${formatDate(decidedOn)} av ${decidedByName}`}</span>
    </span>
  );
}
