import { IconShieldLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from '../../../apollo/use-query';
import { DocumentSubjectsDocument, type DocumentSubjectsQuery } from '../documents.generated';
import { useSearch } from '../../../lib/url-state/use-search';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { ListSearch } from '../../../ui/list/list-search';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { subjectLabels, type DocumentKind } from '../document-kinds';
import { InstanceFilter } from '../instance-filter';
import { Grid, Row } from '../../../ui/layout';
import { LoadFailed } from '../../../apollo/feedback/load-failed';

const atMost = 50;
const mostOfInstance = 200;

type Subject = DocumentSubjectsQuery['documentSubjects']['nodes'][number];

interface SubjectListProps {
  kind: DocumentKind;
  current: string | null;
  onOpen: (id: string) => void;
  marked: ReadonlySet<string>;
  onMark: (marked: ReadonlySet<string>) => void;
}

type MarkingOptions = Pick<SubjectListProps, 'current' | 'onOpen' | 'marked' | 'onMark'>;

/** Marks one or all of the hits; marking also previews. */
function marking(found: readonly Subject[], { current, onOpen, marked, onMark }: MarkingOptions) {
  const markAll = (on: boolean) => {
    const next = new Set(marked);
    for (const { id } of found) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onMark(next);
    if (on && found[0] && !found.some(({ id }) => id === current)) onOpen(found[0].id);
  };
  const mark = (id: string, on: boolean) => {
    const next = new Set(marked);
    if (on) next.add(id);
    else next.delete(id);
    onMark(next);
    // To tick is to choose: the preview shows one of those that are ticked.
    const shown = on ? id : id === current ? [...next].at(-1) : undefined;
    if (shown) onOpen(shown);
  };
  return { mark, markAll };
}

/** The subject of the document: search, select one, or mark many. */
export function SubjectList({ kind, current, onOpen, marked, onMark }: SubjectListProps) {
  const [params] = useSearch();
  // Lists the person, or the students of the course instance, named in the address.
  const [q, setQ] = useState(params.get('q') ?? '');
  const [instance, setInstance] = useState(params.get('tillfalle'));
  const words = subjectLabels[kind.subject];
  const { data, previousData, error, loading, refetch } = useQuery(DocumentSubjectsDocument, {
    variables: {
      input: { type: kind.type, q, courseInstanceId: instance, first: instance ? mostOfInstance : atMost },
    },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? (loading ? previousData : undefined))?.documentSubjects;
  const found = page?.nodes ?? [];
  const { mark, markAll } = marking(found, { current, onOpen, marked, onMark });
  return (
    <Grid gap="3" className="shrinks">
      <ListSearch label={words.search} placeholder={words.hint} value={q} onSearch={setQ} />
      {kind.subject === 'student' && (
        <InstanceFilter value={instance} named={params.get('kurs')} onChange={setInstance} />
      )}
      <LoadFailed refetch={refetch} error={!page && error} text="Kunde inte hämta listan." />
      {!page && !error && <Skeleton lines={6} />}
      {page && found.length === 0 && <p className="meta">{words.none}</p>}
      {found.length > 0 && (
        <>
          <MarkAll {...{ found, marked, onMark }} onAll={markAll} />
          <Grid as="ul" className="doc-subject-list" aria-label={words.search} tabIndex={0}>
            {found.map((subject) => (
              <SubjectItem
                key={subject.id}
                subject={subject}
                isCurrent={subject.id === current}
                isMarked={marked.has(subject.id)}
                onMark={(on) => mark(subject.id, on)}
                onOpen={() => onOpen(subject.id)}
              />
            ))}
          </Grid>
        </>
      )}
      <p className="meta" role="status">
        {page ? hitText(found.length, page.totalCount, words) : ''}
      </p>
    </Grid>
  );
}

interface MarkAllProps extends Pick<SubjectListProps, 'marked' | 'onMark'> {
  found: readonly Subject[];
  onAll: (on: boolean) => void;
}

function MarkAll({ found, marked, onMark, onAll }: MarkAllProps) {
  const allMarked = found.every(({ id }) => marked.has(id));
  return (
    <Row gap="0" justify="space-between" nowrap className="doc-mark-all">
      <Checkbox
        label="Markera alla i listan"
        checked={allMarked}
        indeterminate={!allMarked && found.some(({ id }) => marked.has(id))}
        onChange={onAll}
      />
      {marked.size > 0 && (
        <Button size="sm" variant="quiet" onClick={() => onMark(new Set())}>
          Avmarkera
        </Button>
      )}
    </Row>
  );
}

interface SubjectItemProps {
  subject: Subject;
  isCurrent: boolean;
  isMarked: boolean;
  onMark: (on: boolean) => void;
  onOpen: () => void;
}

function SubjectItem({ subject, isCurrent, isMarked, onMark, onOpen }: SubjectItemProps) {
  const { label, detail, isProtected } = subject;
  return (
    <Grid
      as="li"
      columns="auto 1fr"
      align="center"
      className="doc-subject"
      data-current={isCurrent || undefined}
    >
      <Checkbox hideLabel label={`Markera ${label}`} checked={isMarked} onChange={onMark} />
      <button
        type="button"
        className="doc-subject-open"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onOpen}
      >
        <span className="doc-subject-name">
          {label}
          {isProtected && (
            <IconShieldLock className="icon" size={16} stroke={1.8} aria-label="Skyddade personuppgifter" />
          )}
        </span>
        {detail && <span className="meta">{detail}</span>}
      </button>
    </Grid>
  );
}

function hitText(shown: number, total: number, { one, many }: { one: string; many: string }): string {
  if (total === 0) return '';
  if (total === 1) return `1 ${one}`;
  return shown < total ? `Visar ${shown} av ${total} ${many}. Sök för att hitta fler.` : `${total} ${many}`;
}
