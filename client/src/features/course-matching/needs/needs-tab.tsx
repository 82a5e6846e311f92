import { useState } from 'react';
import { needList } from '../../../../../domain/lists/course-matching';
import { noFilters } from '../../../../../domain/lists/list-url';
import { optionsOf } from '../../../../../domain/options';
import type { ListAnswer } from '../../../apollo/use-list-answer';
import { useCourses } from '../../../entities/course/use-courses';
import { useMunicipalityOption } from '../../../entities/municipality/use-municipalities';
import { useSavedViews } from '../../../entities/saved-view/use-saved-views';
import { Loading } from '../../../ui/feedback/skeleton';
import { Select } from '../../../ui/fields/select';
import { ListBody } from '../../../ui/list/list-page';
import type { ListState } from '../../../ui/list/use-list';
import type { MatchNeedFieldsFragment } from '../course-matching.generated';
import { ListPages } from '../../../ui/list/list-pages';
import { useSelectedRows } from '../../../ui/list/use-selected-rows';
import { CourseGroups, useCourseGroups } from './course-groups';
import { NeedList } from './need-list';
import { PickList } from './pick-list';
import { ProposalList } from './proposal-list';
import type { MatchActions } from '../use-match-actions';
import type { Picks } from './use-picks';

const states = needList.filters.state;

interface NeedsPage {
  nodes: readonly MatchNeedFieldsFragment[];
  totalCount: number;
}

interface NeedsTabProps {
  list: ListState<typeof needList>;
  answer: ListAnswer<NeedsPage>;
  actions: MatchActions;
  /** Chosen proposals that are not matched yet: kept across filters and tabs. */
  picks: Picks;
}

/** Needs, proposals and picks: three columns, stacked on a phone. */
export function NeedsTab(props: NeedsTabProps) {
  const { list, answer, picks, actions } = props;
  const { courses } = useCourses();
  const groups = useCourseGroups();
  return (
    <ListBody
      state={list}
      useViews={useSavedViews}
      answer={answer}
      quick={
        <Select
          label={states.label}
          hideLabel
          options={optionsOf(states.labels)}
          value={list.view.state}
          placeholder={states.all}
          onChange={(state) => list.change({ state })}
        />
      }
      options={{ courseId: courses }}
      useOptions={useMunicipalityOption}
      names={{ courseId: (id) => courses.find(({ value }) => value === id)?.label }}
      memory={{ name: 'needs' }}
      empty={{ text: 'Alla elever är matchade.' }}
      picture={(page) => {
        if (!groups) return <Loading text="Laddar behov…" lines={12} />;
        return (
          <>
            {page.totalCount > 0 && (
              <CourseGroups
                groups={groups}
                actions={actions}
                onShow={({ wanted, courseId }) =>
                  list.change({
                    ...noFilters(needList),
                    state: 'NONE',
                    ...(courseId ? { courseId } : { q: wanted }),
                  })
                }
                onCreated={answer.readAgain}
              />
            )}
            {page.totalCount > 0 ? (
              <NeedColumns {...props} page={page} />
            ) : (
              picks.list.length > 0 && <PickList picks={picks} actions={actions} />
            )}
          </>
        );
      }}
    />
  );
}

interface NeedColumnsProps extends NeedsTabProps {
  page: NeedsPage;
}

function NeedColumns({ list, answer, page, actions, picks }: NeedColumnsProps) {
  const { view, rows, filter, change } = list;
  const [focused, setFocused] = useState<string | null>(null);
  const ticked = useSelectedRows(JSON.stringify(filter));
  const needs = page.nodes;
  const need: MatchNeedFieldsFragment | undefined =
    needs.find(({ key }) => key === focused) ?? needs.find(({ key }) => !picks.of(key)) ?? needs[0];
  return (
    <>
      <div className="matching-columns list-table dims" aria-busy={answer.outdated || undefined}>
        <NeedList
          {...{ needs, ticked, picks, actions }}
          total={page.totalCount}
          focused={need?.key ?? null}
          onFocus={(key) => {
            setFocused(key);
            // On a phone the proposals stand below the list, out of sight.
            document.getElementById('matching-proposals')?.scrollIntoView({ block: 'nearest' });
          }}
          onCreated={answer.readAgain}
        />
        <ProposalList need={need} picks={picks} actions={actions} onPicked={() => setFocused(null)} />
        <PickList picks={picks} actions={actions} />
      </div>
      <ListPages
        page={view.page}
        rows={rows}
        total={page.totalCount}
        label="Sidor med behov"
        onChange={change}
      />
    </>
  );
}
