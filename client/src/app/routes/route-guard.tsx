import { Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { awaitContent } from '../../lib/routing/content';
import type { LoginState } from '../../lib/session/login-state';
import { useSession } from '../../lib/session/session-store';
import { Loading } from '../../ui/feedback/skeleton';
import { PageArrival } from './page-arrival';
import { refusal, type AppRoute } from './routes';

/** Lets a page be seen by those who may, and sends the others away (specification §2 and §8). */
export function RouteGuard({ route }: { route: AppRoute }) {
  const session = useSession();
  const location = useLocation();
  const away = refusal(route.access, session);
  if (away === '/login') {
    const state: LoginState = { from: `${location.pathname}${location.search}${location.hash}` };
    return <Navigate to="/login" replace state={state} />;
  }
  if (away) return <Navigate to={away} replace />;
  if (!route.page) return null;
  const { Component } = route.page;
  return (
    <Suspense fallback={<PageToCome />}>
      <Component key={route.path} />
      <PageArrival title={route.title} />
    </Suspense>
  );
}

function PageToCome() {
  useEffect(awaitContent, []);
  return <Loading text="Laddar sidan…" />;
}
