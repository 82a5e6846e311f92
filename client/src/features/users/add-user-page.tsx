import './users.css';
import { useState } from 'react';
import type { Role } from '../../../../domain/generated';
import type { UserRowFragment } from '../../entities/account/account.generated';
import { Message } from '../../ui/feedback/message';
import { Button, LinkButton } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';
import { useFocusOnArrival } from './use-focus-on-arrival';
import { UserForm } from './forms/user-form';

/** A new account of any role up to one's own (permissions §7.1). */
export function AddUserPage() {
  return <AddPage title="Lägg till användare" role={null} />;
}

/** A new teacher: account and teacher record at once (permissions §7.11). */
export function AddTeacherPage() {
  return <AddPage title="Lägg till lärare" role="TEACHER" />;
}

function AddPage({ title, role }: { title: string; role: Role | null }) {
  const [created, setCreated] = useState<UserRowFragment | null>(null);
  const [turn, setTurn] = useState(0);
  return (
    <div className="users-add">
      <PageHeader title={title} lead="Personen får en inbjudan med e-post och väljer själv sitt lösenord." />
      {created ? (
        <CreatedUser
          user={created}
          onAnother={() => {
            setCreated(null);
            setTurn(turn + 1);
          }}
        />
      ) : (
        <UserForm key={turn} again={turn > 0} role={role} onCreated={setCreated} />
      )}
    </div>
  );
}

function CreatedUser({ user, onAnother }: { user: UserRowFragment; onAnother: () => void }) {
  const box = useFocusOnArrival<HTMLDivElement>('a');
  return (
    <div ref={box}>
      <Message
        tone="success"
        actions={
          <>
            <LinkButton
              to={`/anvandare?${new URLSearchParams({ q: user.email }).toString()}`}
              variant="primary"
            >
              Visa bland användarna
            </LinkButton>
            <Button onClick={onAnother}>Lägg till en till</Button>
          </>
        }
      >
        <p>
          {user.name} är tillagd. En inbjudan har skickats till {user.email}.
        </p>
        {user.role === 'STUDENT' && <p>Koppla kontot till en elev på sidan Användare.</p>}
      </Message>
    </div>
  );
}
