import './ui/styles/base.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App, createRouter } from './app/app';
import { preloadPage } from './app/routes/preload';
import { startUp } from './app/start-up';
import { applyMotion } from './lib/motion';
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
  // Drawn piece by piece, so that the browser is free between them; what is seen signed out is small, and may bring the
  // way to the data itself, which has to stand before what uses it is drawn.
  if (getSession().user) startTransition(draw);
  else draw();
});
preloadPage(window.location.pathname);
// While what was asked for is on its way, and in a task of its own: it weighs all routes.
setTimeout(router);
