import { useApolloClient, useMutation } from '@apollo/client/react';
import { IconArrowLeft, IconLayoutRows, IconTable, IconDoor } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  isTerm,
  TERM_RULE,
  termAfter,
  termDays,
  termLabel,
  termOf,
  type Term,
} from '../../../../../domain/school-days';
import { LOAD_DEFINITION } from '../../../../../domain/teacher-load';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { refetchQueries } from '../../../apollo/refetch-queries';
import { takeBack } from '../../../apollo/take-back';
import { useQuery } from '../../../apollo/use-query';
import { useTeacherOptions } from '../../../entities/teacher/use-teachers';
import { today } from '../../../lib/dates';
import { buttons } from '../../../lib/fixed-texts';
import { useSearch } from '../../../lib/url-state/use-search';
import { Button, LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Message } from '../../../ui/feedback/message';
import { Loading } from '../../../ui/feedback/skeleton';
import { notify } from '../../../ui/feedback/toast-store';
import { Select } from '../../../ui/fields/select';
import { FormProblems } from '../../../ui/form/form-problems';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { Row } from '../../../ui/layout';
import { PageHeader } from '../../../ui/page-header';
import {
  CreateInstancesDocument,
  DeleteInstancesDocument,
  InstanceListDocument,
  TermPlanDocument,
} from '../course-instances.generated';
import { instancesOf } from '../instance-labels';
import { chosenIn } from './term-link';
import { draftOfPlan, faultsOfPlan, includedRows, inputOfPlan, type TermPlan } from './term-draft';
import { TermLanes } from './term-lanes';
import { TermTable } from './term-table';

/** Number of terms to choose from. */
const TERMS = 4;

function comingTerms(): Term[] {
  const terms = [termAfter(termOf(today()))];
  while (terms.length < TERMS) terms.push(termAfter(terms.at(-1)!));
  return terms;
}

/** The term planner: copies of earlier instances, edited in one table or by teacher and room, and created together. */
export default function TermPlanView() {
  const [params, change] = useSearch();
  const terms = useMemo(comingTerms, []);
  const asked = params.get('planera') ?? '';
  const term = isTerm(asked) ? asked : terms[0]!;
  const ids = chosenIn(params);
  const { data, error, refetch } = useQuery(TermPlanDocument, {
    variables: { input: { term, ...(ids.length > 0 && { ids }) } },
    fetchPolicy: 'network-only',
  });
  const plan = data?.termPlan.term === term ? data.termPlan : undefined;
  const options = (terms.includes(term) ? terms : [term, ...terms]).map((value) => ({
    value,
    label: termLabel(value),
  }));
  return (
    <>
      <p className="no-print">
        <LinkButton to="/course-instances" variant="quiet" icon={IconArrowLeft}>
          Alla kurstillfällen
        </LinkButton>
      </p>
      <PageHeader
        title={`Planera ${termLabel(term).toLocaleLowerCase('sv')}`}
        lead={plan && leadOf(plan)}
        actions={
          <Select
            label="Termin"
            hideLabel
            options={options}
            value={term}
            onChange={(next) => change({ planera: next })}
          />
        }
      />
      <LoadFailed {...{ error, refetch }} text="Kunde inte ta fram förslaget." />
      {!plan && !error && <Loading text="Tar fram förslaget…" lines={12} />}
      {plan?.rows.length === 0 && (
        <EmptyState
          text="Det finns inga kurstillfällen att kopiera."
          action={
            <LinkButton to="/course-instances" variant="primary">
              Välj kurstillfällen
            </LinkButton>
          }
        />
      )}
      {plan && plan.rows.length > 0 && (
        <TermForm
          key={`${term} ${ids.join()}`}
          plan={plan}
          isChosen={ids.length > 0}
          subject={`${term} ${ids.join()}`}
        />
      )}
    </>
  );
}

function leadOf({ rows, left }: TermPlan): string {
  const found = `${instancesOf(rows.length)} att kopiera`;
  return left > 0
    ? `${found} · ${left} utelämnade: kursen är arkiverad eller tillfället saknar datum`
    : found;
}

const views = [
  { name: 'table', label: 'Tabell', Icon: IconTable },
  { name: 'teacher', label: 'Per lärare', Icon: IconLayoutRows },
  { name: 'room', label: 'Per lokal', Icon: IconDoor },
] as const;

interface TermFormProps {
  plan: TermPlan;
  isChosen: boolean;
  subject: string;
}

const params = ['planera', 'tillfallen'];

function TermForm({ plan, isChosen, subject }: TermFormProps) {
  const [view, setView] = useState<(typeof views)[number]['name']>('table');
  const teachers = useTeacherOptions();
  const navigate = useNavigate();
  const undo = useUndoCreated();
  const [create] = useMutation(CreateInstancesDocument);
  const term = plan.term as Term;
  const { startDate, endDate } = termDays(term);
  const form = useRecordForm({
    name: 'term-plan',
    subject,
    record: null,
    draftOf: () => draftOfPlan(plan, isChosen),
    faultsOf: faultsOfPlan,
    params,
    save: (draft) => create({ variables: { input: { instances: inputOfPlan(draft, plan) } } }),
    onSaved: ({ data }) => {
      const ids = data.createCourseInstances.map(({ id }) => id);
      notify.success(
        `${instancesOf(ids.length)} är skapade för ${termLabel(term).toLocaleLowerCase('sv')}.`,
        {
          action: { label: buttons.undo, run: () => void undo(ids) },
          lifeMs: 20_000,
        },
      );
      void navigate(`/course-instances?fran=${startDate}&till=${endDate}`);
    },
  });
  const { draft, set } = form;
  const count = includedRows(draft).length;
  return (
    <form id={form.id} noValidate onSubmit={form.submit}>
      <FormProblems
        form={form}
        failed="Kunde inte skapa kurstillfällena"
        faulty="Något behöver rättas innan det går att skapa kurstillfällena"
      />
      <Row role="group" aria-label="Visa som" gap="1" align="stretch" className="toggles below-3">
        {views.map(({ name, label, Icon }) => (
          <Button
            key={name}
            variant="quiet"
            aria-pressed={view === name}
            icon={Icon}
            onClick={() => setView(name)}
          >
            {label}
          </Button>
        ))}
      </Row>
      {view === 'table' ? (
        <TermTable {...{ plan, draft, teachers }} faultOf={form.faultOf} onChange={set} />
      ) : (
        <TermLanes by={view} {...{ plan, draft, teachers }} onChange={set} />
      )}
      <details className="above-3">
        <summary>Så räknas datum och belastning</summary>
        <p>{TERM_RULE}</p>
        <p>{LOAD_DEFINITION}</p>
      </details>
      {count === 0 && <Message tone="info">Markera de kurstillfällen som ska skapas.</Message>}
      <Row align="stretch" justify="flex-end" className="save-bar no-print">
        <LinkButton to="/course-instances">{buttons.cancel}</LinkButton>
        <Button type="submit" variant="primary" busy={form.busy} disabled={count === 0}>
          Skapa {instancesOf(count)}
        </Button>
      </Row>
    </form>
  );
}

/** 'Ångra' of the created instances; none is deleted if one of them has got a student. */
function useUndoCreated() {
  const [remove] = useMutation(DeleteInstancesDocument);
  const client = useApolloClient();
  return (ids: string[]) =>
    takeBack(
      'Kunde inte ta bort kurstillfällena',
      async () => {
        await remove({ variables: { input: { ids } } });
        notify.success(`${instancesOf(ids.length)} är borttagna.`);
      },
      () => void refetchQueries(client, [InstanceListDocument]),
    );
}
