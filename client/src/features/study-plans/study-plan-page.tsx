import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { studyPlanStateLabels } from '../../../../domain/labels/study-plan';
import { readFailure } from '../../apollo/failure';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { useQuery } from '../../apollo/use-query';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loading } from '../../ui/feedback/skeleton';
import { Grid, Row } from '../../ui/layout';
import { onDemand } from '../../ui/on-demand';
import type { MenuItem } from '../../ui/overlays/menu';
import { focusHeading, PageHeader } from '../../ui/page-header';
import { MappingCard } from './mapping/mapping-card';
import { PlanActions } from './plan-actions';
import { PlanCheck, type CheckOffer } from './plan-check';
import { PlanFacts, termsOf } from './plan-facts';
import { PlanHistory } from './history/plan-history';
import { StudyPlanDocument, type StudyPlanRecordFragment } from './study-plans.generated';
import { TermBoard } from './term-board';
import { useRereadPlan, useStudyPlanActions, type PlanItem } from './use-study-plan-actions';
import { ValidationCard } from './validation/validation-card';

const PlanDialog = onDemand(async () => (await import('./plan-dialog')).default);
const CourseDialog = onDemand(async () => (await import('./course-dialog')).default);
const NoteDialog = onDemand(async () => (await import('./note-dialog')).default);
const ImportDialog = onDemand(async () => (await import('./exchange/import-dialog')).default);
const CloseDialog = onDemand(async () => (await import('./close-dialog')).default);

interface StudyPlanPageProps {
  studentId: string;
  /** What other features offer for a course of the plan. */
  courseActions: (plan: StudyPlanRecordFragment, item: PlanItem) => readonly MenuItem[];
}

/** `/studieplan/{id}`: a student's individual study plan. */
export function StudyPlanPage({ studentId, courseActions }: StudyPlanPageProps) {
  const { data, previousData, error, loading, refetch } = useQuery(StudyPlanDocument, {
    variables: { studentId },
    fetchPolicy: 'cache-and-network',
  });
  const plan = (data ?? previousData)?.studyPlan;
  if (plan) return <LoadedPlan plan={plan} courseActions={courseActions} />;
  const code = error && !loading ? readFailure(error).code : null;
  if (code === 'FORBIDDEN') return <Navigate to="/unauthorized" replace />;
  const isMissing = code === 'NOT_FOUND' || code === 'BAD_USER_INPUT';
  return (
    <>
      <PageHeader title="Studieplan" />
      {loading && <Loading text="Laddar studieplanen…" lines={8} />}
      {isMissing && <EmptyState text="Eleven finns inte." />}
      {!loading && !isMissing && (
        <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta studieplanen." />
      )}
    </>
  );
}

type Open = 'plan' | 'import' | 'course' | 'close' | null;

interface LoadedPlanProps extends Pick<StudyPlanPageProps, 'courseActions'> {
  plan: StudyPlanRecordFragment;
}

function LoadedPlan({ plan, courseActions }: LoadedPlanProps) {
  const [open, setOpen] = useState<Open>(null);
  const actions = useStudyPlanActions(plan);
  const reread = useRereadPlan();
  const { studentId, studentName, state, viewerMay } = plan;
  const isOpen = state !== null && state !== 'CLOSED';
  const terms = termsOf(plan);
  const close = () => setOpen(null);
  const [courseId, setCourseId] = useState<string | null>(null);
  const [noted, setNoted] = useState<PlanItem | null>(null);
  const wish = async (id: string) => {
    await actions.wishNow(id);
    keepFocus();
  };
  const openCourse = (id: string | null) => {
    setCourseId(id);
    setOpen('course');
  };
  return (
    <>
      <PageHeader
        title="Studieplan"
        subject={<Link to={`/student/${studentId}`}>{studentName}</Link>}
        tab={studentName}
        lead={
          state && (
            <Badge tone={state === 'AGREED' ? 'ok' : state === 'REVISED' ? 'warn' : 'neutral'}>
              {studyPlanStateLabels[state]}
            </Badge>
          )
        }
        actions={
          state && (
            <PlanActions
              {...{ plan, actions }}
              onAddCourse={() => openCourse(null)}
              onEdit={() => setOpen('plan')}
              onImport={() => setOpen('import')}
              onClose={() => setOpen('close')}
            />
          )
        }
      />
      {state ? (
        <Grid gap="4" columns="minmax(0, 1fr)">
          <Card title="Mål">
            <PlanFacts plan={plan} />
          </Card>
          <Card title="Kurser per termin">
            <TermBoard
              {...{ plan, terms }}
              actions={viewerMay.change && isOpen ? { ...actions, note: setNoted } : null}
              courseActions={(item) => [
                ...courseActions(plan, item),
                ...(viewerMay.agreeOwn && isOpen && item.source === 'WISH'
                  ? [
                      {
                        key: 'back',
                        label: 'Ta bort önskemålet',
                        onSelect: () => void actions.takeBack(item),
                      },
                    ]
                  : []),
              ]}
            />
          </Card>
          <PlanCheck studentId={studentId} offer={isOpen ? offerOf(plan, { wish, add: openCourse }) : null} />
          <ValidationCard {...{ studentId }} mayDecide={viewerMay.change} onDecided={reread} />
          <MappingCard {...{ studentId, studentName }} />
          <PlanHistory plan={plan} />
        </Grid>
      ) : (
        <Grid gap="4" columns="minmax(0, 1fr)">
          <EmptyState
            text={viewerMay.agreeOwn ? 'Du har ingen studieplan än.' : 'Eleven har ingen studieplan.'}
            action={
              viewerMay.change && (
                <Row>
                  <Button variant="primary" onClick={() => setOpen('plan')}>
                    Ny studieplan
                  </Button>
                  <Button onClick={() => setOpen('import')}>Läs in från annan skola</Button>
                </Row>
              )
            }
          />
          <ValidationCard {...{ studentId }} mayDecide={viewerMay.change} onDecided={reread} />
          <MappingCard {...{ studentId, studentName }} />
        </Grid>
      )}
      {open === 'plan' && <PlanDialog plan={plan} onClosed={close} />}
      {open === 'import' && <ImportDialog {...{ studentId, studentName }} onClosed={close} />}
      {noted && <NoteDialog {...{ plan }} item={noted} onClosed={() => setNoted(null)} />}
      {open === 'close' && <CloseDialog plan={plan} onClosed={close} />}
      {open === 'course' && (
        <CourseDialog
          {...{ plan, terms, courseId }}
          isWish={!viewerMay.change}
          onClosed={() => {
            close();
            keepFocus();
          }}
        />
      )}
    </>
  );
}

/** Focuses the heading if the pressed button is gone, since a planned course is no longer offered. */
function keepFocus(): void {
  if (document.activeElement === document.body) focusHeading({ preventScroll: true });
}

/** What the viewer may do with a course that the check names and that the plan has not. */
function offerOf(
  { viewerMay, items }: StudyPlanRecordFragment,
  { wish, add }: { wish: (courseId: string) => unknown; add: (courseId: string) => void },
): CheckOffer | null {
  if (!viewerMay.change && !viewerMay.agreeOwn) return null;
  const [label, choose] = viewerMay.change ? (['Lägg till', add] as const) : (['Önska', wish] as const);
  const planned = new Set(items.map(({ course }) => course.id));
  return { label, choose, isOffered: (courseId) => !planned.has(courseId) };
}
