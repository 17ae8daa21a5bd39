import './ui/styles/layers.css';
import './ui/styles/fonts.css';
import './ui/styles/reset.css';
import './ui/styles/tokens.css';
import './ui/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { presets } from './content/presets/index.ts';
import { browserAddress } from './stores/address.ts';
import { createApp } from './stores/app.ts';
import { App } from './ui/App.tsx';
import { AppContext } from './ui/scene.ts';
import { createClient, type Spawn } from './worker/client.ts';
import type { Reply } from './worker/protocol.ts';

const spawn: Spawn = (hear, fail) => {
  const worker = new Worker(new URL('./worker/engine.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Reply>) => hear(data);
  worker.onerror = (event) => {
    event.preventDefault();
    fail(event.message);
  };
  return { post: (request) => worker.postMessage(request), stop: () => worker.terminate() };
};

/** Private windows may forbid it, also by throwing. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

const app = createApp({
  connect: (receive) => createClient(spawn, receive),
  storage: storage(),
  address: browserAddress(window),
  presets,
  prefersStill: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
});

const showTheme = () => {
  const { theme } = app.settings.getState();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
};
app.settings.subscribe(showTheme);
showTheme();
window.addEventListener('beforeunload', (event) => {
  if (app.session.told.getState().isAtRisk) event.preventDefault();
});
void app.session.start();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <AppContext value={app}>
      <App />
    </AppContext>
  </StrictMode>,
);
