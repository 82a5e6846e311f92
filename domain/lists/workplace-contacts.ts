import { defineList } from './list.js';

/** The contacts with a workplace, on its page. */
export const workplaceContactList = /* @__PURE__ */ defineList({
  title: 'Kontakter',
  rows: 'kontakter',
  theRows: 'kontakterna',
  filters: {},
  sorts: null,
  paging: { usual: 10, largest: 100, fixed: 1_000 },
});
