import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '../../../apollo/use-query';
import { CourseAliasesDocument } from '../course-matching.generated';
import { formatDateTime } from '../../../lib/dates';
import { IconButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { courseCodeText } from '../../../ui/course-code';
import { useForgetAlias } from './use-forget-alias';
import { Grid, Row } from '../../../ui/layout';

/** The spellings that are remembered, as a course or as none; the import understands them too. */
export function AliasList({ onForgotten }: { onForgotten: () => void }) {
  const { data } = useQuery(CourseAliasesDocument, { fetchPolicy: 'cache-and-network' });
  const forget = useForgetAlias(onForgotten);
  const aliases = data?.courseAliases ?? [];
  if (aliases.length === 0) return null;
  return (
    <Card title={`Sparade alias (${aliases.length})`}>
      <p className="meta">Importen och matchningen förstår dem.</p>
      <Grid as="ul" gap="2" columns="minmax(0, 1fr)" className="matching-rows lined">
        {aliases.map(({ id, text, course, createdBy, createdAt }) => (
          <Row key={id} as="li" align="start" justify="space-between" nowrap className="matching-pick">
            <span>
              <strong>{text}</strong>{' '}
              {course
                ? `betyder ${course.name} (${courseCodeText(course.code, course.equivalents)})`
                : 'är ingen kurs'}
              <br />
              <span className="meta tabular">
                {[createdBy, formatDateTime(createdAt)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <IconButton
              size="sm"
              label={`Ta bort aliaset ${text}`}
              icon={IconTrash}
              onClick={() => void forget(id, text)}
            />
          </Row>
        ))}
      </Grid>
    </Card>
  );
}
