import { useState } from 'react';
import { useQuery } from '../../../apollo/use-query';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/feedback/message';
import { onDemand } from '../../../ui/on-demand';
import { WorkplaceDuplicatesDocument, type WorkplaceDuplicatesQuery } from './merge.generated';

const MergeDialog = onDemand(async () => (await import('./merge-dialog')).default);

type Duplicate = WorkplaceDuplicatesQuery['workplaceDuplicates'][number];

/** Workplaces that seem to be there twice, each with a button to merge them; nothing without any. */
export default function Duplicates() {
  const { data } = useQuery(WorkplaceDuplicatesDocument, { fetchPolicy: 'cache-and-network' });
  const [opened, setOpened] = useState<Duplicate | null>(null);
  return (
    <>
      {data?.workplaceDuplicates.map((duplicate) => {
        const { from, into, reason } = duplicate;
        return (
          <Message
            key={`${from.id}${into.id}`}
            tone="info"
            live={false}
            actions={
              <Button
                size="sm"
                aria-label={`Slå ihop ${from.name} med ${into.name}`}
                onClick={() => setOpened(duplicate)}
              >
                Slå ihop
              </Button>
            }
          >
            {`${from.name} och ${[into.name, into.city].filter(Boolean).join(', ')} verkar vara samma arbetsplats. ${reason}.`}
          </Message>
        );
      })}
      {opened && <MergeDialog into={opened.into} from={opened.from} onClosed={() => setOpened(null)} />}
    </>
  );
}
