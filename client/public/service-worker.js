/*
 * Answers page requests with 'Du är offline' when the server cannot be reached. It stores nothing: there is no cache,
 * so no personal data stays on the device.
 */
const PAGE = `<!doctype html>
<html lang="sv">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Du är offline</title>
    <style>
      body { max-width: 34rem; margin: 15vh auto 0; padding: 0 1.5rem; font: 1.0625rem/1.5 system-ui, sans-serif; }
      a { display: inline-block; padding: 0.75rem 1.25rem; border: 2px solid; border-radius: 8px; color: inherit; font-weight: 600; }
    </style>
  </head>
  <body>
    <main>
      <h1>Du är offline</h1>
      <p>Sidan kan inte visas utan anslutning till internet. Kontrollera nätet och försök igen.</p>
      <p><a href="">Försök igen</a></p>
    </main>
  </body>
</html>`;

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return new Response(PAGE, { status: 503, headers: HEADERS });
  }
}

self.addEventListener('activate', (event) => {
  // The request begins while the worker starts.
  event.waitUntil(self.registration.navigationPreload?.enable());
});
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event));
});
