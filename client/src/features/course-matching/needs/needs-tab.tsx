import { useState } from 'react';
import { needList } from '../../../../../domain/lists/course-matching';
import { optionsOf } from '../../../../../domain/options';
import { useCourses } from '../../../entities/course/use-courses';
import { useMunicipalityOption } from '../../../entities/municipality/use-municipalities';
import { Select } from '../../../ui/fields/select';
import { ListFilters } from '../../../ui/list/list-filters';
import type { ListState } from '../../../ui/list/use-list';
import { readFailure } from '../../../apollo/failure';
import type { CourseMatchingQuery, MatchNeedFieldsFragment } from '../../../graphql/generated';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ListPages } from '../../../ui/list/list-pages';
import { useSelectedRows } from '../../../ui/list/use-selected-rows';
import { Message } from '../../../ui/feedback/message';
import { Loading } from '../../../ui/feedback/skeleton';
import { NeedList } from './need-list';
import { PickList } from './pick-list';
import { ProposalList } from './proposal-list';
import type { MatchActions } from '../use-match-actions';
import type { Picks } from './use-picks';

const states = needList.filters.state;

interface NeedsTabProps {
  list: ListState<typeof needList>;
  page: CourseMatchingQuery['courseMatching'] | undefined;
  outdated: boolean;
  error: Error | undefined;
  actions: MatchActions;
  /** What is chosen and not matched yet: it outlives the filter and the tab. */
  picks: Picks;
  onRetry: () => void;
}

/** Needs, what could take them, and what has been chosen: three columns, one below the other on a phone. */
export function NeedsTab({ list, page, error, ...columns }: NeedsTabProps) {
  const { view, isFiltered, change } = list;
  const { picks, actions, onRetry } = columns;
  const { courses } = useCourses();
  return (
    <>
      <ListFilters
        state={list}
        quick={
          <Select
            label={states.label}
            hideLabel
            options={optionsOf(states.labels)}
            value={view.state}
            placeholder={states.all}
            onChange={(state) => change({ state })}
          />
        }
        options={{ courseId: courses }}
        useOptions={useMunicipalityOption}
        names={{ courseId: (id) => courses.find(({ value }) => value === id)?.label }}
      />
      {error && (
        <Message tone="error" actions={<Button onClick={onRetry}>{buttons.retry}</Button>}>
          Kunde inte hämta behoven. {readFailure(error).message}
        </Message>
      )}
      {!page && !error && <Loading text="Laddar behov..." lines={12} />}
      {page?.totalCount === 0 &&
        (isFiltered ? (
          <EmptyState
            text="Inga behov matchar filtret."
            action={<Button onClick={list.clear}>Rensa filter</Button>}
          />
        ) : (
          <EmptyState text="Alla elever är matchade." />
        ))}
      {page?.totalCount === 0 && picks.list.length > 0 && <PickList picks={picks} actions={actions} />}
      {page && page.totalCount > 0 && <NeedColumns {...columns} list={list} page={page} />}
    </>
  );
}

type NeedColumnsProps = Omit<NeedsTabProps, 'error'> & { page: NonNullable<NeedsTabProps['page']> };

function NeedColumns({ list, page, outdated, actions, picks, onRetry }: NeedColumnsProps) {
  const { view, rows, filter, change } = list;
  const [focused, setFocused] = useState<string | null>(null);
  const ticked = useSelectedRows(JSON.stringify(filter));
  const needs = page.nodes;
  const need: MatchNeedFieldsFragment | undefined =
    needs.find(({ key }) => key === focused) ?? needs.find(({ key }) => !picks.of(key)) ?? needs[0];
  return (
    <>
      <div className="matching-columns list-table" aria-busy={outdated || undefined}>
        <NeedList
          {...{ needs, ticked, picks, actions }}
          total={page.totalCount}
          focused={need?.key ?? null}
          onFocus={(key) => {
            setFocused(key);
            // On a phone the proposals stand below the list, out of sight.
            document.getElementById('matching-proposals')?.scrollIntoView({ block: 'nearest' });
          }}
          onCreated={onRetry}
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
