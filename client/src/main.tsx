import './ui/styles/base.css';
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
void startUp(() => createRoot(root).render(<App />));
preloadPage(window.location.pathname);
