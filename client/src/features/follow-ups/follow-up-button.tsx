import { IconFlag } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button';

const FollowUpDialog = lazy(async () => ({ default: (await import('./follow-up-dialog')).FollowUpDialog }));

/** 'Följ upp' on a student: a dated note to oneself or a colleague. */
export function FollowUpButton({ student }: { student: { id: string; name: string } }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        className="no-print"
        icon={<IconFlag className="icon" size={18} stroke={1.8} aria-hidden="true" />}
        onClick={() => setAsked(true)}
      >
        Följ upp
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <FollowUpDialog student={student} onClosed={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
