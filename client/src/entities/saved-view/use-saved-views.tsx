import { skipToken } from '@apollo/client/react';
import { useEffect, useMemo, useRef } from 'react';
import { savedListAccess } from '../../../../domain/lists/saved-lists';
import { mayAccess } from '../../../../domain/roles';
import { useQuery } from '../../apollo/use-query';
import { SavedViewsDocument } from './saved-views.generated';
import { useSession } from '../../lib/session/session-store';
import { useSearch } from '../../lib/url-state/use-search';
import { notify } from '../../ui/feedback/toast-store';
import { sameLayout } from '../../ui/list/column-layout';
import type { UseListViews } from '../../ui/list/use-list';
import { layoutOf } from './view-columns';
import { ViewMenu } from './view-menu';
import { differs, isLost, openedAddress } from './view-url';

/** The saved views of a list: the address opens them, or one's own default where it says nothing (pages §20). */
export const useSavedViews: UseListViews = (definition) => {
  const { saved } = definition;
  const [params, changeSearch] = useSearch();
  const { role } = useSession();
  const mayOpen = saved !== undefined && role !== null && mayAccess(role, savedListAccess[saved]);
  const { data, error, refetch } = useQuery(
    SavedViewsDocument,
    mayOpen
      ? { variables: { list: saved }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' }
      : skipToken,
  );
  const views = data?.savedViews;
  const known = useRef(new Set<string>());
  useEffect(() => {
    if (!views) return;
    const next = openedAddress(definition, params, views);
    // Removing a view in this session has already been reported.
    if (isLost(definition, params, views) && !known.current.has(params.get('sparad')!))
      notify.info('Vyn finns inte, eller är inte delad med dig.');
    for (const { id } of views) known.current.add(id);
    if (next) changeSearch(() => next, { replace: true });
  }, [definition, params, views, changeSearch]);
  const current = views?.find(({ id }) => id === params.get('sparad'));
  // Depends on the columns alone, so that renaming an open view keeps changes to its columns.
  const opened = current?.columns ?? null;
  const columns = useMemo(() => layoutOf({ columns: opened }), [opened]);
  return {
    columns,
    menu: (layout) =>
      mayOpen && (
        <ViewMenu
          {...{ definition, params, changeSearch, layout }}
          views={views ?? null}
          // The menu shows a failure as `failed`.
          onOpen={() => void (error && refetch())}
          failed={error !== undefined}
          current={current ?? null}
          isChanged={
            current !== undefined &&
            (differs(definition, params, current) ||
              (columns !== null && layout !== null && !sameLayout(columns, layout)))
          }
        />
      ),
  };
};
