import { gradingList } from '../../../../domain/lists/grading-groups';
import { usedFilters } from '../../../../domain/lists/list-url';
import { counted } from '../../../../domain/numbers';
import { optionsOf } from '../../../../domain/options';
import './grades.css';
import { IconArrowLeft } from '@tabler/icons-react';
import type { AskFirst } from '../../apollo/links/ask-first';
import { useListAnswer, type ListAnswer } from '../../apollo/use-list-answer';
import { useQuery } from '../../apollo/use-query';
import { GradingGroupsDocument, type GradingGroupPartsFragment } from './grades.generated';
import { Button, LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ListBody } from '../../ui/list/list-page';
import type { OutsideHits } from '../../ui/list/outside-hits';
import { PageHeader } from '../../ui/page-header';
import { Pagination } from '../../ui/list/pagination';
import { Select } from '../../ui/fields/select';
import { GradeSheet } from './sheet/grade-sheet';
import { GroupList } from './group-list';
import { groupsAsked, outsideAsked, PAGE_SIZE } from './shown-groups';
import { readSheetUrl, useSheetUrl, type Shown } from './use-sheet-url';
import { sign } from '../../ui/text/sign';

const shownLabels: Record<Shown, string> = {
  oppna: 'Att göra',
  publicerade: 'Publicerade',
  provningar: 'Prövningar',
  alla: 'Alla',
};
const shownOptions = optionsOf(shownLabels);

type SheetUrl = ReturnType<typeof useSheetUrl>;

export const askFirst: AskFirst = (ask, { search }) => {
  const view = readSheetUrl(search);
  return ask(GradingGroupsDocument, groupsAsked(view, usedFilters(gradingList, view)));
};

/** Betyg (pages §10): the courses to grade, and the sheet of one. On a phone first the one, then the other. */
export function GradesPage() {
  const url = useSheetUrl();
  const { view, filter, urlOf } = url;
  const open = view.sheet;
  const answer = useListAnswer(
    useQuery(GradingGroupsDocument, {
      variables: groupsAsked(view, filter),
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
    }),
    ({ gradingGroups }) => ({ ...gradingGroups, totalCount: gradingGroups.total }),
  );
  const groups = answer.page;
  const late = groups?.states.find(({ state }) => state === 'OVERDUE')?.count ?? 0;
  return (
    <>
      <PageHeader
        title="Betyg"
        // An empty line keeps its height, so that the content below does not move.
        lead={late > 0 ? `${counted(late, 'kurs har', 'kurser har')} försenade betyg.` : ' '}
      />
      <div className="parts grades" data-open={open ? true : undefined}>
        <Groups url={url} answer={answer} />
        <div className="grade-main">
          {open ? (
            <>
              <LinkButton
                className="grade-back"
                variant="quiet"
                to={urlOf(null)}
                icon={sign(IconArrowLeft, 20)}
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
  answer: ListAnswer<{ nodes: readonly GradingGroupPartsFragment[]; totalCount: number }>;
}

/** The courses to choose among. */
function Groups({ url, answer }: GroupsProps) {
  const { view, change, urlOf } = url;
  const outside = useOutsideHits(url);
  return (
    <nav className="grade-nav no-print" aria-label="Kurser att betygsätta">
      <ListBody
        state={url}
        answer={answer}
        bare
        memory={{ name: 'grading-groups' }}
        outside={outside}
        quick={
          <Select
            label="Visa"
            options={shownOptions}
            value={view.shown}
            onChange={(shown) => change({ shown })}
          />
        }
        nothing="EMPTY"
        empty={emptyOf(url)}
        picture={({ nodes, totalCount }) => (
          <>
            <GroupList groups={nodes} open={view.sheet} urlOf={urlOf} />
            {totalCount > PAGE_SIZE && (
              <Pagination
                page={view.page}
                pageCount={Math.ceil(totalCount / PAGE_SIZE)}
                onPage={(page) => change({ page })}
                label="Sidor med kurser"
              />
            )}
          </>
        )}
      />
    </nav>
  );
}

/** What the search finds beside what 'Visa' shows. */
function useOutsideHits({ view, filter, change }: SheetUrl): OutsideHits | null {
  const asked = outsideAsked(view, filter);
  const { data } = useQuery(GradingGroupsDocument, {
    variables: asked ?? { input: {} },
    skip: asked === null,
  });
  const groups = data?.gradingGroups;
  if (!asked || !groups || groups.total === 0) return null;
  return {
    total: groups.total,
    kinds: [...new Set(groups.nodes.map(({ state }) => gradingList.filters.states.labels[state]))],
    show: () => change({ shown: 'alla' }),
  };
}

function emptyOf({ view: { text, shown }, change }: SheetUrl) {
  const nothingToDo = !text && shown === 'oppna';
  const showAll = () => change({ text: '', shown: 'oppna' });
  return {
    text: nothingToDo ? 'Du har inga kurser att betygsätta just nu.' : 'Inga kurser matchar filtret.',
    action: nothingToDo ? (
      <Button onClick={() => change({ shown: 'publicerade' })}>Visa publicerade</Button>
    ) : (
      (text || shown !== 'alla') && <Button onClick={showAll}>Rensa filter</Button>
    ),
  };
}
