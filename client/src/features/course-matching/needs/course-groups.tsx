import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useQuery } from '../../../apollo/use-query';
import {
  CourseMatchingDocument,
  NeedsByCourseDocument,
  type MatchNeedFieldsFragment,
  type NeedsByCourseQuery,
} from '../course-matching.generated';
import { usePhone, usePrinting } from '../../../lib/use-medium';
import { Button } from '../../../ui/button';
import { notify } from '../../../ui/feedback/toast-store';
import { onDemand } from '../../../ui/on-demand';
import { groupText } from '../match-texts';
import type { MatchActions } from '../use-match-actions';
import { notifyFailure, attempt } from '../../../apollo/feedback/notify-failure';
import { Grid, Row } from '../../../ui/layout';

const NewInstanceDialog = onDemand(async () => (await import('./new-instance-dialog')).default);

type Group = NeedsByCourseQuery['unmatchedCourses'][number];

/** Shown until one asks for all; on a phone none, so that the list itself is on the first screen. */
const shownAtFirst = 6;
/** As many as one instance is made for at once. */
const most = 200;

interface CourseGroupsProps {
  groups: readonly Group[];
  actions: MatchActions;
  /** Narrows the list to those who wait for it. */
  onShow: (group: Group) => void;
  onCreated: () => void;
}

/**
 * Read separately: the groups above the list must not appear after it. Null until then; without them the list still
 * works, and says so.
 */
export function useCourseGroups(): readonly Group[] | null {
  const { data, error } = useQuery(NeedsByCourseDocument, { fetchPolicy: 'cache-and-network' });
  useEffect(() => {
    if (!error) return;
    notifyFailure('Kunde inte hämta behoven per kurs', error);
  }, [error]);
  return data?.unmatchedCourses ?? (error ? [] : null);
}

/** What no instance offers, course by course, with the way to one: 'Specialpedagogik 1: 9 väntar, tidigast 7 jan'. */
export function CourseGroups({ groups, actions, onShow, onCreated }: CourseGroupsProps) {
  const [all, setAll] = useState(false);
  const isPrinting = usePrinting();
  const isPhone = usePhone();
  const { needs, busy, open, close } = useNeedsOf(onCreated);
  if (groups.length === 0) return null;
  const shown = all || isPrinting ? groups : groups.slice(0, isPhone ? 0 : shownAtFirst);
  return (
    <section
      className="matching-groups below-4"
      aria-labelledby="matching-groups"
      data-folded={shown.length === 0 || undefined}
    >
      <h2 id="matching-groups">Utan tillfälle</h2>
      {shown.length > 0 && (
        <Grid as="ul" gap="2" columns="repeat(auto-fill, minmax(min(24rem, 100%), 1fr))">
          {shown.map((group) => (
            <Row
              as="li"
              key={`${group.wanted} ${group.courseId}`}
              gap="3"
              justify="space-between"
              nowrap
              className="box"
            >
              <button type="button" className="matching-group text-link" onClick={() => onShow(group)}>
                {groupText(group)}
              </button>
              {group.courseId && (
                <Button
                  size="sm"
                  busy={busy === group.courseId}
                  aria-label={`Skapa tillfälle, ${group.wanted}`}
                  onClick={() => void open(group.courseId!)}
                >
                  Skapa tillfälle
                </Button>
              )}
            </Row>
          ))}
        </Grid>
      )}
      {groups.length > shown.length && (
        <Button size="sm" variant="quiet" onClick={() => setAll(true)}>
          Visa alla ({groups.length})
        </Button>
      )}
      {needs && (
        <NewInstanceDialog
          needs={needs.of}
          courses={needs.of[0]?.courses.filter(({ id }) => id === needs.courseId) ?? []}
          actions={actions}
          onCreated={onCreated}
          onClosed={close}
        />
      )}
    </section>
  );
}

/** Those who wait for a course, read when an instance is to be made for them. `onGone`: nobody waits any more. */
function useNeedsOf(onGone: () => void) {
  const client = useApolloClient();
  const [busy, setBusy] = useState<string | null>(null);
  const [needs, setNeeds] = useState<{ courseId: string; of: readonly MatchNeedFieldsFragment[] } | null>(
    null,
  );
  const open = async (courseId: string) => {
    setBusy(courseId);
    await attempt('Kunde inte hämta behoven', async () => {
      const { data } = await client.query({
        query: CourseMatchingDocument,
        variables: { input: { filter: { courseId, state: 'NONE' }, first: most } },
        fetchPolicy: 'network-only',
      });
      const waiting = data?.courseMatching.nodes ?? [];
      if (waiting.length > 0) setNeeds({ courseId, of: waiting });
      else {
        notify.info('Ingen väntar på kursen längre.');
        onGone();
      }
    });
    setBusy(null);
  };
  return { needs, busy, open, close: () => setNeeds(null) };
}
