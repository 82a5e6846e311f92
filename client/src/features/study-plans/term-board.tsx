import './study-plans.css';
import { useLayoutEffect, useRef, type HTMLAttributes, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { counted } from '../../../../domain/numbers';
import { mayAccess } from '../../../../domain/roles';
import { itemStateText } from '../../../../domain/study-plans/plan-texts';
import { termText } from '../../../../domain/study-plans/terms';
import { useSession } from '../../lib/session/session-store';
import { Badge, type BadgeProps } from '../../ui/badge';
import { Row } from '../../ui/layout';
import { DotsMenu } from '../../ui/overlays/dots-menu';
import type { MenuItem } from '../../ui/overlays/menu';
import type { StudyPlanRecordFragment } from './study-plans.generated';
import { columnOf, NO_TERM, TermDrag, useItemDrag, useTermDrop } from './term-drag';
import type { PlanItem } from './use-study-plan-actions';
import { useTermMoves } from './use-term-moves';

interface TermBoardProps {
  plan: StudyPlanRecordFragment;
  /** Terms of the plan and of its courses, in order. */
  terms: readonly string[];
  /** Given to those who may change the plan. */
  actions: {
    move: (item: PlanItem, term: string | null) => Promise<boolean>;
    note: (item: PlanItem) => unknown;
    remove: (item: PlanItem) => unknown;
  } | null;
  /** What else the viewer may do with a course: enrol on it, register for an exam. */
  courseActions: (item: PlanItem) => readonly MenuItem[];
  /** The day of an earlier plan, which the names of its terms tell from those of the present one. */
  day?: string;
}

const tones: Record<PlanItem['source'], BadgeProps['tone']> = {
  WISH: 'warn',
  PLANNED: 'neutral',
  ENROLLED: 'info',
  VALIDATED: 'ok',
  DONE: 'ok',
};

/** Terms as columns and courses as cards, which those who may change the plan drag between them. */
export function TermBoard({ plan, terms, actions, courseActions, day }: TermBoardProps) {
  const { dropped, revealed, move } = useTermMoves(actions?.move ?? null);
  const items = plan.items.map((item) =>
    dropped.has(item.id) ? { ...item, term: dropped.get(item.id)! } : item,
  );
  const hasLoose = items.some(({ term }) => term === null);
  const columns = [...terms, ...(hasLoose || dropped.size > 0 ? [NO_TERM] : [])];
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!revealed) return;
    scroller.current?.querySelector<HTMLElement>(`[data-item="${revealed.id}"] .study-plan-handle`)?.focus();
  }, [revealed]);
  const remove = async (item: PlanItem) => {
    await actions?.remove(item);
    if (document.activeElement === document.body) scroller.current?.focus({ preventScroll: true });
  };
  const cardActions = actions && { ...actions, move, remove };
  const board = (
    <div
      ref={scroller}
      className="study-plan-terms"
      role="group"
      aria-label={['Terminer', day].filter(Boolean).join(' ')}
      tabIndex={0}
    >
      {columns.map((column) => (
        <TermColumn
          key={column}
          column={column}
          items={items.filter((item) => columnOf(item) === column)}
          {...{ terms, courseActions, day }}
          actions={cardActions}
        />
      ))}
    </div>
  );
  if (!actions) return board;
  return (
    <TermDrag
      {...{ items, columns, nameOf }}
      onMove={(item, column) => void move(item, column === NO_TERM ? null : column)}
      overlay={(item) => (
        <div className="study-plan-card" data-lifted="">
          <CardFace item={item} name={<span className="strong">{item.course.name}</span>} menu={null} />
        </div>
      )}
    >
      {board}
    </TermDrag>
  );
}

/** Actions of the menu of a course. */
type CardActions =
  | (Omit<NonNullable<TermBoardProps['actions']>, 'move'> & {
      move: (item: PlanItem, term: string | null) => unknown;
    })
  | null;

interface TermColumnProps extends Pick<TermBoardProps, 'terms' | 'courseActions' | 'day'> {
  actions: CardActions;
  column: string;
  items: readonly PlanItem[];
}

function TermColumn({ column, items, day, ...given }: TermColumnProps) {
  const { setColumn, isOver } = useTermDrop(column);
  return (
    <section
      ref={setColumn}
      className="study-plan-term"
      data-term={column}
      data-over={isOver || undefined}
      aria-label={[nameOf(column), day].filter(Boolean).join(' ')}
    >
      <Row justify="space-between" nowrap>
        <h3>{nameOf(column)}</h3>
        <span className="meta tabular">{pointsText(items)}</span>
      </Row>
      {items.length === 0 && <p className="meta">Inga kurser</p>}
      <ul className="stack">
        {items.map((item) => (
          <ItemCard key={item.id} item={item} {...given} />
        ))}
      </ul>
    </section>
  );
}

