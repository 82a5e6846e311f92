import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { UiProvider } from '../ui/ui-provider';
import { PageBroken, ShellBroken } from './error-boundary';
import { Layout } from './layout/layout';
import { NotFoundPage } from './not-found-page';
import { changePagesGently } from './page-changes';
import { PageArrival } from './routes/page-arrival';
import { RouteGuard } from './routes/route-guard';
import { notFoundTitle, routes, type AppRoute } from './routes/routes';
import { WithData } from './with-data';

/** The routes for the router: every built page behind its guard, and the page for unknown addresses. */
export function routeObjects(table: readonly AppRoute[] = routes): RouteObject[] {
  const built = table.filter((route) => route.page !== null);
  return [
    {
      element: (
        <WithData>
          <Layout />
        </WithData>
      ),
      errorElement: <ShellBroken />,
      children: [
        ...built.map((route) => ({
          path: route.path,
          element: <RouteGuard key={route.path} route={route} />,
          errorElement: <PageBroken />,
        })),
        {
          path: '*',
          element: (
            <>
              <NotFoundPage />
              <PageArrival title={notFoundTitle} />
            </>
          ),
        },
      ],
    },
  ];
}

type Router = ReturnType<typeof createBrowserRouter>;

/** The router of the whole client, at the address that the page was opened with. */
export function createRouter(): Router {
  const router = createBrowserRouter(routeObjects());
  changePagesGently(router);
  return router;
}

/** The whole client. */
export function App({ router }: { router: Router }) {
  return (
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>
  );
}
