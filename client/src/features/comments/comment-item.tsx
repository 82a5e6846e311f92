import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import type { CommentEntryFragment } from '../../entities/comment/comment-entry.generated';
import { formatDateTime } from '../../lib/dates';
import { buttons, inlineTexts } from '../../lib/fixed-texts';
import { roleNames } from '../../../../domain/roles';
import { Avatar } from '../../ui/avatar';
import { IconButton } from '../../ui/button';
import { Grid, Row } from '../../ui/layout';

interface CommentItemProps {
  comment: CommentEntryFragment;
  mayEdit: boolean;
  mayDelete: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** One comment: who, when, what; a deleted one shows '[RADERAD]' only (specification §2). */
export function CommentItem({ comment, mayEdit, mayDelete, onEdit, onDelete }: CommentItemProps) {
  const headId = useId();
  const { id, author, authorRole, date, editedAt, editedBy, isDeleted } = comment;
  const name = author ?? 'Okänd';
  return (
    <Grid as="li" gap="1 3" columns="auto minmax(0, 1fr) auto" data-comment={id} tabIndex={-1}>
      <Avatar name={name} />
      <div className="shrinks">
        <Row id={headId} as="p" gap="0 2" align="baseline">
          <span className="name-bold">{name}</span>
          {authorRole && <span className="meta">{roleNames[authorRole]}</span>}
          <time className="meta" dateTime={date}>
            {formatDateTime(date)}
          </time>
        </Row>
        <p className={isDeleted ? 'comment-text missing' : 'comment-text'}>
          {isDeleted ? inlineTexts.deletedComment : comment.comment}
        </p>
        {editedAt && !isDeleted && (
          <p className="meta">
            {editedBy ? `redigerad av ${editedBy}` : 'redigerad'}{' '}
            <time dateTime={editedAt}>{formatDateTime(editedAt)}</time>
          </p>
        )}
      </div>
      {!isDeleted && (mayEdit || mayDelete) && (
        <Row gap="0" align="flex-start" nowrap className="no-print">
          {mayEdit && (
            <IconButton
              size="sm"
              label={buttons.edit}
              aria-describedby={headId}
              icon={IconPencil}
              onClick={onEdit}
            />
          )}
          {mayDelete && (
            <IconButton
              size="sm"
              label={buttons.remove}
              aria-describedby={headId}
              icon={IconTrash}
              onClick={onDelete}
            />
          )}
        </Row>
      )}
    </Grid>
  );
}