const nameOf = (column: string): string => (column === NO_TERM ? 'Utan termin' : termText(column));

const pointsText = (items: readonly PlanItem[]): string =>
  counted(
    items.reduce((total, { course }) => total + (course.points ?? 0), 0),
    'poäng',
    'poäng',
  );

interface ItemCardProps extends Pick<TermColumnProps, 'terms' | 'actions' | 'courseActions'> {
  item: PlanItem;
}

function ItemCard({ item, terms, actions, courseActions }: ItemCardProps) {
  const { course } = item;
  const others = courseActions(item);
  const isFixed = hasOwnTerm(item);
  const { setCard, setHandle, isDragging, onCard, onKeyDown, describedBy } = useItemDrag(
    item.id,
    !actions || isFixed,
  );
  if (!actions)
    return (
      <li className="study-plan-card">
        <CardFace
          item={item}
          name={<CourseName course={course} className="strong" />}
          menu={others.length > 0 && <DotsMenu label={menuLabel(item)} size="sm" items={() => others} />}
        />
      </li>
    );
  return (
    <li
      ref={setCard}
      className="study-plan-card"
      data-item={item.id}
      data-dragging={isDragging || undefined}
      {...onCard}
    >
      <CardFace
        item={item}
        name={
          isFixed ? (
            <CourseName course={course} className="strong" />
          ) : (
            <CourseName
              course={course}
              className="study-plan-handle strong"
              handle={setHandle}
              draggable={false}
              aria-describedby={describedBy}
              onKeyDown={onKeyDown}
            />
          )
        }
        menu={
          <DotsMenu
            label={menuLabel(item)}
            size="sm"
            items={() => [...others, ...changesOfItem(item, terms, actions)]}
          />
        }
      />
    </li>
  );
}

/** What those who may change the plan do with a course. */
function changesOfItem(
  item: PlanItem,
  terms: readonly string[],
  actions: NonNullable<CardActions>,
): MenuItem[] {
  return [
    ...(hasOwnTerm(item) ? [] : terms).map((term) => ({
      key: term,
      label: `Flytta till ${termText(term)}`,
      disabled: term === item.term,
      onSelect: () => void actions.move(item, term),
    })),
    {
      key: 'note',
      label: item.note ? 'Ändra anteckning' : 'Skriv anteckning',
      onSelect: () => void actions.note(item),
    },
    { key: 'remove', label: 'Ta bort', danger: true, onSelect: () => void actions.remove(item) },
  ];
}

/** A course that is read or done stands in the term of its enrolment or grade. */
const hasOwnTerm = ({ source }: PlanItem): boolean => source === 'ENROLLED' || source === 'DONE';

interface CourseNameProps extends HTMLAttributes<HTMLElement> {
  course: PlanItem['course'];
  handle?: (element: HTMLElement | null) => void;
}

/** Leads to the course's page, for those who may open it. */
function CourseName({ course, handle, ...attributes }: CourseNameProps) {
  const { role } = useSession();
  if (role && mayAccess(role, 'SPECPED'))
    return (
      <Link to={`/education/${course.id}`} ref={handle} {...attributes}>
        {course.name}
      </Link>
    );
  if (!handle) return <span {...attributes}>{course.name}</span>;
  return (
    <button type="button" ref={handle} {...attributes}>
      {course.name}
    </button>
  );
}

const menuLabel = ({ course }: PlanItem): string => `Åtgärder för ${course.name}`;

/** What a card says. */
function CardFace({ item, name, menu }: { item: PlanItem; name: ReactNode; menu: ReactNode }) {
  const { course, source, validatedPoints, isInterrupted, note } = item;
  return (
    <>
      <Row justify="space-between" align="start" nowrap>
        <span>
          {name}
          <br />
          <span className="meta">
            {[course.code, course.points !== null && `${course.points} p`].filter(Boolean).join(' · ')}
          </span>
        </span>
        {menu}
      </Row>
      <Row gap="1 2">
        <Badge tone={tones[source]}>{itemStateText(item)}</Badge>
        {validatedPoints !== null && validatedPoints > 0 && source !== 'VALIDATED' && (
          <Badge tone="ok">{`${validatedPoints} p validerade`}</Badge>
        )}
        {isInterrupted && <Badge tone="danger">Avbruten</Badge>}
      </Row>
      {note && <p className="meta">{note}</p>}
    </>
  );
}
