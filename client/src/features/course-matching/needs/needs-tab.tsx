import { useState } from 'react';
import { readFailure } from '../../../apollo/failure';
import type { CourseMatchingQuery, MatchNeedFieldsFragment } from '../../../graphql/generated';
import type { PageSize } from '../../../lib/address/address-values';
import { buttons } from '../../../lib/fixed-texts';
import type { AddressState } from '../../../lib/address/use-address-state';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ListPages } from '../../../ui/list/list-pages';
import { useSelectedRows } from '../../../ui/list/use-selected-rows';
import { Message } from '../../../ui/feedback/message';
import { Loading } from '../../../ui/feedback/skeleton';
import { noFilter, toMatchFilter, type MatchView } from '../match-address';
import { MatchFilters } from './match-filters';
import { NeedList } from './need-list';
import { PickList } from './pick-list';
import { ProposalList } from './proposal-list';
import type { MatchDeeds } from '../use-match-deeds';
import type { Picks } from './use-picks';

interface NeedsTabProps {
  view: MatchView;
  rows: PageSize;
  page: CourseMatchingQuery['courseMatching'] | undefined;
  outdated: boolean;
  error: Error | undefined;
  deeds: MatchDeeds;
  /** What is chosen and not matched yet: it outlives the filter and the tab. */
  picks: Picks;
  onChange: AddressState<MatchView>['change'];
  onRetry: () => void;
}

/** Needs, what could take them, and what has been chosen: three columns, one below the other on a phone. */
export function NeedsTab({
  view,
  rows,
  page,
  outdated,
  error,
  deeds,
  picks,
  onChange,
  onRetry,
}: NeedsTabProps) {
  const [focused, setFocused] = useState<string | null>(null);
  const filter = toMatchFilter(view);
  const ticked = useSelectedRows(JSON.stringify(filter));
  const needs = page?.nodes ?? [];
  const need: MatchNeedFieldsFragment | undefined =
    needs.find(({ key }) => key === focused) ?? needs.find(({ key }) => !picks.of(key)) ?? needs[0];
  const filtered = Object.keys(filter).length > 0;
  return (
    <>
      <MatchFilters view={view} searchLabel="Sök behov" onChange={onChange} />
      {error && (
        <Message tone="error" actions={<Button onClick={onRetry}>{buttons.retry}</Button>}>
          Kunde inte hämta behoven. {readFailure(error).message}
        </Message>
      )}
      {!page && !error && <Loading text="Laddar behov..." lines={12} />}
      {page?.totalCount === 0 &&
        (filtered ? (
          <EmptyState
            text="Inga behov matchar filtret."
            action={<Button onClick={() => onChange(noFilter)}>Rensa filter</Button>}
          />
        ) : (
          <EmptyState text="Alla elever är matchade." />
        ))}
      {page?.totalCount === 0 && picks.list.length > 0 && <PickList picks={picks} deeds={deeds} />}
      {page && page.totalCount > 0 && (
        <>
          <div className="matching-columns list-table" aria-busy={outdated || undefined}>
            <NeedList
              needs={needs}
              total={page.totalCount}
              focused={need?.key ?? null}
              onFocus={(key) => {
                setFocused(key);
                // On a phone the proposals stand below the list, out of sight.
                document.getElementById('matching-proposals')?.scrollIntoView({ block: 'nearest' });
              }}
              ticked={ticked}
              picks={picks}
              deeds={deeds}
              onCreated={onRetry}
            />
            <ProposalList need={need} picks={picks} deeds={deeds} onPicked={() => setFocused(null)} />
            <PickList picks={picks} deeds={deeds} />
          </div>
          <ListPages
            page={view.page}
            rows={rows}
            total={page.totalCount}
            label="Sidor med behov"
            onChange={onChange}
          />
        </>
      )}
    </>
  );
}
