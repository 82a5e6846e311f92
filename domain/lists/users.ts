import { roleNames, rolesByRank } from '../roles.js';
import type { Role, UserSortField } from '../generated.js';
import type { Labels } from '../options.js';
import { defineList } from './list.js';

const inLowerCase = /* @__PURE__ */ Object.fromEntries(rolesByRank.map((role) => [role, role.toLowerCase()]));

/** The accounts and their administration. */
export const userList = /* @__PURE__ */ defineList({
  saved: 'USERS',
  title: 'Användare',
  rows: 'användare',
  theRows: 'användarna',
  filters: {
    q: { type: 'search', param: 'q', label: 'Sök användare', placeholder: 'Namn eller e-post' },
    roles: {
      type: 'choices',
      param: 'roll',
      label: 'Roll',
      labels: roleNames satisfies Labels<Role>,
      names: inLowerCase,
      menu: true,
    },
    active: {
      type: 'either',
      param: 'konto',
      label: 'Konto',
      yes: 'aktiva',
      no: 'avstangda',
      labels: { aktiva: 'Aktiva', avstangda: 'Avstängda' },
    },
    unlinked: {
      type: 'flag',
      param: 'elevpost',
      label: 'Elevkonton som inte är kopplade till en elev',
      word: 'saknas',
    },
    cannotSignIn: {
      type: 'flag',
      param: 'losenord',
      label: 'Konton utan lösenord',
      word: 'saknas',
    },
  },
  panel: [['roles', 'active', 'unlinked', 'cannotSignIn']],
  sorts: {
    names: {
      NAME: 'namn',
      EMAIL: 'epost',
      ROLE: 'roll',
      ACTIVE: 'konto',
      LAST_SEEN_AT: 'senast',
      CREATED_AT: 'skapad',
    } satisfies Labels<UserSortField>,
    usual: { field: 'NAME', direction: 'ASC' },
  },
  paging: { usual: 50, largest: 200, fixed: 1_000 },
});
