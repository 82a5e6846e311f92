import './ui/styles/base.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { preloadPage } from './app/routes/preload';
import { startUp } from './app/start-up';
import { applyMotion } from './lib/motion';
import { applyColorScheme } from './ui/color-scheme';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

applyColorScheme();
applyMotion();
// Drawn piece by piece, so that the browser is free between them.
void startUp(() => startTransition(() => createRoot(root).render(<App />)));
preloadPage(window.location.pathname);
