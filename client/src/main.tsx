import './ui/styles/base.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App, createRouter } from './app/app';
import { preloadPage } from './app/routes/preload';
import { startUp } from './app/start-up';
import { applyMotion } from './lib/motion';
import { registerOfflinePage } from './lib/routing/offline-page';
import { getSession } from './lib/session/session-store';
import { applyColorScheme } from './ui/color-scheme';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

applyColorScheme();
applyMotion();
let made: ReturnType<typeof createRouter> | undefined;
const router = () => (made ??= createRouter());

void startUp(() => {
  const draw = () => createRoot(root).render(<App router={router()} />);
  // A transition renders in slices and keeps the browser responsive. The signed-out page is small and renders
  // synchronously, because it may set up the Apollo Client that its children need.
  if (getSession().user) {
    startTransition(draw);
    void registerOfflinePage();
  } else draw();
});
preloadPage(window.location.pathname);
// In a separate task while the requests are in flight: creating the router evaluates all routes.
setTimeout(router);
