import { counted } from '../../../../domain/numbers';
import './grades.css';
import { useQuery } from '@apollo/client/react';
import { IconArrowLeft } from '@tabler/icons-react';
import { useCallback } from 'react';
import { readFailure } from '../../apollo/failure';
import { GradingGroupsDocument, type GradingGroupsQuery } from '../../graphql/generated';
import { buttons } from '../../lib/fixed-texts';
import { Button, LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ListSearch } from '../../ui/list/list-search';
import { Message } from '../../ui/feedback/message';
import { PageHeader } from '../../ui/page-header';
import { Pagination } from '../../ui/pagination';
import { Select } from '../../ui/fields/select';
import { Loading } from '../../ui/feedback/skeleton';
import { GradeSheet } from './sheet/grade-sheet';
import { GroupList } from './group-list';
import { filterOf, useSheetUrl, type Shown } from './use-sheet-url';
import { Grid } from '../../ui/layout';

const PAGE_SIZE = 40;

const shownLabels: Record<Shown, string> = {
  oppna: 'Att göra',
  publicerade: 'Publicerade',
  provningar: 'Prövningar',
  alla: 'Alla',
};
const shownOptions = (Object.keys(shownLabels) as Shown[]).map((value) => ({
  value,
  label: shownLabels[value],
}));

type SheetUrl = ReturnType<typeof useSheetUrl>;

/** Betyg (pages §10): the courses to grade, and the sheet of one. On a phone first the one, then the other. */
export function GradesPage() {
  const url = useSheetUrl();
  const { open, text, page, shown, urlOf } = url;
  const query = useQuery(GradingGroupsDocument, {
    variables: { input: { text: text || null, ...filterOf[shown], first: PAGE_SIZE, page } },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const groups = (query.data ?? query.previousData)?.gradingGroups;
  const late = groups?.states.find(({ state }) => state === 'OVERDUE')?.count ?? 0;
  return (
    <>
      <PageHeader
        title="Betyg"
        lead={late > 0 ? `${counted(late, 'kurs har', 'kurser har')} försenade betyg.` : undefined}
      />
      <div className="grades" data-open={open ? true : undefined}>
        <Groups url={url} groups={groups} error={query.error} retry={() => void query.refetch()} />
        <div className="grade-main">
          {open ? (
            <>
              <LinkButton
                className="grade-back"
                variant="quiet"
                to={urlOf(null)}
                icon={<IconArrowLeft className="icon" size={20} stroke={1.8} aria-hidden="true" />}
              >
                Alla kurser
              </LinkButton>
              <GradeSheet key={`${open.kind}${open.id}`} sheetKey={open} />
            </>
          ) : (
            groups && groups.nodes.length > 0 && <EmptyState text="Välj en kurs för att sätta betyg." />
          )}
        </div>
      </div>
    </>
  );
}

interface GroupsProps {
  url: SheetUrl;
  groups: GradingGroupsQuery['gradingGroups'] | undefined;
  error: Error | undefined;
  retry: () => void;
}

/** The courses to choose among. */
function Groups({ url, groups, error, retry }: GroupsProps) {
  const { open, text, page, shown, change, urlOf } = url;
  const onSearch = useCallback((q: string) => change({ q, sida: null }, true), [change]);
  return (
    <nav className="grade-nav" aria-label="Kurser att betygsätta">
      <Grid gap="3" className="grade-filter">
        <ListSearch label="Sök kurs eller lärare" value={text} onSearch={onSearch} />
        <Select
          label="Visa"
          options={shownOptions}
          value={shown}
          onChange={(value) => change({ visa: value === 'oppna' ? null : value, sida: null })}
        />
      </Grid>
      {error && (
        <Message tone="error" actions={<Button onClick={retry}>{buttons.retry}</Button>}>
          Kurserna kunde inte hämtas. {readFailure(error).message}
        </Message>
      )}
      {!groups && !error && <Loading text="Laddar kurser..." lines={6} />}
      {groups?.nodes.length === 0 && <NoGroups url={url} />}
      {groups && <GroupList groups={groups.nodes} open={open} urlOf={urlOf} />}
      {groups && groups.total > PAGE_SIZE && (
        <Pagination
          page={page}
          pageCount={Math.ceil(groups.total / PAGE_SIZE)}
          onPage={(sida) => change({ sida: String(sida) })}
          label="Sidor med kurser"
        />
      )}
    </nav>
  );
}

function NoGroups({ url: { text, shown, change } }: { url: SheetUrl }) {
  const filtered = text || shown === 'publicerade' || shown === 'provningar';
  return (
    <EmptyState
      text={
        text || shown !== 'oppna'
          ? 'Inga kurser matchar filtret.'
          : 'Du har inga kurser att betygsätta just nu.'
      }
      action={
        filtered ? (
          <Button onClick={() => change({ q: null, visa: null, sida: null })}>Rensa filter</Button>
        ) : (
          shown === 'oppna' && (
            <Button onClick={() => change({ visa: 'publicerade' })}>Visa publicerade</Button>
          )
        )
      }
    />
  );
}
