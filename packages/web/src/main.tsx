import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { Fault } from './app/Fault.tsx'
import { noteFault } from './app/faults.ts'
import { parseRoute } from './app/router.ts'
import { getSettings } from './app/settings/settings-store.ts'
import { languageOf, preloadText } from './app/text.ts'
import './theme/theme.css'

const page = document.getElementById('app') as HTMLElement

/** Whatever breaks while the app draws itself ends here: the page says so instead of staying blank. */
function onUncaughtError(error: unknown, { componentStack }: { componentStack?: string | undefined }): void {
  noteFault(error, componentStack)
  queueMicrotask(() => createRoot(page).render(<Fault />))
}

addEventListener('error', ({ error }) => noteFault(error))
addEventListener('unhandledrejection', ({ reason }) => noteFault(reason))

const settings = getSettings()
if (settings.theme !== 'system') document.documentElement.dataset.theme = settings.theme
preloadText(languageOf(settings), parseRoute(location.hash).screen)
  .catch(noteFault)
  .finally(() => createRoot(page, { onUncaughtError }).render(<App />))
