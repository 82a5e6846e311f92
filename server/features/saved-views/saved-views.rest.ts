import { get, post, put, remove, type RouteTable } from '../../platform/rest/table/route.js';

/** Views of lists under names (pages, section 20). */
export const SAVED_VIEW_ROUTES: RouteTable = {
  area: 'My account',
  routes: [
    get('/saved-views', 'RestSavedViews', 'The own and shared views of a list.', { query: { list: 'list' } }),
    post('/saved-views', 'RestCreateSavedView', 'Save a view of a list.', {
      status: 201,
      example: { list: 'STUDENTS', name: 'Solna utan telefon', address: 'kommun=Solna&saknar=PHONE' },
    }),
    put('/saved-views/{id}', 'RestUpdateSavedView', 'Change, rename or share a view.', {
      versioned: true,
      example: { name: 'Solna', sharedWith: 'teacher' },
    }),
    remove('/saved-views/{id}', 'RestDeleteSavedView', 'Take a view away.', { status: 204 }),
    post('/saved-views/{id}/restore', 'RestRestoreSavedView', 'Take a removal back, within ten minutes.'),
    put('/saved-view-defaults/{list}', 'RestChooseDefaultView', 'Choose what a list opens with.', {
      example: { viewId: null },
    }),
  ],
};
