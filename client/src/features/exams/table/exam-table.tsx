import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react';
import { examList } from '../../../../../domain/lists/exams';
import { noFilters } from '../../../../../domain/lists/list-url';
import { counted } from '../../../../../domain/numbers';
import { useListAnswer } from '../../../apollo/use-list-answer';
import { useQuery } from '../../../apollo/use-query';
import { useSavedViews } from '../../../entities/saved-view/use-saved-views';
import { AnyExamsDocument, ExamListDocument, type ExamRowFragment } from '../exams.generated';
import { headings } from '../../../lib/fixed-texts';
import { buttons } from '../../../lib/fixed-texts';
import { usePreferences } from '../../../lib/session/preferences';
import { usePhone } from '../../../lib/use-medium';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/feedback/message';
import { Row } from '../../../ui/layout';
import { ListBody } from '../../../ui/list/list-page';
import { ListPages } from '../../../ui/list/list-pages';
import { useList } from '../../../ui/list/use-list';
import { useSelectedRows } from '../../../ui/list/use-selected-rows';
import { onDemand } from '../../../ui/on-demand';
import { Table } from '../../../ui/table';
import { examRowId } from '../../../entities/exam/exam-row';
import { ExamBulk } from './exam-bulk';
import { examTableColumns } from './exam-columns';
import { focusExam, onRowKey } from './exam-keys';
import { UnknownCourses } from './unknown-courses';
import { useNamedRow } from './use-named-row';
import { useDecideExams } from './use-decide-exams';
import { draftOf, useExamActions, type ExamActions } from './use-exam-actions';
import { useOpenedExam, type OpenedExam } from './use-opened-exam';

const ExamPanel = onDemand(async () => (await import('./exam-panel')).default);
const nobody: readonly ExamRowFragment[] = [];

interface ExamTableProps {
  /** A decision is begun that would be lost. */
  onDirty: (dirty: boolean) => void;
}

/**
 * '📋 Prövningselever' (specification §2). A decided registration stays in place until the table is refetched,
 * regardless of the filter, so that users can correct it.
 */
export function ExamTable({ onDirty }: ExamTableProps) {
  const list = useList(examList);
  const { view, rows, filter, change, open } = list;
  const answer = useListAnswer(useQuery(ExamListDocument, list.query), (data) => data.exams);
  const { page, outdated, readAgain } = answer;
  const none = page?.totalCount === 0;
  const { data: anything } = useQuery(AnyExamsDocument, { skip: !none, fetchPolicy: 'network-only' });
  const heading = useRef<HTMLHeadingElement>(null);
  const decisions = useDecideExams(readAgain);
  const actions = useLeftFocus(useExamActions(readAgain, decisions), heading);
  const isCard = usePhone();
  const columns = useMemo(
    () => examTableColumns({ ...actions, onOpen: open, isCard }),
    [actions, open, isCard],
  );
  const nodes = page?.nodes ?? nobody;
  useNamedRow(nodes, view.status === 'INTRESSE');
  // Visible rows only: nobody decides on rows that they do not see.
  const selected = useSelectedRows(JSON.stringify({ filter, page: view.page, rows, sort: view.sort }));
  const { opened, isGone, retry } = useOpenedExam(view.open, page && !outdated ? page.nodes : null);
  const dirty = actions.drafts.size > 0;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const turn = (turned: Pick<Partial<typeof view>, 'page' | 'rows'>) => {
    change(turned);
    if (turned.rows) return;
    heading.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section className="exam-table" aria-labelledby="exam-table-heading">
      <TableHead heading={heading} total={page && !outdated ? page.totalCount : null} />
      <UnknownCourses
        shown={view.unknownCourse}
        onShow={() => change({ ...noFilters(examList), unknownCourse: true })}
      />
      <NotOpened {...{ isGone, retry }} onClose={() => open(null)} />
      {/* The rows are forms and the page has the registration above: no ListPage, and a table of its own. */}
      <ListBody
        state={list}
        useViews={useSavedViews}
        answer={answer}
        options={{ course: (page?.courses ?? []).map((title) => ({ value: title, label: title })) }}
        nothing={anything ? (anything.exams.totalCount === 0 ? 'EMPTY' : 'NO_HITS') : null}
        empty={{ text: 'Ingen är anmäld till prövning ännu.' }}
        picture={({ totalCount: total }) =>
          total > 0 && (
            <div onKeyDown={(event) => onRowKey(event, decideRow(nodes, actions))}>
              <Table
                caption="Anmälningar till prövning"
                columns={columns}
                rows={nodes}
                rowKey={({ id }) => id}
                // By the day of registration: no column's order.
                sort={view.sort?.field === 'REGISTERED' ? null : view.sort}
                onSort={(sort) => change({ sort })}
                selected={selected.ids}
                onSelect={(ids) =>
                  selected.choose(
                    ids,
                    nodes.map(({ id }) => id),
                  )
                }
                {...(!isCard && { anchorOf: ({ id }: ExamRowFragment) => examRowId(id) })}
                selectLabel={({ name, course }) => `Välj ${name}, ${course}`}
                density="compact"
                busy={outdated}
              />
              <ExamBulk
                chosen={nodes.filter(({ id }) => selected.ids.has(id))}
                decideMany={decisions.decideMany}
                onClear={selected.clear}
              />
              <ListPages {...{ rows, total }} label="Sidor med prövningar" page={view.page} onChange={turn} />
            </div>
          )
        }
      />
      {opened && <ExamPanel key={opened.id} exam={opened} {...actions} onClosed={() => open(null)} />}
    </section>
  );
}

