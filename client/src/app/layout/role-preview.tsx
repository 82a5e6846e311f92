import { useState } from 'react';
import type { Role } from '../../../../domain/generated';
import { roleNames } from '../../../../domain/roles';
import { Card } from '../../ui/card';
import { Select } from '../../ui/fields/select';
import { menuFor, routes, secretMenuFor, isReachable } from '../routes/routes';
import { Grid } from '../../ui/layout';

const options = (Object.entries(roleNames) as [Role, string][]).map(([value, label]) => ({ value, label }));

/** 'Visa som roll' (pages §15): the menus and the permitted pages of a role, without signing in as it. */
export function RolePreview() {
  const [role, setRole] = useState<Role>('TEACHER');
  const session = {
    role,
    studentId: null,
    user: { name: '', email: '', userId: '', role },
  };
  const secret = secretMenuFor(session);
  const pages = routes.filter((route) => route.access !== 'public' && isReachable(route, session));
  return (
    <Card title="Visa som roll">
      <div className="stack">
        <Select label="Roll" options={options} value={role} onChange={setRole} />
        <Grid
          gap="4"
          columns="repeat(auto-fit, minmax(min(100%, 10rem), 1fr))"
          className="role-menus"
          role="status"
        >
          {menuFor(session).map(({ group, links }) => (
            <MenuPart key={group} title={group} labels={links.map(({ label }) => label)} />
          ))}
          <MenuPart title="Fler länkar" labels={secret.map(({ label }) => label)} />
          <MenuPart title="Sidor som får öppnas" labels={pages.map(({ path }) => path)} />
        </Grid>
      </div>
    </Card>
  );
}

function MenuPart({ title, labels }: { title: string; labels: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      {labels.length === 0 ? (
        <p className="meta">Inga</p>
      ) : (
        <ul>
          {labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
