import { useApolloClient } from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import { useCallback, useEffect } from 'react';
import {
  AddAplCommentDocument,
  DeleteAplCommentDocument,
  EditAplCommentDocument,
  MarkCommentsSeenDocument,
} from './apl.generated';
import {
  StudentCommentsFragmentDoc,
  type CommentEntryFragment,
} from '../../entities/comment/comment-entry.generated';
import { getSession } from '../../lib/session/session-store';
import type { BoardCard } from './board-card';

interface CommentHistory {
  studentId: string;
  commentHistory: CommentEntryFragment[];
}

/** The comment counts of the viewer's card, without deleted comments (contract §7). */
function commentCounts(
  comments: readonly CommentEntryFragment[],
  viewerId: string | undefined,
): CommentCounts {
  const standing = comments.filter(({ isDeleted }) => !isDeleted);
  const unseen = standing.filter(({ seenBy }) => viewerId !== undefined && !seenBy.includes(viewerId));
  return { commentCount: standing.length, unseenCount: unseen.length };
}

function writeHistory(cache: ApolloCache, { studentId, commentHistory }: CommentHistory): void {
  const data = { __typename: 'Student', id: studentId, commentHistory };
  cache.writeFragment({
    id: `Student:${studentId}`,
    fragment: StudentCommentsFragmentDoc,
    fragmentName: 'StudentComments',
    data,
  });
}

/** What a card shows of its comments. */
export type CommentCounts = Pick<BoardCard, 'commentCount' | 'unseenCount'>;

export interface CardComments {
  add: (text: string, isContact?: boolean) => Promise<boolean>;
  /** Throws on refusal, so that the form keeps its input. */
  edit: (comment: CommentEntryFragment, text: string) => Promise<void>;
  remove: (comment: CommentEntryFragment) => Promise<boolean>;
  /** A deletion was taken back. */
  restored: (history: CommentHistory) => void;
}

/**
 * The comments in a card's dialog. Opening it, and news while it is open, marks them all as seen
 * (specification §4). What fails is only logged and leaves the typed text (§8, contract §7): false.
 */
export function useCardComments(
  studentId: string,
  comments: readonly CommentEntryFragment[],
  news: number,
  onCounts: (studentId: string, counts: CommentCounts) => void,
): CardComments {
  const client = useApolloClient();
  const take = useCallback(
    (history: CommentHistory) => {
      writeHistory(client.cache, history);
      onCounts(history.studentId, commentCounts(history.commentHistory, getSession().user?.userId));
    },
    [client, onCounts],
  );
  useEffect(() => {
    client
      .mutate({ mutation: MarkCommentsSeenDocument, variables: { input: { studentId } } })
      .then(({ data }) => data && take(data.markCommentsSeen))
      .catch((error: unknown) => console.error('The comments could not be marked as seen.', error));
  }, [client, studentId, news, take]);

  const attempt = async (call: () => Promise<CommentHistory | undefined>): Promise<boolean> => {
    try {
      const history = await call();
      if (history) take(history);
      return history !== undefined;
    } catch (error) {
      console.error('The comment could not be saved.', error);
      return false;
    }
  };
  // The calls address an entry by its place in the stored order (contract §5).
  const indexOf = ({ id }: CommentEntryFragment) => comments.findIndex((comment) => comment.id === id);

  return {
    add: async (text, isContact = false) => {
      if (text.trim() === '') return false;
      const variables = { input: { studentId, comment: text, ...(isContact && { isContact }) } };
      return attempt(
        async () => (await client.mutate({ mutation: AddAplCommentDocument, variables })).data?.addAplComment,
      );
    },
    edit: async (comment, text) => {
      const { id: commentId, version } = comment;
      const variables = { input: { studentId, index: indexOf(comment), commentId, comment: text, version } };
      const { data } = await client.mutate({ mutation: EditAplCommentDocument, variables });
      if (data) take(data.editAplComment);
    },
    remove: (comment) => {
      const variables = { input: { studentId, index: indexOf(comment), commentId: comment.id } };
      return attempt(
        async () =>
          (await client.mutate({ mutation: DeleteAplCommentDocument, variables })).data?.deleteAplComment,
      );
    },
    restored: take,
  };
}