function TableHead({
  heading,
  total,
}: {
  heading: RefObject<HTMLHeadingElement | null>;
  total: number | null;
}) {
  const { shortcuts } = usePreferences();
  return (
    <Row gap="1 4" align="baseline" className="exam-table-head">
      <h2 id="exam-table-heading" ref={heading} tabIndex={-1}>
        {headings.examTable}
      </h2>
      <p className="meta tabular" role="status">
        {total === null ? '' : counted(total, 'prövning', 'prövningar')}
      </p>
      {total !== 0 && shortcuts && (
        <p className="meta exam-keys not-on-phone">
          <kbd>G</kbd> godkänner och <kbd>N</kbd> nekar raden och går till nästa, <kbd>↑</kbd> <kbd>↓</kbd>{' '}
          byter rad.
        </p>
      )}
    </Row>
  );
}

/** Decides on a row with its current draft and goes on to the next undecided one; a refused decision takes one back. */
function decideRow(nodes: readonly ExamRowFragment[], { drafts, save }: ExamActions) {
  return (id: string, decision: 'ACCEPT' | 'DENY') => {
    const at = nodes.findIndex((exam) => exam.id === id);
    const exam = nodes[at];
    if (!exam?.viewerMay.decide) return;
    const next = nodes
      .slice(at + 1)
      .find(({ status, viewerMay }) => status === 'INTRESSE' && viewerMay.decide);
    focusExam((next ?? exam).id);
    void save(exam, { ...(drafts.get(id) ?? draftOf(exam)), decision }).then((isStored) => {
      if (!isStored) focusExam(id);
    });
  };
}

/** A button that goes with its row leaves its focus to the heading. */
function useLeftFocus(actions: ExamActions, heading: RefObject<HTMLElement | null>): ExamActions {
  const { remove } = actions;
  const removeRow = useCallback<ExamActions['remove']>(
    async (exam) => {
      const gone = await remove(exam);
      if (gone) heading.current?.focus();
      return gone;
    },
    [remove, heading],
  );
  return useMemo(() => ({ ...actions, remove: removeRow }), [actions, removeRow]);
}

/** Said where the registration that the address names cannot be shown. */
function NotOpened({ isGone, retry, onClose }: Omit<OpenedExam, 'opened'> & { onClose: () => void }) {
  if (retry)
    return (
      <Message tone="error" actions={<Button onClick={retry}>{buttons.retry}</Button>}>
        Kunde inte hämta anmälan.
      </Message>
    );
  return (
    isGone && (
      <Message tone="warning" actions={<Button onClick={onClose}>Stäng</Button>}>
        Anmälan finns inte längre, eller så får du inte se den.
      </Message>
    )
  );
}
