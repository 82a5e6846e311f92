import 'rapidoc';
import './api-docs.css';

const colours = {
  light: {
    theme: 'light',
    'bg-color': '#ffffff',
    'text-color': '#1c2430',
    'primary-color': '#0b5c6b',
    'nav-bg-color': '#f5f5f1',
    'nav-text-color': '#1c2430',
  },
  dark: {
    theme: 'dark',
    'bg-color': '#12181f',
    'text-color': '#e6ebf0',
    'primary-color': '#7cc7d6',
    'nav-bg-color': '#1a222a',
    'nav-text-color': '#e6ebf0',
  },
};

/** Attributes of the renderer, see https://rapidocweb.com/api.html. */
const settings = {
  'spec-url': '/api/openapi.json',
  'schema-style': 'table',
  'show-header': 'false',
  'load-fonts': 'false',
  'regular-font': 'system-ui, sans-serif',
  'mono-font': 'ui-monospace, monospace',
  'font-size': 'large',
  'allow-spec-file-load': 'false',
  'allow-spec-url-load': 'false',
  'allow-server-selection': 'false',
  'allow-advanced-search': 'true',
  'show-curl-before-try': 'true',
  'persist-auth': 'false',
  'show-method-in-nav-bar': 'as-plain-text',
  'use-path-in-nav-bar': 'true',
  'sort-endpoints-by': 'none',
  'schema-description-expanded': 'true',
};

const reference = document.createElement('rapi-doc');
const paint = (isDark: boolean): void => {
  for (const [name, value] of Object.entries(isDark ? colours.dark : colours.light)) {
    reference.setAttribute(name, value);
  }
};
const dark = window.matchMedia('(prefers-color-scheme: dark)');
for (const [name, value] of Object.entries(settings)) reference.setAttribute(name, value);
// The list of calls beside the text needs width; on a phone the calls are a list that unfolds.
reference.setAttribute('render-style', window.matchMedia('(min-width: 768px)').matches ? 'focused' : 'view');
paint(dark.matches);
dark.addEventListener('change', ({ matches }) => paint(matches));
// Two of its landmarks are navigations; the list of calls gets a name.
reference.addEventListener('spec-loaded', () => {
  requestAnimationFrame(() =>
    reference.shadowRoot?.querySelector('.nav-bar')?.setAttribute('aria-label', 'Calls'),
  );
});
document.getElementById('reference')?.append(reference);
