import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { onReconnected } from '../../../apollo/connection';
import type { GradingKind } from '../../../../../domain/generated';
import { useQuery } from '../../../apollo/use-query';
import {
  GradeSheetDocument,
  GradingGroupsDocument,
  SetExamGradeDocument,
  SetGradeDocument,
  type GradeRowPartsFragment,
} from '../grades.generated';
import { GradeSaver, type GradeEdit, type PendingEdit, type SendEdit } from './grade-saver';

export interface SheetKey {
  kind: GradingKind;
  id: string;
}

/** A row on screen: unsaved input over the stored values. */
export interface ShownRow extends GradeRowPartsFragment {
  pending: PendingEdit | undefined;
}

/** A grade that lacks its motivation is only on the screen: it is not saved, and counts as none. */
export const isGraded = ({ grade, pending }: Pick<ShownRow, 'grade' | 'pending'>): boolean =>
  grade !== null && pending?.state !== 'incomplete';

/** Dropped out: graded only by a teacher who means it, so keys and signing treat the row apart. */
export const isDropout = ({ status }: Pick<ShownRow, 'status'>): boolean => status === 'DROPPED_OUT';

/** Answers that come quickly one after another ask for the list once. */
const LIST_AFTER_MS = 1_200;

/** Sends an edit of a row of this kind, and answers with its version. */
function senderOf(client: ApolloClient, kind: GradingKind): SendEdit {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readList = () => {
    client
      .refetchQueries({ include: [GradingGroupsDocument] })
      .catch((error: unknown) => console.error('The list of courses could not be read.', error));
  };
  const save = async (
    rowId: string,
    input: ReturnType<typeof inputOf> & { version: number },
    key: string,
  ) => {
    const context = { idempotencyKey: key };
    if (kind === 'EXAMS') {
      const { kind: _kind, nationalTest: _test, ...exam } = input;
      const variables = { input: { ...exam, examId: rowId } };
      const { data } = await client.mutate({ mutation: SetExamGradeDocument, variables, context });
      return data.setExamGrade.version;
    }
    const variables = { input: { ...input, entryId: rowId } };
    const { data } = await client.mutate({ mutation: SetGradeDocument, variables, context });
    return data.setGrade.version;
  };
  return async (rowId, edit, { version, key }) => {
    const saved = await save(rowId, { ...inputOf(edit), version }, key);
    clearTimeout(timer);
    timer = setTimeout(readList, LIST_AFTER_MS);
    return saved;
  };
}

/** A sheet with its saver: reading, and every edit kept until the server has it. */
export function useGradeSheet({ kind, id }: SheetKey) {
  const client = useApolloClient();
  const query = useQuery(GradeSheetDocument, {
    variables: { input: { kind, id } },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const saver = useMemo(
    () => new GradeSaver(`grades:${kind}:${id}`, senderOf(client, kind)),
    [client, kind, id],
  );
  const pending = useSyncExternalStore(saver.subscribe, saver.snapshot);

  const { loading } = query;
  useEffect(() => saver.hold(loading), [saver, loading]);
  useEffect(() => {
    const stop = onReconnected(() => saver.resume());
    return () => {
      stop();
      saver.stop();
    };
  }, [saver]);

  const sheet = query.data?.gradeSheet ?? null;
  const rows = useMemo(
    () =>
      (sheet?.rows ?? []).map((row): ShownRow => {
        const edit = pending.get(row.id);
        return { ...row, ...edit?.edit, pending: edit };
      }),
    [sheet, pending],
  );
  return { ...query, sheet, rows, saver, pending };
}

function inputOf({ motivation, ...edit }: GradeEdit) {
  return { ...edit, ...(motivation === undefined ? {} : { reason: motivation }) };
}
