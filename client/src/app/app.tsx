import { ApolloProvider } from '@apollo/client/react';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { apolloClient } from '../apollo/client';
import { UiProvider } from '../ui/ui-provider';
import { PageBroken, ShellBroken } from './error-boundary';
import { Layout } from './layout/layout';
import { NotFoundPage } from './not-found-page';
import { changePagesGently } from './page-changes';
import { PageArrival } from './routes/page-arrival';
import { RouteGuard } from './routes/route-guard';
import { notFoundTitle, routes, type AppRoute } from './routes/routes';

/** The routes for the router: every built page behind its guard, and the page for unknown addresses. */
export function routeObjects(table: readonly AppRoute[] = routes): RouteObject[] {
  const built = table.filter((route) => route.page !== null);
  return [
    {
      element: <Layout />,
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

const router = createBrowserRouter(routeObjects());
changePagesGently(router);

/** The whole client. */
export function App() {
  return (
    <ApolloProvider client={apolloClient}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </ApolloProvider>
  );
}
