import { IconCircleCheck, IconCircleDashed, IconCircleMinus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { FirstRunStep } from '../../../../../domain/generated';
import { firstRunLabels } from '../../../../../domain/labels/system';
import type { AdministratorDayQuery } from '../my-day.generated';
import { Button, LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Grid, Row } from '../../../ui/layout';
import { useSkipFirstRunStep } from './use-skip-first-run-step';
import { sign } from '../../../ui/text/sign';

type State = AdministratorDayQuery['firstRun'][number];

interface Way {
  /** What the step is for. */
  why: string;
  /** The page of the step, and the label of its link. */
  to: string;
  act: string;
  /** What belongs to it, elsewhere. */
  also?: { to: string; label: string };
}

const ways: Readonly<Record<FirstRunStep, Way>> = {
  SCHOOL: {
    why: 'Namn, skolenhetskod och vem som undertecknar står på intyg och andra dokument.',
    to: '/installningar/skola',
    act: 'Fyll i skolans uppgifter',
  },
  MUNICIPALITIES: {
    why: 'Kommunerna är upplagda. Av prislistan räknas intäkterna ut, dag för dag.',
    to: '/installningar/priser',
    act: 'Lägg upp en prislista',
    also: { to: '/installningar/kommuner', label: 'Ändra kommunerna' },
  },
  TEACHERS: {
    why: 'Lärarna får ett konto med en länk där de väljer lösenord. Importen känner sedan igen dem.',
    to: '/lagg-till-larare',
    act: 'Lägg till en lärare',
  },
  STUDENTS: {
    why: 'Kommunens lista i Excel eller CSV. Kurser som inte finns än väntar som önskemål.',
    to: '/students?import=ny',
    act: 'Importera elever',
  },
  INSTANCES: {
    why: 'Kurstillfällen med datum, lärare och platser, som eleverna skrivs in på.',
    to: '/course-instances',
    act: 'Lägg upp kurstillfällen',
    also: { to: '/course-matching?visa=utan-forslag', label: 'Utgå från vad eleverna önskar' },
  },
};

/** 'Kom igång': five steps of a new school, until each is done or left out. */
export function FirstRunCard({ states }: { states: readonly State[] }) {
  const skip = useSkipFirstRunStep();
  const open = states.filter(({ isDone, isSkipped }) => !isDone && !isSkipped);
  if (open.length === 0) return null;
  const done = states.filter(({ isDone }) => isDone).length;
  return (
    <Card
      title="Kom igång"
      className="below-4"
      actions={
        <span className="meta tabular">
          {done} av {states.length} klara
        </span>
      }
    >
      <ol className="day-rows">
        {states.map((state) => (
          <Step key={state.step} state={state} isCurrent={state === open[0]} onSkip={skip} />
        ))}
      </ol>
    </Card>
  );
}

interface StepProps {
  state: State;
  isCurrent: boolean;
  onSkip: (step: FirstRunStep, skipped: boolean) => void;
}

function Step({ state: { step, isDone, isSkipped }, isCurrent, onSkip }: StepProps) {
  const label = firstRunLabels[step];
  const { why, to, act, also } = ways[step];
  const isOpen = !isDone && !isSkipped;
  return (
    <Row
      as="li"
      gap="3"
      nowrap
      className="day-row first-run-step"
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className={isDone ? 'day-well' : 'first-run-mark'}>
        {isDone
          ? sign(IconCircleCheck, 22)
          : isSkipped
            ? sign(IconCircleMinus, 22)
            : sign(IconCircleDashed, 22)}
      </span>
      <Grid gap="2" className="fills">
        {isOpen && !isCurrent ? <Link to={to}>{label}</Link> : <strong>{label}</strong>}
        <span className="meta">{isDone ? 'Klart' : isSkipped ? 'Hoppades över' : why}</span>
        {isCurrent && (
          <Row gap="2 4" align="center">
            <LinkButton to={to} variant="primary">
              {act}
            </LinkButton>
            {also && <Link to={also.to}>{also.label}</Link>}
          </Row>
        )}
      </Grid>
      {!isDone && (
        <Button size="sm" variant="quiet" onClick={() => onSkip(step, !isSkipped)}>
          {isSkipped ? 'Ta upp igen' : 'Hoppa över'}
          <span className="sr-only">: {label}</span>
        </Button>
      )}
    </Row>
  );
}
